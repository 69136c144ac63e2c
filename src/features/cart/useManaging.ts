import type { CartRow } from '@contract'
import { confirm, toast } from '@/platform/feedback'
import { stores } from '@/stores'
import { useMarking, type Marking } from '@/ui/list/useMarking'
import { cartWords } from './messages'

/** Editing the cart: what is marked there is to be deleted and is not what is chosen to be bought. */
export interface Managing extends Omit<Marking, 'isMarked' | 'mark'> {
  isMarked: (row: CartRow) => boolean
  mark: (rows: readonly CartRow[], checked: boolean) => void
  /** Asks, then deletes what is marked. */
  remove: () => Promise<void>
}

const idsOf = (rows: readonly CartRow[]): string[] => rows.map(({ rowId }) => rowId)

/** Read it in an `observer`. */
export function useManaging(): Managing {
  const { cart } = stores
  const marking = useMarking(idsOf([...cart.buyable, ...(cart.view?.invalid ?? [])]))
  const { marked } = marking

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
      marking.clear()
    }
  }

  return {
    ...marking,
    isMarked: ({ rowId }) => marking.isMarked(rowId),
    mark: (rows, checked) => marking.mark(idsOf(rows), checked),
    remove
  }
}
