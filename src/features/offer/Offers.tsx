import { Text, View } from '@tarojs/components'
import type { BuyGroup, DataOf, Presale, ProductSku } from '@contract'
import { equationOf } from '@domain/activity/presale'
import { flashPhase } from '@domain/money/price'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { rebateNote } from '@/features/rebateNote'
import { go } from '@/routes'
import { roundMoney } from '@/stores/money'
import { shownMinute } from '@/stores/times'
import { Card, Icon, Pressable } from '@/ui'
import { useQuery } from './calls'
import { offerWords as t } from './messages'
import '@/ui/layout/layout.scss'
import './offer.scss'

type Group = DataOf<'GET /o2mkt-b2c/v1/group-buy/pub/sku-detail-group'>
type Activities = DataOf<'GET /o2mkt-b2c/v1/activity/pub'>

interface LineProps {
  name: string
  words: string
  onTap: () => unknown
}

/** One activity: what it is, what it costs there, and the way. */
const Line = observer(function Line({ name, words, onTap }: LineProps) {
  return (
    <Pressable className="offer" role="link" onTap={() => void onTap()}>
      <Text className="ui__size-2 ui__tone-sale ui__pad-x-2 offer__name">{name}</Text>
      <Text className="ui__size-3 ui__tone-ink ui__grow">{words}</Text>
      <Icon name="right" size={14} />
    </Pressable>
  )
})

function presaleWords(presale: Presale): string {
  const deposit = roundMoney(presale.depositFen)
  if (presale.phase === 'COMING') return t('presaleComing', { time: shownMinute(presale.startAt), deposit })
  const total = roundMoney(equationOf(presale).totalFen)
  return t('presaleOpen', { deposit, worth: roundMoney(presale.worthFen), total })
}

function groupWords({ tiers, soloFen }: NonNullable<Group['activity']>): string {
  const cheapest = tiers.at(-1)
  return cheapest === undefined
    ? ''
    : t('groupPrice', { size: cheapest.size, amount: roundMoney(cheapest.priceFen), solo: roundMoney(soloFen) })
}

function flashWords({ flash }: ProductSku, activities: Activities | undefined): string | undefined {
  const phase = flash && flashPhase(flash, serverNow())
  if (flash?.sessionCode === undefined || (phase !== 'OPEN' && phase !== 'COMING')) return undefined
  const amount = roundMoney(flash.priceFen)
  const words =
    phase === 'OPEN' ? t('flashNow', { amount }) : t('flashComing', { time: shownMinute(flash.startAt), amount })
  const isLowest = activities?.list.some(({ activityCode, lowest }) => lowest && activityCode === flash.sessionCode)
  return isLowest ? `${words} · ${t('lowest')}` : words
}

/** What friends can help with: the shopper's own, or one that can be started or comes. */
const assistOf = (activities: Activities | undefined) =>
  activities?.list.find(({ kind, left, assistCode }) => kind === 'ASSIST' && (assistCode !== undefined || left > 0))

const leaderOf = ({ members }: BuyGroup): string => members.find(({ leader }) => leader)?.name ?? '**'

/** The activities that a version is in; nothing where there is none, or before it is known. */
export const Offers = observer(function Offers({ sku }: { sku: ProductSku | undefined }) {
  const skuCode = sku?.skuCode ?? ''
  const about = { query: { skuCode }, when: skuCode !== '' }
  const { data: group } = useQuery('GET /o2mkt-b2c/v1/group-buy/pub/sku-detail-group', about)
  const { data: presales } = useQuery('GET /o2mkt-b2c/v1/activity/pub/presale', about)
  const { data: activities } = useQuery('GET /o2mkt-b2c/v1/activity/pub', about)
  const presale = presales?.list[0]
  const activity = group?.activity
  const flash = sku && flashWords(sku, activities)
  const assist = assistOf(activities)
  const { rebate, subsidyFen, trialCode } = activities ?? {}
  if (!presale && !activity && !flash && !assist && !rebate && !subsidyFen && !trialCode) return null
  return (
    <Card title={t('title')}>
      {flash && (
        <Line name={t('flash')} words={flash} onTap={() => go('seckill', { sessionCode: sku?.flash?.sessionCode })} />
      )}
      {presale && <Line name={t('presale')} words={presaleWords(presale)} onTap={() => go('presell')} />}
      {activity && <Line name={t('group')} words={groupWords(activity)} onTap={() => go('groupbuy')} />}
      {(group?.groups ?? []).map((open) => (
        <View key={open.groupCode} className="offer__group">
          <Line
            name={t('join')}
            words={t('missing', { name: leaderOf(open), count: open.missing })}
            onTap={() => go('joinDetail', { groupCode: open.groupCode })}
          />
        </View>
      ))}
      {assist && (
        <Line
          name={t('assist')}
          words={assist.assistCode ? t('assistOwn') : t('assistNow', { amount: roundMoney(assist.priceFen) })}
          onTap={() => go('assistment', { assistCode: assist.assistCode })}
        />
      )}
      {trialCode && <Line name={t('trial')} words={t('trialOpen')} onTap={() => go('productTrial', { trialCode })} />}
      {subsidyFen ? (
        <Line
          name={t('subsidy')}
          words={t('subsidyWords', { amount: roundMoney(subsidyFen) })}
          onTap={() => go('guobuPage')}
        />
      ) : null}
      {rebate && (
        <Line
          name={t('rebate')}
          words={`${roundMoney(rebate.rebateFen)} · ${rebateNote({ ...rebate, state: 'PENDING' })}`}
          onTap={() => go('returnProductList')}
        />
      )}
    </Card>
  )
})
