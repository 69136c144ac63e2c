import { serverNow } from '@/api'
import { NotPartner } from '@/features/earnings/NotPartner'
import { withdrawWords as t } from '@/features/earnings/withdraw/messages'
import { useOffer, useWithdraw } from '@/features/earnings/withdraw/useWithdraw'
import { WithdrawForm } from '@/features/earnings/withdraw/WithdrawForm'
import { WithdrawSkeleton } from '@/features/earnings/withdraw/WithdrawSkeleton'
import { definePage } from '@/page'
import { toast } from '@/platform/feedback'
import { go } from '@/routes'
import { BottomBar, Button, Screen, StateView } from '@/ui'
import { shownMoney } from '@/stores/money'

/** Withdraws what was earned to a bank card. */
function Withdrawal() {
  const remote = useOffer()
  const offer = remote.missing ? undefined : remote.data
  const form = useWithdraw(offer, remote.reload)
  const card = offer?.card
  const isBlocked = !card || card.usableAt > serverNow() || offer.mostFen === 0
  const submit = async () => {
    if (!(await form.submit())) return
    toast(t('done'))
    await go('myVallet', { tab: 'WITHDRAWALS' }, { replace: true })
  }
  return (
    <Screen
      onPullRefresh={remote.reload}
      footer={
        offer ? (
          <BottomBar>
            <Button block size="l" disabled={isBlocked} onTap={submit}>
              {form.counted?.amountFen
                ? t('confirm', { amount: shownMoney(form.counted.arrivesFen) })
                : t('confirmEmpty')}
            </Button>
          </BottomBar>
        ) : undefined
      }
    >
      <StateView remote={remote} missing={<NotPartner />}>
        {(withdrawOffer) => <WithdrawForm offer={withdrawOffer} form={form} reload={remote.reload} />}
      </StateView>
    </Screen>
  )
}

export default definePage('withdrawal', { body: Withdrawal, skeleton: <WithdrawSkeleton /> })
