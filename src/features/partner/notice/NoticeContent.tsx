import { Text, View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { exampleFen } from '@domain/partner'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { formatMoney } from '@/lib/money'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Card, classes, Icon, Picture, Pressable, Price, Stepper, type IconName } from '@/ui'
import { partnerWords as t } from '../messages'
import { percentOf } from '../rules'
import '../partner.scss'

type Notice = DataOf<'GET /o2cum/v1/glz-partner/check-partner'>

const most = 99

/** What one would earn in a month, by a category and how many friends buy. */
const Example = observer(function Example({ rates }: { rates: Notice['rates'] }) {
  const [at, setAt] = useState(0)
  const [count, setCount] = useState(3)
  const rate = rates[at] ?? rates[0]
  if (!rate) return null
  const { priceFen, basisPoints } = rate
  const price = formatMoney(priceFen, stores.site.currencySymbol)
  return (
    <Card title={t('count')} extra={<Text className="partner-grey">{t('byKind')}</Text>}>
      <View className="partner-kinds" role="radiogroup" aria-label={t('kinds')}>
        {rates.map((one, place) => (
          <Pressable
            key={place}
            className={classes('partner-kind', place === at && 'partner-kind--on')}
            role="radio"
            checked={place === at}
            onTap={() => setAt(place)}
          >
            <Picture src={one.picture} alt="" width={48} fit="contain" ground={false} />
            <Text className="partner-kind__name">{one.name}</Text>
            <Text className="partner-kind__rate">{percentOf(one.basisPoints)}</Text>
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
          <Text className="partner-grey">{`${t('beforeTax')} `}</Text>
          <Price fen={exampleFen(priceFen, basisPoints, count)} size="l" />
        </View>
      </View>
    </Card>
  )
})

const facts: readonly [IconName, 'thaw' | 'tax' | 'oneLevel' | 'who' | 'leaveAny', Parameters<typeof t>[0]][] = [
  ['clock', 'thaw', 'thawNote'],
  ['receipt', 'tax', 'taxNote'],
  ['users', 'oneLevel', 'oneLevelNote'],
  ['info', 'who', 'whoNote'],
  ['undo', 'leaveAny', 'leaveNote']
]
const three: readonly [IconName, Parameters<typeof t>[0]][] = [
  ['book', 'step1'],
  ['card', 'step2'],
  ['edit', 'step3']
]

/** What one earns, the way there, and what is to be known before. */
export const NoticeContent = observer(function NoticeContent({ notice }: { notice: Notice }) {
  const points = notice.rates.map(({ basisPoints }) => basisPoints)
  const [least, greatest] = [Math.min(...points), Math.max(...points)]
  const range = least === greatest ? percentOf(least) : `${percentOf(least)}–${percentOf(greatest)}`
  return (
    <View>
      <View className="partner-head">
        <View className="partner-head__words" role="heading" aria-level={2}>
          <View>{t('share')}</View>
          {points.length > 0 ? <View className="partner-head__rates">{t('earn', { rates: range })}</View> : null}
        </View>
        <View className="partner-head__slogan">{t('slogan')}</View>
      </View>
      <Example rates={notice.rates} />
      <Card title={t('steps')} extra={<Text className="partner-grey">{t('minutes')}</Text>}>
        <View className="partner-three">
          {three.map(([icon, words]) => (
            <View key={words} className="partner-three__one">
              <Icon name={icon} size={24} color="brand" />
              <Text>{t(words)}</Text>
            </View>
          ))}
        </View>
      </Card>
      <Card title={t('know')} more={{ label: t('rules'), onTap: () => void go('agreement', { code: 'PARTNER' }) }}>
        {facts.map(([icon, title, note]) => (
          <View key={title} className="partner-fact">
            <Icon name={icon} size={20} />
            <View>
              <View>{t(title)}</View>
              <View className="partner-grey">{t(note)}</View>
            </View>
          </View>
        ))}
      </Card>
    </View>
  )
})
