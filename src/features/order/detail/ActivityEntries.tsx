import type { OrderDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { rebateNote } from '@/features/rebateNote'
import { go } from '@/routes'
import { roundMoney } from '@/stores/money'
import { Card, Cell, type IconName } from '@/ui'
import { filterWords } from '../filter/messages'
import { orderWords as t } from '../messages'

interface EntryProps {
  icon: IconName
  label: string
  value?: string
  note?: ReactNode
  onTap: () => unknown
}

const Entry = ({ onTap, ...cell }: EntryProps) => (
  <Card>
    <Cell {...cell} tone="muted" onTap={() => void onTap()} />
  </Card>
)

/** At a flash price and in no other activity, whose prices are below the usual one as well. */
const isFlashOrder = ({ saving, groupCode, trialCode, assistCode, presale, employee }: OrderDetail): boolean =>
  (saving?.flashFen ?? 0) > 0 && !(groupCode ?? trialCode ?? assistCode ?? presale ?? employee)

/** From an order to the activity that it was bought in, to the subsidy it used, and to the cash that it gives back. */
export const ActivityEntries = observer(function ActivityEntries({ order }: { order: OrderDetail }) {
  const { groupCode, trialCode, assistCode, presale, employee, subsidyFen, rebate } = order
  const back = rebate?.backFen ?? 0
  const isVoid = rebate?.state === 'VOID'
  const rebateFen = isVoid ? back : (rebate?.rebateFen ?? 0)
  return (
    <>
      {groupCode && <Entry icon="users" label={filterWords('GROUP')} onTap={() => go('joinDetail', { groupCode })} />}
      {trialCode && <Entry icon="gift" label={filterWords('TRIAL')} onTap={() => go('productTrial', { trialCode })} />}
      {assistCode && <Entry icon="like" label={filterWords('ASSIST')} onTap={() => go('assistment', { assistCode })} />}
      {presale && <Entry icon="clock" label={filterWords('PRESALE')} onTap={() => go('presell')} />}
      {employee && <Entry icon="card" label={filterWords('EMPLOYEE')} onTap={() => go('employeePurchase')} />}
      {isFlashOrder(order) && <Entry icon="clock" label={filterWords('FLASH')} onTap={() => go('seckill', {})} />}
      {subsidyFen !== undefined && <Entry icon="ticket" label={t('subsidyCard')} onTap={() => go('guobuPage')} />}
      {rebate && (
        <Entry
          icon="wallet"
          label={t('rebate', { amount: roundMoney(rebateFen) })}
          note={back > 0 && !isVoid ? t('rebateBack', { amount: roundMoney(back) }) : undefined}
          value={rebateNote({ ...rebate, rebateFen })}
          onTap={() => go('returnProductList')}
        />
      )}
    </>
  )
})
