import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Field } from '@/ui/field/Field'
import { TextArea } from '@/ui/field/TextArea'

function Held(props: { error?: string; note?: string; maxLength?: number; focus?: boolean; onBlur?: () => void }) {
  const [value, setValue] = useState('')
  return <Field label="手机号" type="phone" value={value} onChange={setValue} {...props} />
}
const input = () => screen.getByLabelText('手机号') as HTMLInputElement

describe('a field', () => {
  it('is named by its label and brings the keyboard of its type', () => {
    render(<Held />)
    expect(input().inputMode).toBe('tel')
    expect(input().autocomplete).toBe('tel-national')
  })

  it('ties its error to the input and says it is wrong', () => {
    const { rerender } = render(<Held note="11 位" />)
    expect(input().getAttribute('aria-invalid')).toBeNull()
    expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe('11 位')
    rerender(<Held note="11 位" error="手机号不对" />)
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe('手机号不对')
    expect(screen.getByRole('alert').textContent).toBe('手机号不对')
  })

  it('reports leaving, so that the screen can check then', () => {
    const onBlur = jest.fn()
    render(<Held onBlur={onBlur} />)
    fireEvent.focus(input())
    fireEvent.blur(input())
    expect(onBlur).toHaveBeenCalledTimes(1)
  })

  it('cuts pasted text at its length and can be cleared', () => {
    render(<Held maxLength={11} />)
    fireEvent.change(input(), { target: { value: '138001360219999' } })
    expect(input().value).toBe('13800136021')
    fireEvent.click(screen.getByRole('button', { name: '清除 手机号' }))
    expect(input().value).toBe('')
  })

  it('takes the cursor when it is the first wrong one', () => {
    const { rerender } = render(<Held />)
    expect(document.activeElement).not.toBe(input())
    rerender(<Held focus />)
    expect(document.activeElement).toBe(input())
  })

  it('hands on what an input method composed only when it is done', () => {
    const onChange = jest.fn()
    render(<Field label="收货人" value="" onChange={onChange} />)
    const name = screen.getByLabelText('收货人') as HTMLInputElement
    fireEvent.compositionStart(name)
    fireEvent.change(name, { target: { value: 'lin' } })
    expect(onChange).not.toHaveBeenCalled()
    expect(name.value).toBe('lin')
    fireEvent.change(name, { target: { value: '林' } })
    fireEvent.compositionEnd(name)
    expect(onChange).toHaveBeenLastCalledWith('林')
  })

  it.each([
    ['one line', Field],
    ['several lines', TextArea]
  ])('%s hands on what was half composed when it is left, where the browser tells no end', (_name, Input) => {
    const onChange = jest.fn()
    const { rerender } = render(<Input label="备注" value="" onChange={onChange} />)
    const field = screen.getByLabelText('备注') as HTMLInputElement
    fireEvent.compositionStart(field)
    fireEvent.change(field, { target: { value: '林' } })
    fireEvent.blur(field)
    expect(onChange).toHaveBeenLastCalledWith('林')
    // what is held outside counts again
    rerender(<Input label="备注" value="林知夏" onChange={onChange} />)
    expect(field.value).toBe('林知夏')
  })
})
