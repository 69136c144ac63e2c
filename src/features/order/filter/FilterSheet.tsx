import { observer } from 'mobx-react-lite'
import { AmountRange } from '@/ui/form/AmountRange'
import { FilterChips } from '@/ui/form/FilterChips'
import { FilterSheet, useFilterDraft } from '@/ui/form/FilterSheet'
import { tabWords } from '../words'
import { filterWords as t } from './messages'
import {
  filterStates,
  orderKinds,
  withAmountInOrder,
  orderTimes,
  toggleChoice,
  withAmount,
  without,
  type OrderFilter
} from './rules'
import { useCount } from './useCount'
import './filter.scss'

interface OrderFilterSheetProps {
  open: boolean
  onClose: () => void
  filter: OrderFilter
  onApply: (filter: OrderFilter) => void
}

const itself = (value: string) => value

/** Everything that orders can be narrowed by, and how many fit it. */
export const OrderFilterSheet = observer(function OrderFilterSheet(props: OrderFilterSheetProps) {
  const { open, onClose, filter, onApply } = props
  const [draft, setDraft] = useFilterDraft(open, filter)
  const count = useCount(draft, open)
  return (
    <FilterSheet
      open={open}
      onClose={onClose}
      title={t('title')}
      action={t(count === undefined ? 'apply' : count === 0 ? 'none' : 'applyCount', { count: count ?? 0 })}
      fitsNone={count === 0}
      onReset={() => setDraft(without(draft, ['time', 'status', 'kind', 'minFen', 'maxFen']))}
      onApply={() => onApply(withAmountInOrder(draft))}
    >
      <FilterChips
        title={t('time')}
        values={orderTimes}
        keyOf={itself}
        words={t}
        isChosen={(time) => time === draft.time}
        onTap={(time) => setDraft(toggleChoice(draft, 'time', time))}
      />
      <FilterChips
        title={t('status')}
        values={filterStates}
        keyOf={itself}
        words={tabWords}
        isChosen={(status) => status === draft.status}
        onTap={(status) => setDraft(toggleChoice(draft, 'status', status))}
      />
      <FilterChips
        title={t('kind')}
        values={orderKinds}
        keyOf={itself}
        words={t}
        isChosen={(kind) => kind === draft.kind}
        onTap={(kind) => setDraft(toggleChoice(draft, 'kind', kind))}
      />
      <AmountRange
        title={t('amount')}
        range={{ from: draft.minFen, to: draft.maxFen }}
        onChange={({ from, to }) => setDraft(withAmount(withAmount(draft, 'minFen', from), 'maxFen', to))}
      />
    </FilterSheet>
  )
})
