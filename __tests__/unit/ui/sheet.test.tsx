import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Sheet } from '@/ui/screen/Sheet'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <button onClick={() => setOpen(true)}>选择</button>
      <Sheet open={open} onClose={() => setOpen(false)} title="选择规格" footer={<button>立即购买</button>}>
        <button>4L</button>
      </Sheet>
    </div>
  )
}

const openIt = () => {
  render(<Page />)
  const opener = screen.getByText('选择')
  opener.focus()
  fireEvent.click(opener)
  return opener
}
const tab = (shiftKey = false) => fireEvent.keyDown(document, { key: 'Tab', shiftKey })

describe('a sheet', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })
  const pass = () => act(() => void jest.advanceTimersByTime(300))

  it('is a dialog with its name and takes the focus', () => {
    openIt()
    const dialog = screen.getByRole('dialog', { name: '选择规格' })
    expect(dialog.contains(document.activeElement)).toBe(true)
  })

  it('keeps the focus inside, both ways round', () => {
    openIt()
    const close = screen.getByRole('button', { name: '关闭' })
    const last = screen.getByText('立即购买')
    last.focus()
    tab()
    expect(document.activeElement).toBe(close)
    tab(true)
    expect(document.activeElement).toBe(last)
  })

  it('closes by Escape and gives the focus back', () => {
    const opener = openIt()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(document.activeElement).toBe(opener)
    pass()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes by a tap beside it and leaves no content', () => {
    openIt()
    fireEvent.click(document.querySelector('.ui-sheet__mask') as Element)
    pass()
    expect(screen.queryByText('4L')).toBeNull()
  })
})
