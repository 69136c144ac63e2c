import type { CartRow } from '@contract'
import { useState } from 'react'
import { confirm, toast } from '@/platform/feedback'
import { stores } from '@/stores'
import { cartWords } from './messages'
import { stillThere } from './rules'

/** Editing the cart: what is marked there is to be deleted and is not what is chosen to be bought. */
export interface Managing {
  on: boolean
  toggle: () => void
  /** Row ids marked. */
  marked: readonly string[]
  allMarked: boolean
  isMarked: (row: CartRow) => boolean
  mark: (rows: readonly CartRow[], checked: boolean) => void
  markAll: (checked: boolean) => void
  /** Asks, then deletes what is marked. */
  remove: () => Promise<void>
}

/** Read it in an `observer`. */
export function useManaging(): Managing {
  const { cart } = stores
  const rows = [...cart.buyable, ...(cart.view?.invalid ?? [])]
  const [wanted, setOn] = useState(false)
  const [set, setMarked] = useState<ReadonlySet<string>>(new Set())
  const on = wanted && rows.length > 0
  const marked = on ? stillThere(set, rows) : []

  const mark = (which: readonly CartRow[], checked: boolean) =>
    setMarked((old) => {
      const next = new Set(old)
      for (const { rowId } of which) {
        if (checked) next.add(rowId)
        else next.delete(rowId)
      }
      return next
    })

  const remove = async () => {
    if (marked.length === 0) {
      toast(cartWords('chooseToDelete'))
      return
    }
    const sure = await confirm({
      title: cartWords('deleteTitle', { count: marked.length }),
      confirmText: cartWords('delete'),
      cancelText: cartWords('keep'),
      danger: true
    })
    if (!sure) return
    if (await cart.remove(marked)) {
      toast(cartWords('deleted'))
      setMarked(new Set())
    }
  }

  return {
    on,
    toggle: () => {
      setOn(!on)
      setMarked(new Set())
    },
    marked,
    allMarked: rows.length > 0 && marked.length === rows.length,
    isMarked: ({ rowId }) => set.has(rowId),
    mark,
    markAll: (checked) => mark(rows, checked),
    remove
  }
}
