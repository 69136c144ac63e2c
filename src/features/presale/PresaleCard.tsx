import { Text, View } from '@tarojs/components'
import type { Presale } from '@contract'
import { equationOf } from '@domain/activity/presale'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { groupedCount } from '@/lib/counts'
import { go } from '@/routes'
import { roundMoney } from '@/stores/money'
import { shownDay, shownMinute } from '@/stores/times'
import { Button, Countdown, Icon, Picture, Pressable, Price, classes } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { presaleWords as t } from './messages'
import { bookedPercent, isFew, lookOf } from './rules'

interface PresaleCardProps {
  presale: Presale
  onAsk: (presale: Presale) => void
  /** A moment of it has come: what is shown is old. */
  onEnd: () => void
  large?: boolean
}

/** Deposit and what it counts for. */
export const Worth = observer(function Worth({ presale }: { presale: Presale }) {
  const { depositFen, worthFen } = presale
  return (
    <View className="ui__size-3 ui__tone-warm ui__bold presale-worth">
      {worthFen > depositFen
        ? t('worthOf', { deposit: roundMoney(depositFen), worth: roundMoney(worthFen) })
        : t('stepDeposit', { amount: roundMoney(depositFen) })}
    </View>
  )
})

/** How many are booked, in words and as a bar. */
const Booked = observer(function Booked({ presale, large }: { presale: Presale; large?: boolean }) {
  const { booked, allotment, left, limit } = presale
  const look = lookOf(presale)
  const count = groupedCount(booked)
  if (look === 'COMING') {
    return (
      <View className="ui__size-2 ui__loose presale-booked__words">{t('all', { count: groupedCount(allotment) })}</View>
    )
  }
  const words = isFew(presale)
    ? t('few', { count: left })
    : look === 'SOLD_OUT'
      ? t('soldOut')
      : large
        ? t('booked', { count })
        : t('bookedOf', { count, all: groupedCount(allotment) })
  return (
    <View className="ui__grow">
      <View className="presale-booked__track" aria-hidden>
        <View className="presale-booked__bar" style={{ width: `${bookedPercent(presale)}%` }} />
      </View>
      <Text
        className={classes(
          'ui__size-2 ui__loose presale-booked__words',
          isFew(presale) && 'presale-booked__words--few'
        )}
      >
        {look === 'REACHED' ? t('reached', { count: limit }) : words}
      </Text>
    </View>
  )
})

/** What can be done about it now. */
const Act = observer(function Act({ presale, onAsk, large }: Omit<PresaleCardProps, 'onEnd'>) {
  const { depositFen, soloFen, spuCode, skuCode } = presale
  const look = lookOf(presale)
  if (look === 'BOOK') {
    return (
      <Button kind={large ? 'filled' : 'tint'} size={large ? 'l' : 'm'} onTap={() => onAsk(presale)}>
        {large ? t('pay', { amount: roundMoney(depositFen) }) : t('payShort')}
      </Button>
    )
  }
  if (look === 'SOLD_OUT' || look === 'OVER') {
    return (
      <Button kind="outline" onTap={() => go('productDetail', { spuCode, skuCode })}>
        {t('buyNow', { amount: roundMoney(soloFen) })}
      </Button>
    )
  }
  return (
    <Button kind="tint" onTap={() => onAsk(presale)}>
      {t('rules')}
    </Button>
  )
})

/** The three steps in a row, each with its time. */
const Steps = observer(function Steps({ presale }: { presale: Presale }) {
  const { endAt, balanceFrom, shipBy } = presale
  const { depositFen, balanceFen } = equationOf(presale)
  return (
    <Row
      align="stretch"
      justify="between"
      gap={2}
      above={3}
      className={classes('presale-steps', currentLocale() === 'en-US' && 'presale-steps--rows')}
    >
      <Stack shrinks className="presale-steps__one presale-steps__one--now">
        <Text className="presale-steps__title">{t('stepDeposit', { amount: roundMoney(depositFen) })}</Text>
        <Text className="ui__size-1 ui__tone-ink-3 ui__loose presale-steps__time">
          {t('until', { time: shownDay(endAt) })}
        </Text>
      </Stack>
      <Stack shrinks className="presale-steps__one">
        <Text className="presale-steps__title">{t('stepBalance', { amount: roundMoney(balanceFen) })}</Text>
        <Text className="ui__size-1 ui__tone-ink-3 ui__loose presale-steps__time">
          {t('from', { time: shownMinute(balanceFrom) })}
        </Text>
      </Stack>
      <Stack shrinks className="presale-steps__one">
        <Text className="presale-steps__title">{t('stepShip')}</Text>
        <Text className="ui__size-1 ui__tone-ink-3 ui__loose presale-steps__time">
          {t('until', { time: shownDay(shipBy) })}
        </Text>
      </Stack>
    </Row>
  )
})

