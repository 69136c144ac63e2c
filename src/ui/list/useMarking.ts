import { useState } from 'react'

/** Editing a list: what is marked there is to be deleted or moved, and is not what a screen otherwise chooses. */
export interface Marking {
  on: boolean
  toggle: () => void
  /** In the order of the list. */
  marked: readonly string[]
  allMarked: boolean
  isMarked: (key: string) => boolean
  mark: (keys: readonly string[], isChecked: boolean) => void
  markAll: (isChecked: boolean) => void
  /** What was marked has been dealt with. */
  clear: () => void
}

/** `keys` of what the list shows; marks of what is gone are forgotten. An empty list is not edited. */
export function useMarking(keys: readonly string[]): Marking {
  const [isWanted, setOn] = useState(false)
  const [set, setMarked] = useState<ReadonlySet<string>>(new Set())
  const on = isWanted && keys.length > 0
  const marked = on ? keys.filter((key) => set.has(key)) : []
  const mark = (which: readonly string[], isChecked: boolean) =>
    setMarked((old) => {
      const next = new Set(old)
      for (const key of which) {
        if (isChecked) next.add(key)
        else next.delete(key)
      }
      return next
    })
  const clear = () => setMarked(new Set())
  return {
    on,
    toggle: () => {
      setOn(!on)
      clear()
    },
    marked,
    allMarked: keys.length > 0 && marked.length === keys.length,
    isMarked: (key) => set.has(key),
    mark,
    markAll: (isChecked) => mark(keys, isChecked),
    clear
  }
}
