import { Text, View } from '@tarojs/components'
import type { ShopDetail } from '@contract'
import { starsAhead } from '@domain/goods/shop'
import { observer } from 'mobx-react-lite'
import { currentLocale } from '@/i18n'
import { personCount } from '@/lib/counts'
import { Card } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { starsText } from '../facts'
import { infoWords as t } from './messages'
import './info.scss'

const parts = ['goods', 'service', 'delivery'] as const
const full = 50

const percent = (tenths: number): string => `${(tenths / full) * 100}%`

function aheadWords(ahead: number): string {
  if (ahead === 0) return t('same')
  return ahead > 0 ? t('ahead', { percent: ahead }) : t('behind', { percent: -ahead })
}

/** How the shop is judged, part by part, and how that compares with all shops. */
export const Score = observer(function Score({ stars }: { stars: ShopDetail['stars'] }) {
  if (!stars) {
    return (
      <Card>
        <View className="ui__size-3 ui__tone-ink-3 ui__pad-y-2">{t('noScore')}</View>
      </Card>
    )
  }
  const rows = parts.flatMap((part) => {
    const [own, average] = [stars[part], stars.average[part]]
    return own === undefined || average === undefined ? [] : [{ part, own, average, ahead: starsAhead(own, average) }]
  })
  return (
    <Card>
      <Row gap={3} below={2}>
        <Text className="shop-score__sum">{starsText(stars.overall)}</Text>
        <View>
          <View className="ui__size-4 ui__bold" role="heading" aria-level={2}>
            {t('score')}
          </View>
          <View className="ui__size-2 ui__tone-ink-3">
            {t('reviews', { count: personCount(stars.reviews, currentLocale()) })}
          </View>
        </View>
      </Row>
      <View className="shop-score__rows">
        {rows.map(({ part, own, average, ahead }) => (
          <View key={part} className="shop-score__row">
            <Text className="ui__tone-ink-3">{t(part)}</Text>
            <View className="shop-score__bar" aria-hidden>
              <View className="shop-score__fill" style={{ width: percent(own) }} />
              <View className="shop-score__mean" style={{ left: percent(average) }} />
            </View>
            <Text className="shop-score__own">{starsText(own)}</Text>
            <Text className={ahead < 0 ? 'shop-score__ahead shop-score__ahead--less' : 'shop-score__ahead'}>
              {aheadWords(ahead)}
            </Text>
          </View>
        ))}
      </View>
      <View className="shop-score__legend">{t('average')}</View>
    </Card>
  )
})
