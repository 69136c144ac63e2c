import { Text, View } from '@tarojs/components'
import type { PartnerEntry } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownDay, shownMinute } from '@/stores/times'
import { Icon, type IconName, classes } from '@/ui'
import { shownMoney } from '@/stores/money'
import { earningWords as t } from '../messages'
import { knownOf, rateWords, signedAmount } from '../rules'
import '@/ui/layout/layout.scss'
import '../earnings.scss'

const icons: Record<string, IconName> = { EARN: 'box', CLAW: 'undo', WITHDRAW: 'card', BACK: 'card', LAPSE: 'clock' }

function titleOf({ kind, buyer = '', title = '', bankName = '', lastFour = '' }: PartnerEntry): string {
  if (kind === 'WITHDRAW') return t('toBank', { bank: bankName, four: lastFour })
  if (kind === 'BACK') return t('backFrom', { bank: bankName, four: lastFour })
  if (kind === 'CLAW') return t('clawed', { buyer })
  if (kind === 'LAPSE') return t('lapsed')
  return kind === 'EARN' ? t('bought', { buyer, title }) : title || t('other')
}

function noteOf({ kind, at: bookedAt, basisPoints, orderTail }: PartnerEntry): string {
  const time = shownMinute(bookedAt)
  if (kind === 'EARN' && basisPoints !== undefined) return t('rate', { time, rate: rateWords(basisPoints) })
  return orderTail === undefined ? time : t('tail', { time, tail: orderTail })
}

/** What became of it, and how that is drawn. */
function endOf({ kind, state, thawsAt, arrivesFen }: PartnerEntry): { words: string; tone: string } {
  if (kind === 'BACK') return { words: t('isBack'), tone: 'ok' }
  if (kind === 'LAPSE') return { words: t('stateCLAWED'), tone: 'grey' }
  if (kind === 'CLAW') return { words: t('takenFrom'), tone: 'grey' }
  if (kind === 'WITHDRAW') {
    const amount = shownMoney(arrivesFen ?? 0)
    return { words: t('arrives', { amount }), tone: 'ok' }
  }
  if (kind !== 'EARN') return { words: '', tone: 'grey' }
  if (state === 'FROZEN' && thawsAt !== undefined)
    return { words: t('stateFROZEN', { day: shownDay(thawsAt) }), tone: 'warm' }
  if (state === 'PENDING') return { words: t('statePENDING'), tone: 'grey' }
  if (state === 'AVAILABLE') return { words: t('stateAVAILABLE'), tone: 'ok' }
  return { words: t(state === 'CLAWED' ? 'stateCLAWED' : 'stateOther'), tone: 'grey' }
}

/** One movement of the account. */
export const EntryRow = observer(function EntryRow({ entry, hidden }: { entry: PartnerEntry; hidden: boolean }) {
  const end = endOf(entry)
  const isEarning = entry.kind === 'EARN'
  return (
    <View role="listitem" className="earn-row">
      <View
        className={`earn-row__disc earn-row__disc--${entry.kind === 'CLAW' || entry.kind === 'LAPSE' ? 'warm' : isEarning ? 'blue' : 'ok'}`}
        aria-hidden
      >
        <Icon name={knownOf(icons, entry.kind, 'box')} size={20} />
      </View>
      <View className="earn-row__words">
        <View className="ui__size-3 ui__lines-2">{titleOf(entry)}</View>
        <View className="ui__size-2 ui__tone-ink-3 ui__loose">{noteOf(entry)}</View>
      </View>
      <View className="earn-row__end">
        <View
          className={classes('ui__size-4 ui__bold ui__figures earn-row__amount', isEarning && 'earn-row__amount--in')}
        >
          {hidden ? '****' : signedAmount(entry.amountFen)}
        </View>
        <Text className={`earn-tone earn-tone--${end.tone}`}>
          {hidden && entry.kind === 'WITHDRAW' ? '****' : end.words}
        </Text>
      </View>
    </View>
  )
})
