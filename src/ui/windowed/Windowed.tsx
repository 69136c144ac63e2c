import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMemo, useState, type ReactNode } from 'react'
import { useWindow } from './useWindow'
import './Windowed.scss'

interface WindowedProps<T> {
  items: readonly T[]
  /** Names an item, once in a list. */
  keyOf: (item: T) => string
  /** Items of one kind are about as tall: what is not measured yet is guessed by it. */
  kindOf?: (item: T) => string
  /** Height of an item before any was measured, px. */
  about: number
  className?: string
  role?: 'list'
  /** Draws an item. */
  children: (item: T, index: number) => ReactNode
}

/** Children of one element: the mini-program allows 60, and `fan` twice multiplied is room for 34,560 items. */
const fan = 24

let lists = 0

/**
 * A list of any length: only what is near the window is there. The rest is blank, with the shape of rows for a shopper who flings
 * faster than they come, and the further away the fewer elements stand for it, so that nothing is moved or sent anew but
 * what comes and goes.
 */
export const Windowed = observer(function Windowed<T>(props: WindowedProps<T>) {
  const { items, keyOf, kindOf, about, children } = props
  // another one on every page: pages may lie above each other
  const [id] = useState(() => `windowed-${(lists += 1)}`)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- how items are named does not change
  const keys = useMemo(() => items.map(keyOf), [items])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- nor what kind they are
  const kinds = useMemo(() => items.map((item) => kindOf?.(item) ?? ''), [items])
  const { first, last, heightAt } = useWindow(id, keys, kinds, about)

  const blank = (from: number, to: number) => {
    let height = 0
    for (let index = from; index < to; index += 1) height += heightAt(index)
    return { height: `${Math.round(height * 100) / 100}px` }
  }
  /** Elements for the items from `from` up to `to`, each for `size` of them. */
  const draw = (from: number, to: number, size: number): ReactNode[] => {
    const nodes: ReactNode[] = []
    for (let start = from; start < to; start += size) {
      const end = Math.min(start + size, to)
      const near = start <= last && end > first
      const style = near ? undefined : blank(start, end)
      const item = items[start]
      if (size > 1) {
        nodes.push(
          <View key={start} className={near ? undefined : 'ui-windowed__blank'} style={style}>
            {near ? draw(start, end, size / fan) : null}
          </View>
        )
      } else if (item !== undefined) {
        nodes.push(
          <View
            key={keys[start]}
            id={`${id}-${start}`}
            className={near ? 'ui-windowed__item' : 'ui-windowed__item ui-windowed__blank'}
            style={style}
          >
            {near ? children(item, start) : null}
          </View>
        )
      }
    }
    return nodes
  }

  return (
    <View id={id} className={props.className} role={props.role}>
      {draw(0, items.length, fan * fan)}
    </View>
  )
}) as <T>(props: WindowedProps<T>) => ReactNode
