import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { BottomBar, Button } from '@/ui'
import { shownMoney } from '@/stores/money'
import type { Account } from './account/useAccount'
import { earningWords as t } from './messages'
import './earnings.scss'

/** To share more, or to withdraw what there is; a balance of nothing leads to no refusal. */
export const WalletBar = observer(function WalletBar({ account, hidden }: { account: Account; hidden: boolean }) {
  const fen = account.availableFen
  const words = hidden ? t('withdrawHidden') : t('withdraw', { amount: shownMoney(fen) })
  return (
    <BottomBar className="earn-bar-row">
      <Button kind={fen > 0 ? 'outline' : 'filled'} block={fen <= 0} size="l" onTap={() => go('index')}>
        {t('goShare')}
      </Button>
      {fen > 0 ? (
        <Button block size="l" onTap={() => go('withdrawal')}>
          {words}
        </Button>
      ) : null}
    </BottomBar>
  )
})
