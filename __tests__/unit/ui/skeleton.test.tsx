import { render, screen } from '@testing-library/react'
import { firstViews } from '../../../config/firstViews'
import { orderCards } from '@/features/order/list/orderCards'
import type { RouteKey } from '@/routes'
import { Skeleton } from '@/ui/screen/Skeleton'
import { boxOf, skeletonShapes, type SkeletonPart } from '@/ui/screen/skeletonParts'

const classesOf = (root: Element): string[] =>
  [...root.querySelectorAll('*')].map(({ className }) => className.replace('taro-view ', '').trim())

describe('a skeleton', () => {
  test('is announced once, as loading, and drawn from its description', () => {
    render(<Skeleton of={[['card row', 'thumb', ['lines', 'line 60%']]]} />)
    const [root] = screen.getAllByRole('status', { name: '加载中' })
    expect(screen.getAllByRole('status')).toHaveLength(1)
    expect(root && classesOf(root)).toEqual([
      'ui-skeleton__card ui-skeleton__row',
      'ui-skeleton__block ui-skeleton__thumb',
      'ui-skeleton__lines',
      'ui-skeleton__block ui-skeleton__line'
    ])
    expect(root?.querySelector<HTMLElement>('.ui-skeleton__line')?.style.width).toBe('60%')
  })

  test('takes a screen’s own class and its measures', () => {
    expect(boxOf(['.order-card', 'line'])).toEqual({ className: 'order-card', width: undefined, inside: ['line'] })
  })

  test.each<[RouteKey, SkeletonPart[]]>([
    ['cart', skeletonShapes.cart()],
    ['productList', skeletonShapes.tiles(6)],
    ['myOrder', orderCards]
  ])('%s waits in the same boxes before its scripts are there and after', (key, parts) => {
    const early = document.createElement('div')
    early.innerHTML = firstViews[key]?.html ?? ''
    const { container } = render(<Skeleton of={parts} />)
    // pictures have places of their own in the first view
    for (const slot of early.querySelectorAll('.ui-skeleton i')) slot.remove()
    const skeleton = container.querySelector('.ui-skeleton')
    const first = early.querySelector('.ui-skeleton')
    expect(first && classesOf(first)).toEqual(skeleton && classesOf(skeleton))
    const widths = (root: Element | null) =>
      [...(root?.querySelectorAll<HTMLElement>('[style]') ?? [])].map(({ style }) => style.width)
    expect(widths(first)).toEqual(widths(skeleton))
  })
})
