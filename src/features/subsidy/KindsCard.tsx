import { Text, View } from '@tarojs/components'
import type { SubsidyPolicy, SubsidyStanding } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { roundMoney, shownMoney } from '@/stores/money'
import { Button, Card, Chip, classes, Picture, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { subsidyWords as t } from './messages'
import { wordsOf } from './rules'
import './subsidy.scss'

interface RegionProps {
  regions: SubsidyStanding['regions']
  region: string
  onChoose: (regionCode: string) => void
  /** Asks where the shopper is. */
  onFind: () => unknown
}

/** Where it is claimed, and delivered to. */
export const RegionCard = observer(function RegionCard({ regions, region, onChoose, onFind }: RegionProps) {
  return (
    <Card
      title={t('region')}
      extra={
        <Button kind="text" size="s" onTap={onFind}>
          {t('find')}
        </Button>
      }
    >
      <Row align="stretch" gap={3} wrap className="subsidy-regions">
        {regions.map(({ regionCode, regionName }, index) => (
          <Chip key={index} selected={regionCode === region} onTap={() => onChoose(regionCode)}>
            {regionName}
          </Chip>
        ))}
      </Row>
      <View className="ui__size-2 ui__tone-warm ui__pad-top-2">{t('regionNote')}</View>
    </Card>
  )
})

interface KindsProps {
  policies: readonly SubsidyPolicy[]
  chosen: SubsidyPolicy
  onChoose: (policyCode: string) => void
}

/** The categories, with what is left of each or where one's own is. */
export const KindsCard = observer(function KindsCard({ policies, chosen, onChoose }: KindsProps) {
  return (
    <Card
      title={t('kinds')}
      extra={<Text className="ui__size-2 ui__tone-ink-3">{t('each', { count: chosen.pieces })}</Text>}
    >
      <View className="subsidy-kinds" role="radiogroup" aria-label={t('kinds')}>
        {policies.map((policy, index) => {
          const on = policy.policyCode === chosen.policyCode
          return (
            <Pressable
              key={index}
              className={classes('subsidy-kind', on && 'subsidy-kind--on')}
              role="radio"
              checked={on}
              onTap={() => onChoose(policy.policyCode)}
            >
              <Picture src={policy.picture} alt="" width={56} fit="contain" ground={false} />
              <Text className="ui__size-3 ui__tone-ink">{policy.name}</Text>
              <Text className="ui__size-1 ui__tone-ok subsidy-kind__left">{wordsOf(policy)}</Text>
            </Pressable>
          )
        })}
      </View>
      <View className="ui__size-2 ui__tone-ink-3 ui__pad-top-2">
        {`${t('level', { level: chosen.energyLevel })} · ${t('rate', { percent: chosen.percent, amount: roundMoney(chosen.capFen) })}`}
      </View>
    </Card>
  )
})

/** What it can be used for, and what that costs then. */
export const GoodsCard = observer(function GoodsCard({ policy }: { policy: SubsidyPolicy }) {
  if (policy.goods.length === 0) return null
  return (
    <Card title={t('goods')}>
      <View className="subsidy-goods">
        {policy.goods.map(({ spuCode, skuCode, title, picture, priceFen, subsidyFen }, index) => (
          <Pressable
            key={index}
            className="ui__row ui__gap-3 ui__pad-y-2 ui__wide ui__left subsidy-good"
            role="link"
            onTap={() => void go('productDetail', { spuCode, skuCode })}
          >
            <Picture src={picture} alt="" width={72} fit="contain" round />
            <View className="ui__grow">
              <View className="ui__size-3 ui__tone-ink ui__lines-2">{title}</View>
              <View className="ui__size-2 ui__tone-ink-3">
                <Text>{`${t('afterPrice')} `}</Text>
                <Text className="ui__size-4 ui__tone-sale ui__heavy">{shownMoney(priceFen - subsidyFen)}</Text>
              </View>
              <View className="ui__size-2 ui__tone-ok">{t('off', { amount: shownMoney(subsidyFen) })}</View>
            </View>
          </Pressable>
        ))}
      </View>
    </Card>
  )
})
