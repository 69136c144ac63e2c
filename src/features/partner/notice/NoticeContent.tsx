import { Text, View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { exampleFen } from '@domain/partner/partner'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { go } from '@/routes'
import { Card, classes, Icon, Picture, Pressable, Price, Skeleton, StateView, Stepper, type IconName } from '@/ui'
import { times } from '@/ui/screen/skeletonParts'
import { shownMoney } from '@/stores/money'
import { Row, Stack } from '@/ui/layout/Box'
import { partnerWords as t } from '../messages'
import { ReadEnd } from '../ReadEnd'
import { percentOf } from '../rules'
import { RULES, useRules } from './useNotice'
import '../partner.scss'

type Notice = DataOf<'GET /o2cum/v1/glz-partner/check-partner'>

const most = 99

/** What one would earn in a month, by a category and how many friends buy. */
const Example = observer(function Example({ rates }: { rates: Notice['rates'] }) {
  const [position, setPosition] = useState(0)
  const [count, setCount] = useState(3)
  const rate = rates[position] ?? rates[0]
  if (!rate) return null
  const { priceFen, basisPoints } = rate
  const price = shownMoney(priceFen)
  return (
    <Card title={t('count')} extra={<Text className="ui__size-2 ui__tone-ink-3">{t('byKind')}</Text>}>
      <View className="partner-kinds" role="radiogroup" aria-label={t('kinds')}>
        {rates.map((rateRow, place) => (
          <Pressable
            key={place}
            className={classes('ui__stack ui__align-center partner-kind', place === position && 'partner-kind--on')}
            role="radio"
            checked={place === position}
            onTap={() => setPosition(place)}
          >
            <Picture src={rateRow.picture} alt="" width={48} fit="contain" ground={false} />
            <Text className="ui__size-2 ui__center">{rateRow.name}</Text>
            <Text className="ui__size-2 ui__tone-sale-deep">{percentOf(rateRow.basisPoints)}</Text>
          </Pressable>
        ))}
      </View>
      <View className="partner-line">
        <Text>{t('bought')}</Text>
        <Stepper value={count} max={most} onChange={setCount} label={t('bought')} />
      </View>
      <View className="partner-sum" role="status">
        <Text>{t('sum', { price, rate: percentOf(basisPoints), count })}</Text>
        <View>
          <Text className="ui__size-2 ui__tone-ink-3">{`${t('beforeTax')} `}</Text>
          <Price fen={exampleFen(priceFen, basisPoints, count)} size="l" />
        </View>
      </View>
    </Card>
  )
})

const three: readonly [IconName, Parameters<typeof t>[0], Parameters<typeof t>[0]][] = [
  ['card', 'step2', 'step2Note'],
  ['edit', 'step3', 'step3Note'],
  ['share', 'step4', 'step4Note']
]
/** One beside each of the rules, in their order. */
const icons: readonly IconName[] = ['clock', 'receipt', 'users', 'undo']

/** Where the rules begin and end on the page. */
export const RULES_PLACE = 'partner-rules'
const RULES_END = 'partner-rules-end'

/** The shop's rules, and the end of what is read before one agrees. */
const Rules = observer(function Rules({ onRead }: { onRead: () => void }) {
  const remote = useRules()
  return (
    <Card title={t('know')} more={{ label: t('rules'), onTap: () => void go('agreement', { code: RULES }) }}>
      <View id={RULES_PLACE} className="partner-facts">
        <StateView remote={remote} skeleton={<Skeleton of={times(4, ['row', 'line'])} />}>
          {({ document }) => (
            <>
              {(document?.sections ?? []).map((section, index) => (
                <Row key={index} align="start" gap={3} padY={3} className="partner-fact">
                  <Icon name={icons[index] ?? 'info'} size={20} />
                  <View className="ui__grow">
                    <View>{section.title}</View>
                    <View className="ui__size-2 ui__tone-ink-3">{section.text}</View>
                  </View>
                </Row>
              ))}
              <ReadEnd id={RULES_END} onSeen={onRead} />
            </>
          )}
        </StateView>
      </View>
    </Card>
  )
})

/** The notice's shape: head, example, three steps. */
export const NoticeSkeleton = observer(function NoticeSkeleton() {
  return (
    <View>
      <View className="partner-head" />
      <View className="partner-body">
        <Skeleton
          of={[
            ['card .partner-example-room', 'short', 'square'],
            ['card', 'short', 'line', 'line', 'short']
          ]}
        />
      </View>
    </View>
  )
})

/** What one earns, the way there, and what is to be known before. */
export const NoticeContent = observer(function NoticeContent({
  notice,
  onRead
}: {
  notice: Notice
  /** The end of the rules was seen. */
  onRead: () => void
}) {
  const points = notice.rates.map(({ basisPoints }) => basisPoints)
  const [least, greatest] = [Math.min(...points), Math.max(...points)]
  const range = least === greatest ? percentOf(least) : `${percentOf(least)}–${percentOf(greatest)}`
  return (
    <View>
      <View className="partner-head">
        <View className="ui__bold ui__tight partner-head__words" role="heading" aria-level={2}>
          <View>{t('share')}</View>
          {points.length > 0 ? <View className="partner-head__rates">{t('earn', { rates: range })}</View> : null}
        </View>
        <View className="ui__size-3 ui__above-2 partner-head__slogan">{t('slogan')}</View>
      </View>
      <View className="partner-body">
        <Example rates={notice.rates} />
        <Card title={t('steps')} extra={<Text className="ui__size-2 ui__tone-ink-3">{t('minutes')}</Text>}>
          <Row align="stretch" gap={2} className="partner-three">
            {three.map(([icon, words, note]) => (
              <Stack key={words} align="center" gap={1} center className="partner-three__one">
                <Row justify="center" className="partner-three__disc">
                  <Icon name={icon} size={24} color="action" />
                </Row>
                <Text>{t(words)}</Text>
                <Text className="ui__size-2 ui__tone-ink-3">{t(note)}</Text>
              </Stack>
            ))}
          </Row>
        </Card>
        <Rules onRead={onRead} />
      </View>
    </View>
  )
})
