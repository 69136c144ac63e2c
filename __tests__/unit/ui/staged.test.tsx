import { render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { useLater } from '@/ui/screen/useLater'
import { useStaged } from '@/ui/screen/useStaged'

function Parts({ total, first, step }: { total: number; first: number; step?: number }) {
  const count = useStaged(total, first, step)
  return <p>{`${count} of ${total}`}</p>
}

const shows = (container: HTMLElement, words: string) => waitFor(() => expect(container.textContent).toBe(words))

describe('parts that follow paint by paint', () => {
  test('the part that is seen first is there at once, the others follow until all are there', async () => {
    const texts: (string | null)[] = []
    const { container } = render(<Parts total={5} first={2} step={2} />)
    expect(container.textContent).toBe('2 of 5')
    new MutationObserver(() => texts.push(container.textContent)).observe(container, {
      subtree: true,
      characterData: true
    })
    await shows(container, '5 of 5')
    expect(texts).toEqual(['4 of 5', '5 of 5'])
  })

  test('a later part follows too, and a part that goes is gone at once', async () => {
    const { container, rerender } = render(<Parts total={0} first={0} />)
    await shows(container, '0 of 0')
    rerender(<Parts total={2} first={0} />)
    await shows(container, '2 of 2')
    rerender(<Parts total={1} first={0} />)
    expect(container.textContent).toBe('1 of 1')
  })

  test('the content of a panel is not part of its first render', () => {
    const Held = () => <p>{useLater() ? 'held' : 'panel'}</p>
    expect(renderToString(<Held />)).toContain('panel')
    expect(render(<Held />).container.textContent).toBe('held')
  })
})
