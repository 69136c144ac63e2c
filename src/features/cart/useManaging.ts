import type { CartRow } from '@contract'
import { stores } from '@/stores'
import { useMarking, type Marking } from '@/ui/list/useMarking'

/** Editing the cart: what is marked there is to be deleted and is not what is chosen to be bought. */
export interface Managing extends Omit<Marking, 'isMarked' | 'mark'> {
  isMarked: (row: CartRow) => boolean
  mark: (rows: readonly CartRow[], isChecked: boolean) => void
}

const idsOf = (rows: readonly CartRow[]): string[] => rows.map(({ rowId }) => rowId)

/** Read it in an `observer`. */
export function useManaging(): Managing {
  const { cart } = stores
  const marking = useMarking(idsOf([...cart.buyable, ...(cart.view?.invalid ?? [])]))
  return {
    ...marking,
    isMarked: ({ rowId }) => marking.isMarked(rowId),
    mark: (rows, isChecked) => marking.mark(idsOf(rows), isChecked)
  }
}
