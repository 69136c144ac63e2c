import { Text, View } from '@tarojs/components'
import type { Presale } from '@contract'
import { equationOf } from '@domain/activity/presale'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { roundMoney } from '@/stores/money'
import { shownMinute } from '@/stores/times'
import { Button, Checkbox, classes, Icon, Sheet } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { presaleWords as t } from './messages'
import { lookOf, partsOf } from './rules'

/** Money as an equation: the deposit, what it counts for, and the balance. */
const HowMuch = observer(function HowMuch({ presale }: { presale: Presale }) {
  const { depositFen, worthFen, savedFen, balanceFen, times } = equationOf(presale)
  const { deposit, saved } = partsOf({ depositFen, savedFen, balanceFen })
  return (
    <View className="presale-how">
      <View className="ui__size-5 ui__tone-ink ui__heavy ui__below-2 ui__tight" role="heading" aria-level={3}>
        {t('how')}
      </View>
      <Row align="stretch">
        <Stack align="center" shrinks className="presale-sum__part presale-sum__part--deposit">
          <Text className="ui__size-2 ui__tone-ink-2 ui__loose ui__center">{t('nowDeposit')}</Text>
          <Text className="ui__size-5 ui__heavy ui__tight">{roundMoney(depositFen)}</Text>
        </Stack>
        <Stack align="center" justify="center" tone="sale-deep" className="presale-sum__sign">
          {times === undefined ? null : <Text className="ui__size-2 ui__heavy">{t('times', { times })}</Text>}
          <Icon name="right" size={14} />
        </Stack>
        <Stack align="center" shrinks className="presale-sum__part presale-sum__part--worth">
          <Text className="ui__size-2 ui__tone-ink-2 ui__loose ui__center">{t('offBalance')}</Text>
          <Text className="ui__size-5 ui__heavy ui__tight">{roundMoney(worthFen)}</Text>
        </Stack>
        <Stack align="center" justify="center" tone="sale-deep" className="presale-sum__sign">
          <Text className="ui__size-5 ui__tone-ink-2">+</Text>
        </Stack>
        <Stack align="center" shrinks className="presale-sum__part presale-sum__part--balance">
          <Text className="ui__size-2 ui__tone-ink-2 ui__loose ui__center">{t('thenBalance')}</Text>
          <Text className="ui__size-5 ui__heavy ui__tight">{roundMoney(balanceFen)}</Text>
        </Stack>
      </Row>
      <View className="ui__row ui__align-stretch ui__above-3 presale-bar" aria-hidden>
        <View className="presale-bar__deposit" style={{ width: `${deposit}%` }} />
        {saved > 0 ? <View className="presale-bar__saved" style={{ width: `${saved}%` }} /> : null}
        <View className="presale-bar__balance" />
      </View>
      <Row align="stretch" wrap size={2} above={2} className="presale-legend">
        <Text className="ui__tone-sale-deep">{t('partDeposit', { amount: roundMoney(depositFen) })}</Text>
        {savedFen > 0 ? (
          <Text className="ui__tone-warm">{t('partSaved', { amount: roundMoney(savedFen) })}</Text>
        ) : null}
        <Text className="ui__tone-action">{t('partBalance', { amount: roundMoney(balanceFen) })}</Text>
      </Row>
      <View className="ui__size-2 ui__tone-ink-3 ui__above-2 ui__loose">{t('freight')}</View>
    </View>
  )
})

interface StepProps {
  title: string
  time: string
  note: string
  back: string
  tone: 'warm' | 'ok'
  now?: boolean
}

const Step = observer(function Step({ title, time, note, back, tone, now }: StepProps) {
  return (
    <View className={classes('ui__row ui__align-stretch presale-step', now && 'presale-step--now')} role="listitem">
      <View className="ui__after-3 ui__fixed presale-step__mark" aria-hidden>
        <View className="presale-step__dot" />
      </View>
      <View className="ui__pad-bottom-4 ui__grow">
        <Row align="baseline" justify="between" wrap className="presale-step__head">
          <Text className="ui__size-4 ui__tone-ink ui__heavy presale-step__title">{title}</Text>
          <Text className="ui__size-2 ui__tone-ink-2 presale-step__time">{time}</Text>
        </Row>
        <View className="ui__size-3 ui__tone-ink-3 ui__loose">{note}</View>
        <View className={`presale-step__back presale-step__back--${tone}`}>
          <Icon name="undo" size={14} />
          <Text>{back}</Text>
        </View>
      </View>
    </View>
  )
})

/** Each step with its time, and what comes back when it is given up there. */
const When = observer(function When({ presale }: { presale: Presale }) {
  const { startAt, endAt, balanceFrom, balanceTo, shipBy } = presale
  const range = (from: number, to: number) => t('range', { from: shownMinute(from), to: shownMinute(to) })
  return (
    <View className="presale-how">
      <Row justify="between" gap={2} wrap below={2}>
        <View className="ui__size-5 ui__tone-ink ui__heavy ui__below-2 ui__tight" role="heading" aria-level={3}>
          {t('when')}
        </View>
        <View className="ui__row ui__gap-1 ui__size-2 ui__tone-ok presale-how__remind">
          <Icon name="bell" size={14} />
          <Text>{t('remind')}</Text>
        </View>
      </Row>
      <View role="list">
        <Step
          title={t('step1')}
          time={range(startAt, endAt)}
          note={t('step1Note')}
          back={t('step1Back')}
          tone="warm"
          now={presale.phase === 'OPEN'}
        />
        <Step
          title={t('step2')}
          time={range(balanceFrom, balanceTo)}
          note={t('step2Note')}
          back={t('step2Back')}
          tone="warm"
        />
        <Step
          title={t('step3')}
          time={t('until', { time: shownMinute(shipBy) })}
          note={t('step3Note')}
          back={t('step3Back')}
          tone="ok"
        />
      </View>
    </View>
  )
})

interface PresaleSheetProps {
  /** The one that was last asked about: it stays while the panel slides away. */
  presale: Presale
  open: boolean
  onClose: () => void
  onBook: (presale: Presale) => Promise<void>
}

/** How it is paid; and the deposit, once it is agreed that it is not refunded. */
export const PresaleSheet = observer(function PresaleSheet({ presale, open, onClose, onBook }: PresaleSheetProps) {
  const [isAgreed, setIsAgreed] = useState(false)
  useEffect(() => {
    if (!open) setIsAgreed(false)
  }, [open])
  const book = lookOf(presale) === 'BOOK'
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('sheetTitle')}
      footer={
        book ? (
          <View className="ui__grow">
            <Checkbox className="presale-agree" checked={isAgreed} onChange={setIsAgreed} label={t('agree')} />
            <Button
              block
              disabled={!isAgreed}
              onTap={async () => {
                onClose()
                await onBook(presale)
              }}
            >
              {isAgreed ? t('pay', { amount: roundMoney(presale.depositFen) }) : t('agreeFirst')}
            </Button>
          </View>
        ) : presale.phase === 'COMING' ? (
          <View className="presale-agree">{t('startsAt', { time: shownMinute(presale.startAt) })}</View>
        ) : undefined
      }
    >
      <HowMuch presale={presale} />
      <When presale={presale} />
    </Sheet>
  )
})
