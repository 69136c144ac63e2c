import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../press/Button'
import { Sheet } from '../screen/Sheet'
import { filterWords } from './filterMessages'

/** What is chosen in a filter's sheet and not applied yet; begins with `filter` each time the sheet opens. */
export function useFilterDraft<F>(open: boolean, filter: F): [F, (draft: F) => void] {
  const [draft, setDraft] = useState(filter)
  useEffect(() => {
    if (open) setDraft(filter)
  }, [open, filter])
  return [draft, setDraft]
}

interface FilterSheetProps {
  open: boolean
  onClose: () => void
  /** Default: 筛选. */
  title?: string
  /** The words of the button that applies the draft, with how many fit it where that is known. */
  action: string
  /** Nothing fits the draft: it can't be applied. */
  fitsNone?: boolean
  onReset: () => void
  onApply: () => void
  /** Its parts: `FilterChips`, `AmountRange`. */
  children: ReactNode
}

/** What a list can be narrowed by, in a sheet. Nothing changes until it is applied; the filter itself lives in the address. */
export const FilterSheet = observer(function FilterSheet(props: FilterSheetProps) {
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={props.title ?? filterWords('filter')}
      footer={
        <>
          <Button kind="tint" size="l" block onTap={props.onReset}>
            {filterWords('reset')}
          </Button>
          <Button size="l" block disabled={props.fitsNone === true} onTap={props.onApply}>
            {props.action}
          </Button>
        </>
      }
    >
      {props.children}
    </Sheet>
  )
})