const seeProduct = ({ spuCode, skuCode }: Presale) => void go('productDetail', { spuCode, skuCode })

const Prices = observer(function Prices({ presale, large }: { presale: Presale; large?: boolean }) {
  const { totalFen } = equationOf(presale)
  return (
    <Row align="baseline" wrap className="presale-prices">
      <Text className="ui__size-2 ui__tone-sale-deep">{t('inHand')}</Text>
      <Price fen={totalFen} size={large ? 'xl' : 'l'} />
      {presale.soloFen > totalFen ? <Price fen={presale.soloFen} struck size="s" /> : null}
    </Row>
  )
})

/** The first of them, with its picture across and all its steps. */
const LargeCard = observer(function LargeCard({ presale, onAsk, onEnd }: PresaleCardProps) {
  const { title, picture, endAt, priceFen, soloFen } = presale
  const { savedFen } = equationOf(presale)
  const price = roundMoney(priceFen)
  const saved = roundMoney(savedFen)
  // a price that is struck out below is not said here
  const saving = priceFen === soloFen ? t('saves', { saved }) : t('priceNote', { price, saved })
  return (
    <View className="presale-card presale-card--large" role="listitem">
      <Pressable className="presale-hero" role="link" onTap={() => seeProduct(presale)}>
        <View className="ui__after-3 ui__grow">
          <View className="presale-hero__title">{title}</View>
          <Worth presale={presale} />
        </View>
        <View className="presale-hero__picture">
          <Picture src={picture} alt="" round eager />
        </View>
      </Pressable>
      <View className="presale-card__body">
        <Row align="end" justify="between" gap={2} wrap>
          <View>
            <View className="ui__size-2 ui__tone-ink-3 presale-card__note">
              {savedFen > 0 ? saving : t('pricePlain', { price })}
            </View>
            <Prices presale={presale} large />
          </View>
          <View>
            <View className="ui__size-2 ui__tone-ink-3 presale-card__note">{t('depositEnds')}</View>
            <Countdown to={endAt} now={serverNow} onEnd={onEnd} />
          </View>
        </Row>
        <Steps presale={presale} />
        <Row justify="between" above={3} hit className="presale-card__foot">
          <Booked presale={presale} large />
          <Act presale={presale} onAsk={onAsk} large />
        </Row>
      </View>
    </View>
  )
})

/** A product that is sold ahead: what it comes to, how it is paid, and the way to its deposit. */
export const PresaleCard = observer(function PresaleCard(props: PresaleCardProps) {
  const { presale, onAsk, onEnd, large } = props
  if (large) return <LargeCard {...props} />
  const { title, picture, balanceFrom, startAt, phase } = presale
  return (
    <View className="presale-card" role="listitem">
      <Pressable
        className="ui__row ui__align-stretch ui__wide presale-card__goods"
        role="link"
        onTap={() => seeProduct(presale)}
      >
        <View className="presale-card__picture">
          <Picture src={picture} alt="" round />
        </View>
        <View className="ui__grow presale-card__words">
          <View className="ui__size-4 ui__tone-ink ui__tight ui__lines-2">{title}</View>
          <Prices presale={presale} />
          <Worth presale={presale} />
          <View className="ui__size-2 ui__tone-ink-3 presale-card__note">
            {t('payFrom', { time: shownMinute(balanceFrom) })}
          </View>
        </View>
      </Pressable>
      <Row justify="between" above={3} hit className="presale-card__foot">
        {phase === 'COMING' ? (
          <Row wrap size={2} tone="ink-3" className="presale-card__begins">
            <Icon name="clock" size={14} />
            <Text>{t('depositBegins')}</Text>
            <Countdown tone="text" to={startAt} now={serverNow} onEnd={onEnd} />
          </Row>
        ) : (
          <Booked presale={presale} />
        )}
        <Act presale={presale} onAsk={onAsk} />
      </Row>
    </View>
  )
})
