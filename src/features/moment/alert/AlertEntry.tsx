import { observer } from 'mobx-react-lite'
import { Cell } from '@/ui'
import { alertWords } from './messages'

/** The way to the sheet, from what is known of the product. */
export const AlertEntry = observer(function AlertEntry({ onTap }: { onTap: () => void }) {
  return <Cell icon="bell" label={alertWords('entry')} note={alertWords('entryNote')} onTap={onTap} />
})
