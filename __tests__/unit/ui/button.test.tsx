import { act, fireEvent, render, screen } from '@testing-library/react'
import { Button } from '@/ui/press/Button'

describe('a button', () => {
  it('is a real button with the name of its words', () => {
    render(<Button>提交订单</Button>)
    expect(screen.getByRole('button', { name: '提交订单' }).tagName).toBe('BUTTON')
  })

  it('takes no tap while the screen says it is busy', () => {
    const onTap = jest.fn()
    render(
      <Button busy onTap={onTap}>
        提交
      </Button>
    )
    const button = screen.getByRole('button')
    fireEvent.click(button)
    expect(onTap).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  it('fires once for two taps in the same frame, and again after its work has settled', async () => {
    let settle = () => undefined as void
    const onTap = jest.fn(() => new Promise<void>((resolve) => (settle = resolve)))
    render(<Button onTap={onTap}>提交</Button>)
    const button = screen.getByRole('button')
    act(() => {
      button.click()
      button.click()
    })
    expect(onTap).toHaveBeenCalledTimes(1)
    expect(button.getAttribute('aria-busy')).toBe('true')
    await act(async () => settle())
    expect(button.getAttribute('aria-busy')).toBeNull()
    fireEvent.click(button)
    expect(onTap).toHaveBeenCalledTimes(2)
    await act(async () => settle())
  })

  it('comes free again when its work fails', async () => {
    const onTap = jest.fn(() => Promise.reject(new Error('refused')))
    render(<Button onTap={onTap}>提交</Button>)
    await act(async () => screen.getByRole('button').click())
    fireEvent.click(screen.getByRole('button'))
    expect(onTap).toHaveBeenCalledTimes(2)
    await act(async () => undefined)
  })

  it('takes no tap when disabled', () => {
    const onTap = jest.fn()
    render(
      <Button disabled onTap={onTap}>
        提交
      </Button>
    )
    fireEvent.click(screen.getByRole('button'))
    expect(onTap).not.toHaveBeenCalled()
  })
})
