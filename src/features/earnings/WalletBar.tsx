import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { BottomBar, Button } from '@/ui'
import { shownMoney } from '@/stores/money'
import type { Account } from './account/useAccount'
import { earningWords as t } from './messages'
import './earnings.scss'

/** To share more, or to withdraw what there is. */
export const WalletBar = observer(function WalletBar({ account, hidden }: { account: Account; hidden: boolean }) {
  const fen = account.availableFen
  const words = hidden || fen <= 0 ? t('withdrawHidden') : t('withdraw', { amount: shownMoney(fen) })
  return (
    <BottomBar className="earn-bar-row">
      <Button kind="outline" size="l" onTap={() => go('index')}>
        {t('goShare')}
      </Button>
      <Button block size="l" onTap={() => go('withdrawal')}>
        {words}
      </Button>
    </BottomBar>
  )
})
