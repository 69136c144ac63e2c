import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { shownMoney } from '@/stores/money'
import { BottomBar, Button } from '@/ui'
import { appCashierWords as t } from './messages'
import type { AppCashierState } from './useAppCashier'

/** On to the shop's own way of paying, or to the app. */
export const AppCashierBar = observer(function AppCashierBar({ cashier }: { cashier: AppCashierState }) {
  const { payable, way } = cashier
  if (!payable) return null
  const { orderCodes, amountFen } = payable
  return (
    <BottomBar>
      {way === 'APP' ? (
        <Button block size="l" onTap={() => go('downloadApp', {})}>
          {t('toApp')}
        </Button>
      ) : (
        <Button block size="l" onTap={() => go('pay', { orderCodes })}>
          {t('here', { amount: shownMoney(amountFen) })}
        </Button>
      )}
    </BottomBar>
  )
})
