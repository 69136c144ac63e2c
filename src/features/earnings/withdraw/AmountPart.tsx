import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { stores } from '@/stores'
import { Card, Icon, Pressable, TextInput } from '@/ui'
import { useFieldId } from '@/ui/field/useFieldId'
import { roundMoney, shownMoney } from '@/stores/money'
import { Row, Stack } from '@/ui/layout/Box'
import { withdrawWords as t } from './messages'
import { writtenOf, type Offer } from './rules'
import { barWords, type Withdrawing } from './useWithdraw'
import './withdraw.scss'

const percentOf = (part: number, whole: number): string =>
  `${whole <= 0 ? 0 : Math.min(100, Math.max(0, Math.round((part / whole) * 100)))}%`

/** How much is withdrawn, and what is left of the limits. */
export const AmountPart = observer(function AmountPart({ offer, form }: { offer: Offer; form: Withdrawing }) {
  const id = useFieldId()
  const symbol = stores.site.currencySymbol
  const { rule, todayFen, monthTimes, availableFen, frozenFen, mostFen } = offer
  const dayLeft = Math.max(0, rule.dailyFen - todayFen)
  const left = Math.max(0, rule.monthlyTimes - monthTimes)
  const error = form.wrong.amount ?? barWords(offer, form.written)
  return (
    <Card>
      <View className="ui__size-3">{t('amount')}</View>
      <Row gap={2} className="withdraw-amount">
        <Text className="ui__size-6 ui__bold">{symbol}</Text>
        <TextInput
          id={id}
          className="withdraw-amount__input"
          label={t('amount')}
          type="amount"
          value={form.written}
          maxLength={11}
          placeholder="0.00"
          invalid={error !== undefined}
          describedBy={error === undefined ? undefined : `${id}-error`}
          onChange={form.write}
        />
        <Pressable
          className="withdraw-amount__all"
          disabled={mostFen === 0}
          onTap={() => form.write(writtenOf(mostFen))}
        >
          <Text>{t('all')}</Text>
        </Pressable>
      </Row>
      {error === undefined ? (
        <Row gap={1} size={2} className="withdraw-amount__note">
          {t('balance', { amount: shownMoney(availableFen), frozen: shownMoney(frozenFen) })}
        </Row>
      ) : (
        <View
          id={`${id}-error`}
          className="ui__row ui__gap-1 ui__size-2 withdraw-amount__note withdraw-amount__note--wrong"
          role="alert"
        >
          <Icon name="info" size={14} />
          <Text>{error}</Text>
        </View>
      )}
      <Row align="stretch" gap={3}>
        <Stack justify="between" shrinks className="withdraw-limit">
          <Row align="stretch" justify="between" wrap size={3} weight="bold" figures className="withdraw-limit__line">
            <Text className="ui__size-2 ui__tone-ink-3 ui__loose withdraw-grey">{t('dayLeft')}</Text>
            <Text>{roundMoney(dayLeft)}</Text>
          </Row>
          <View className="withdraw-limit__bar" aria-hidden>
            <View className="withdraw-limit__part" style={{ width: percentOf(dayLeft, rule.dailyFen) }} />
          </View>
        </Stack>
        <Stack justify="between" shrinks className="withdraw-limit">
          <Row align="stretch" justify="between" wrap size={3} weight="bold" figures className="withdraw-limit__line">
            <Text className="ui__size-2 ui__tone-ink-3 ui__loose withdraw-grey">{t('timesLeft')}</Text>
            <Text>{t('times', { left, all: rule.monthlyTimes })}</Text>
          </Row>
          <View className="withdraw-limit__bar" aria-hidden>
            <View className="withdraw-limit__part" style={{ width: percentOf(left, rule.monthlyTimes) }} />
          </View>
        </Stack>
      </Row>
    </Card>
  )
})
