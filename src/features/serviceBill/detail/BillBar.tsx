import type { ServiceBill } from '@contract'
import { billActions, type BillAction, type BillFacts } from '@domain/aftersale/serviceBill'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { serverNow } from '@/api'
import { currentUrl, go } from '@/routes'
import { stores } from '@/stores'
import { BottomBar, Button } from '@/ui'
import { billWords as t } from '../messages'
import { yuan } from '../words'
import { TimeSheet } from './TimeSheet'
import type { BillActs } from './useBill'

const factsOf = (bill: ServiceBill): BillFacts => ({
  state: bill.state,
  ofMaker: bill.source === 'BRAND',
  unpaid: bill.dueFen > 0,
  reviewed: bill.review !== undefined,
  ...(bill.window ? { visitFrom: bill.window.from } : {})
})

/** What can be done with a bill now; who is not logged in can answer a quote. A review has its place in the content. */
export const barActions = (bill: ServiceBill): BillAction[] =>
  billActions(factsOf(bill), serverNow()).filter(
    (action) => action !== 'REVIEW' && (stores.session.loggedIn || action === 'ANSWER')
  )

interface BillBarProps {
  bill: ServiceBill
  acts: BillActs
  reload: () => unknown
  onRemoved: () => unknown
}

/** The quote's yes and no: a yes that costs something is for who is logged in. */
const Answer = ({ bill, acts }: Pick<BillBarProps, 'bill' | 'acts'>) => {
  const fen = bill.quote?.totalFen ?? 0
  const mayAgree = stores.session.loggedIn || fen === 0
  return (
    <>
      <Button kind="outline" size="l" onTap={() => acts.answer(bill, false)}>
        {t('decline')}
      </Button>
      {mayAgree ? (
        <Button size="l" block onTap={() => acts.answer(bill, true)}>
          {fen === 0 ? t('agree') : t('agreePay', { amount: yuan(fen) })}
        </Button>
      ) : (
        <Button size="l" block onTap={() => void go('login', { from: currentUrl() })}>
          {t('agreeLogin')}
        </Button>
      )}
    </>
  )
}

export const BillBar = observer(function BillBar({ bill, acts, reload, onRemoved }: BillBarProps) {
  const [choosing, setChoosing] = useState(false)
  const actions = barActions(bill)
  const has = (action: BillAction): boolean => actions.includes(action)
  const remove = async () => {
    if (await acts.remove(bill)) await onRemoved()
  }
  return (
    <>
      <BottomBar>
        {has('DELETE') ? (
          <Button kind="outline" size="l" onTap={remove}>
            {t('remove')}
          </Button>
        ) : null}
        {has('CANCEL') ? (
          <Button kind="outline" size="l" block onTap={() => acts.cancel(bill)}>
            {t('cancel')}
          </Button>
        ) : null}
        {has('CHANGE_TIME') ? (
          <Button size="l" block onTap={() => setChoosing(true)}>
            {t('changeTime')}
          </Button>
        ) : null}
        {has('ANSWER') ? <Answer bill={bill} acts={acts} /> : null}
        {has('PAY') ? (
          <Button size="l" block onTap={() => acts.pay(bill)}>
            {t('pay', { amount: yuan(bill.dueFen) })}
          </Button>
        ) : null}
        {has('DELETE') ? (
          <Button size="l" block onTap={() => void go('bbcInstallRepair', { work: bill.work })}>
            {t('again')}
          </Button>
        ) : null}
      </BottomBar>
      <TimeSheet open={choosing} onClose={() => setChoosing(false)} bill={bill} onChanged={reload} />
    </>
  )
})
