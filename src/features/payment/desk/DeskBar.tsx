import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { DeskPlan, DeskSplit } from '@contract'
import { currentLocale } from '@/i18n'
import { shownMoney } from '@/stores/money'
import { BottomBar, Button } from '@/ui'
import { Text } from '@/ui/layout/Text'
import { paymentWords } from '../messages'
import { planLine } from '../planLine'
import { Told } from '../Told'
import { deskWords as t } from './messages'
import { todayFen } from './rules'
import type { DeskState } from './useDesk'

/** What is paid today and what later, in one line, and the button that pays. */
export const DeskBar = observer(function DeskBar({ desk }: { desk: DeskState }) {
  const { paying, split, plan } = desk
  const { notice } = paying
  if (!split) return null
  return (
    <View>
      {notice ? <Told words={'words' in notice ? notice.words : paymentWords(notice.key)} /> : null}
      <BottomBar className="desk-foot">
        {split.balanceFen > 0 || plan ? (
          <Text size={2} tone="ink-2" loose center>
            {summary(desk)}
          </Text>
        ) : null}
        <Button block size="l" busy={paying.phase === 'starting'} onTap={desk.pay}>
          {payLabel(split, plan)}
        </Button>
      </BottomBar>
    </View>
  )
})

/** What the tap does: pays today's part, enters the plan, or both. */
function payLabel(split: DeskSplit, plan: DeskPlan | undefined): string {
  const fen = todayFen(split, plan)
  const amount = shownMoney(fen)
  if (!plan) return t('pay', { amount })
  const count = plan.months
  return fen > 0 ? t('payAndPlan', { amount, count }) : t('confirmPlan', { count })
}

function summary({ split, way, plan }: DeskState): string {
  if (!split) return ''
  const comma = currentLocale() === 'zh-CN' ? '，' : ', '
  if (plan) return planLine(todayFen(split, plan), plan)
  const parts = [t('fromBalance', { amount: shownMoney(split.balanceFen) })]
  if (split.restFen > 0 && way?.kind === 'CHANNEL') {
    parts.push(t('part', { name: paymentWords(way.channel), amount: shownMoney(split.restFen) }))
  }
  return parts.join(comma)
}
