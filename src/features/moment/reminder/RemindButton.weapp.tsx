import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { flashPhase } from '@domain/money/price'
import { stores } from '@/stores'
import { Button } from '@/ui'
import { reminderWords } from './messages'
import type { RemindProps } from './remindTypes'
import { useReminder } from './useReminder'

/** Before a flash sale: sets a reminder of its beginning, or takes that back. */
export const RemindButton = observer(function RemindButton(props: RemindProps) {
  const { sku } = props
  const { reminded, remind, cancel } = useReminder(props)
  // what has no template is not sent
  const hasTemplate = stores.site.info?.subscribeTemplates?.['seckill'] !== undefined
  if (!hasTemplate || !sku || flashPhase(sku.flash, serverNow()) !== 'COMING') return null
  return (
    <Button size="s" kind={reminded ? 'outline' : 'tint'} onTap={reminded ? cancel : remind}>
      {reminderWords(reminded ? 'isSet' : 'remind')}
    </Button>
  )
})
