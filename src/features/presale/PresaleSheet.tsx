import { Text, View } from '@tarojs/components'
import type { Presale } from '@contract'
import { equationOf } from '@domain/activity/presale'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { roundMoney } from '@/stores/money'
import { shownMinute } from '@/stores/times'
import { Button, Checkbox, Icon, Sheet } from '@/ui'
import { presaleWords as t } from './messages'
import { lookOf, partsOf } from './rules'

/** Money as an equation: the deposit, what it counts for, and the balance. */
const HowMuch = observer(function HowMuch({ presale }: { presale: Presale }) {
  const { depositFen, worthFen, savedFen, balanceFen, times } = equationOf(presale)
  const { deposit, saved } = partsOf({ depositFen, savedFen, balanceFen })
  return (
    <View className="presale-how">
      <View className="presale-how__title" role="heading" aria-level={3}>
        {t('how')}
      </View>
      <View className="presale-sum">
        <View className="presale-sum__part presale-sum__part--deposit">
          <Text className="presale-sum__label">{t('nowDeposit')}</Text>
          <Text className="presale-sum__fen">{roundMoney(depositFen)}</Text>
        </View>
        <View className="presale-sum__sign">
          {times === undefined ? null : <Text className="presale-sum__times">{t('times', { times })}</Text>}
          <Icon name="right" size={14} />
        </View>
        <View className="presale-sum__part presale-sum__part--worth">
          <Text className="presale-sum__label">{t('offBalance')}</Text>
          <Text className="presale-sum__fen">{roundMoney(worthFen)}</Text>
        </View>
        <View className="presale-sum__sign">
          <Text className="presale-sum__plus">+</Text>
        </View>
        <View className="presale-sum__part presale-sum__part--balance">
          <Text className="presale-sum__label">{t('thenBalance')}</Text>
          <Text className="presale-sum__fen">{roundMoney(balanceFen)}</Text>
        </View>
      </View>
      <View className="presale-bar" aria-hidden>
        <View className="presale-bar__deposit" style={{ width: `${deposit}%` }} />
        {saved > 0 ? <View className="presale-bar__saved" style={{ width: `${saved}%` }} /> : null}
        <View className="presale-bar__balance" />
      </View>
      <View className="presale-legend">
        <Text className="presale-legend__deposit">{t('partDeposit', { amount: roundMoney(depositFen) })}</Text>
        {savedFen > 0 ? (
          <Text className="presale-legend__saved">{t('partSaved', { amount: roundMoney(savedFen) })}</Text>
        ) : null}
        <Text className="presale-legend__balance">{t('partBalance', { amount: roundMoney(balanceFen) })}</Text>
      </View>
      <View className="presale-how__note">{t('freight')}</View>
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
    <View className={now ? 'presale-step presale-step--now' : 'presale-step'} role="listitem">
      <View className="presale-step__mark" aria-hidden>
        <View className="presale-step__dot" />
      </View>
      <View className="presale-step__words">
        <View className="presale-step__head">
          <Text className="presale-step__title">{title}</Text>
          <Text className="presale-step__time">{time}</Text>
        </View>
        <View className="presale-step__note">{note}</View>
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
      <View className="presale-how__head">
        <View className="presale-how__title" role="heading" aria-level={3}>
          {t('when')}
        </View>
        <View className="presale-how__remind">
          <Icon name="bell" size={14} />
          <Text>{t('remind')}</Text>
        </View>
      </View>
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
          <View className="presale-foot">
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
