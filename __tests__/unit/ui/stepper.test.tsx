import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Stepper } from '@/ui/press/Stepper'

const onLimit = jest.fn()
const onChange = jest.fn()

function Held({ start = 1, max = 3, hint }: { start?: number; max?: number; hint?: string }) {
  const [value, setValue] = useState(start)
  return (
    <Stepper
      value={value}
      max={max}
      hint={hint}
      onLimit={onLimit}
      onChange={(next) => {
        onChange(next)
        setValue(next)
      }}
    />
  )
}

const number = () => screen.getByRole('textbox', { name: '数量' }) as HTMLInputElement
const plus = () => screen.getByRole('button', { name: '增加数量' })
const minus = () => screen.getByRole('button', { name: '减少数量' })
const type = (text: string) => {
  fireEvent.change(number(), { target: { value: text } })
  fireEvent.blur(number())
}

describe('a quantity stepper', () => {
  it('steps between its limits', () => {
    render(<Held />)
    fireEvent.click(plus())
    expect(number().value).toBe('2')
    fireEvent.click(minus())
    expect(number().value).toBe('1')
    expect(onLimit).not.toHaveBeenCalled()
  })

  it('stops at the upper limit, names it, and shows which limit it was', () => {
    render(<Held start={2} hint="已达每人限购数量" />)
    expect(screen.queryByText('已达每人限购数量')).toBeNull()
    fireEvent.click(plus())
    expect(screen.getByText('已达每人限购数量')).toBeTruthy()
    expect(plus().getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(plus())
    expect(number().value).toBe('3')
    expect(onLimit).toHaveBeenCalledWith('max')
  })

  it('stops at the lower limit and names it', () => {
    render(<Held />)
    fireEvent.click(minus())
    expect(onChange).not.toHaveBeenCalled()
    expect(onLimit).toHaveBeenCalledWith('min')
  })

  it('cuts a typed number to the allowed range and says so', () => {
    render(<Held />)
    type('87')
    expect(number().value).toBe('3')
    expect(onLimit).toHaveBeenLastCalledWith('max')
    type('0')
    expect(number().value).toBe('1')
    expect(onLimit).toHaveBeenLastCalledWith('min')
  })

  it('keeps the quantity when the typed text is no number', () => {
    render(<Held start={2} />)
    type('abc')
    expect(number().value).toBe('2')
    expect(onChange).not.toHaveBeenCalled()
  })
})
