import { Text, View } from '@tarojs/components'
import type { Assist } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { versionOf } from '@/lib/dots'
import { go } from '@/routes'
import { shownMinute } from '@/stores/times'
import { Card, Countdown, Icon, Picture, Pressable, Price } from '@/ui'
import { Helpers } from './Helpers'
import { assistWords as t } from './messages'
import { roundMoney } from '@/stores/money'
import { Row, Stack } from '@/ui/layout/Box'
import { lookOf, lowestFen, missing, wantedHelpers } from './rules'
import { PriceSteps } from './Steps'
import './assist.scss'

function headOf(assist: Assist): string {
  const { own, owner, helped } = assist
  const all = wantedHelpers(assist)
  switch (lookOf(assist)) {
    case 'RUNNING':
      return own
        ? `${t('helpedOf', { helped, wanted: all })}${t('comma')}${t('missing', { count: missing(assist) })}`
        : t('wants', { name: owner, count: missing(assist) })
    case 'REACHED':
      return own ? t('enough', { count: all }) : t('wantsDone', { name: owner })
    case 'ENDED':
    case 'MISSED':
      return t('over', { count: helped })
    case 'USED':
      return t('usedHead')
    case 'LAPSED':
      return t('lapsedHead')
    default:
      return t('otherHead')
  }
}

/** Degrees of the arc, which is open below. */
const arc = 270

/** What it is about, how far it is, large. */
const Hero = observer(function Hero({ assist }: { assist: Assist }) {
  const all = wantedHelpers(assist)
  const progress = all === 0 ? 0 : Math.min(arc, Math.round((assist.helped / all) * arc))
  const background = `conic-gradient(from 225deg, #ff9a3d 0deg, #f0462c ${progress}deg, #fff ${progress}deg ${arc}deg, transparent ${arc}deg)`
  return (
    <View className="assist-hero">
      <View className="assist-hero__ring" style={{ background }}>
        <Row justify="center" className="assist-hero__inside">
          <View className="assist-hero__picture">
            <Picture src={assist.picture} alt="" eager round />
          </View>
        </Row>
      </View>
      <View className="ui__size-6 ui__tone-ink ui__heavy ui__center assist-hero__title" role="heading" aria-level={2}>
        {headOf(assist)}
      </View>
    </View>
  )
})

/** Until when what, and what holds when it is over. */
const Until = observer(function Until({ assist, onEnd }: { assist: Assist; onEnd: () => void }) {
  const { priceFen, steps, soloFen, endsAt, useBefore, own } = assist
  const look = lookOf(assist)
  const first = steps[0]
  if (look === 'RUNNING') {
    return (
      <Row justify="between" wrap above={3} hit className="assist-until">
        <Row gap={2} size={2} tone="ink-2">
          <Countdown tone="dark" to={endsAt} now={serverNow} onEnd={onEnd} />
          <Text>{t('ends')}</Text>
        </Row>
        <Text className="ui__size-2 ui__tone-ink-3 ui__loose">
          {priceFen !== undefined
            ? t('evenSo', { amount: roundMoney(priceFen) })
            : first === undefined
              ? ''
              : t('firstStep', { count: first.helpers, amount: roundMoney(first.priceFen) })}
        </Text>
      </Row>
    )
  }
  if (own && (look === 'REACHED' || look === 'ENDED')) {
    return (
      <Row justify="between" wrap above={3} hit className="assist-until">
        <Row gap={2} size={2} tone="ink-2">
          <Countdown tone="dark" to={useBefore} now={serverNow} onEnd={onEnd} />
          <Text>{t('use')}</Text>
        </Row>
        <Text className="ui__size-2 ui__tone-ink-3 ui__loose">{t('useUntil', { time: shownMinute(useBefore) })}</Text>
      </Row>
    )
  }
  // to friends nothing is left to say, and of a state that the app does not know nothing can be said
  if (!own || look === 'OTHER' || (look === 'USED' && useBefore <= serverNow())) return null
  const words =
    look === 'MISSED'
      ? t('missedNote', { amount: roundMoney(soloFen) })
      : t(look === 'USED' ? 'usedNote' : 'lapsedNote', { time: shownMinute(useBefore) })
  return (
    <Row justify="between" wrap above={3} hit className="assist-until">
      <Text className="ui__size-2 ui__tone-ink-3 ui__loose">{words}</Text>
    </Row>
  )
})

/** What a friend is sent. */
const Preview = observer(function Preview({ assist }: { assist: Assist }) {
  const amount = roundMoney(lowestFen(assist))
  return (
    <Card title={t('preview')}>
      <View className="assist-sent">
        <View className="ui__size-3 ui__tone-ink ui__bold ui__below-2 ui__tight ui__lines-2">
          {t('shareTitle', { title: assist.title, amount })}
        </View>
        <Row pad={3} className="assist-sent__card">
          <Stack align="start" gap={1} grow>
            <Text className="ui__size-2 ui__bold assist-sent__lacks">{t('lacks', { count: missing(assist) })}</Text>
            <Text className="ui__size-6 ui__heavy assist-sent__price">{amount}</Text>
            <Text className="ui__size-2 ui__tone-white ui__pad-x-3 assist-sent__act">{t('help')}</Text>
          </Stack>
          <View className="assist-sent__picture">
            <Picture src={assist.picture} alt="" round />
          </View>
        </Row>
      </View>
    </Card>
  )
})

/** One assist: how far it is, what it costs now and then, and who helped. */
export const AssistView = observer(function AssistView({ assist, onEnd }: { assist: Assist; onEnd: () => void }) {
  const { title, spuCode, skuCode, soloFen, priceFen = soloFen, own } = assist
  const last = assist.steps.at(-1)
  return (
    <>
      <Hero assist={assist} />
      <Card className="assist-price">
        <Pressable
          className="ui__row ui__tone-ink-3 ui__hit ui__wide"
          role="link"
          onTap={() => void go('productDetail', { spuCode, skuCode })}
        >
          <View className="ui__grow">
            <View className="ui__size-3 ui__tone-ink ui__tight ui__lines-2">{title}</View>
            <View className="ui__size-2 ui__tone-ink-3 ui__loose">{versionOf(assist)}</View>
          </View>
          <Icon name="right" size={16} />
        </Pressable>
        <Row align="baseline" justify="center" wrap className="assist-now">
          <Text className="ui__size-3 ui__tone-ink-3">
            {t(own && assist.usable ? 'now' : assist.priceFen === undefined ? 'solo' : 'price')}
          </Text>
          <Price fen={priceFen} size="l" />
          {last !== undefined && lookOf(assist) === 'RUNNING' ? (
            <Row align="baseline" gap={2}>
              <Text className="ui__size-3 ui__tone-ink-3">{t('full', { count: last.helpers })}</Text>
              <Price fen={last.priceFen} size="m" />
            </Row>
          ) : null}
        </Row>
        <PriceSteps of={assist} helped={assist.helped} />
        <Until assist={assist} onEnd={onEnd} />
      </Card>
      <Helpers assist={assist} />
      {own && lookOf(assist) === 'RUNNING' ? <Preview assist={assist} /> : null}
    </>
  )
})
