import { observer } from 'mobx-react-lite'
import { askToSubscribe } from '@/features/subscription'
import { stores } from '@/stores'
import { Button } from '@/ui'
import { ownCouponWords } from './messages'

/** Asks for the message that comes a day before a coupon ends; nothing where the shop has no such message. */
export const RemindExpiry = observer(function RemindExpiry() {
  if (!stores.site.info?.subscribeTemplates?.['couponExpire']) return null
  return (
    <Button size="s" kind="text" onTap={() => askToSubscribe('COUPON')}>
      {ownCouponWords('remind')}
    </Button>
  )
})
