import { View } from '@tarojs/components'
import type { ApplicableRow } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { shopMidnight } from '@/lib/dates'
import { Row } from '@/ui/layout/Box'
import { Notice } from '@/ui/layout/Notice'
import { Text } from '@/ui/layout/Text'
import { dayWords, lastDayWords } from '../words'
import { typeWords as t } from './messages'
import { dayNumber, marksOf, placeOf } from './rules'
import './type.scss'

/** One ruler from the day it was signed for to the end of its warranty, with today on it. */
export const Ruler = observer(function Ruler({ row }: { row: ApplicableRow }) {
  const { signedAt } = row
  const marks = marksOf(row)
  if (signedAt === undefined || marks.length === 0) {
    return (
      <View className="ui__above-3">
        <Notice icon="clock">{t('notYet')}</Notice>
      </View>
    )
  }
  const now = serverNow()
  const place = placeOf(signedAt, marks, now)
  const next = marks.find(({ end }) => end > now)
  return (
    <View className="case-ruler">
      <View
        className="ui__size-2 ui__tone-white case-ruler__today"
        style={{ left: `${Math.min(82, Math.max(18, place))}%` }}
      >
        {t('today', { day: dayNumber(shopMidnight(signedAt), now) })}
      </View>
      <View className="case-ruler__line" aria-hidden>
        <View className="case-ruler__done" style={{ width: `${place}%` }} />
        {marks.map((mark) => (
          <View
            key={mark.name}
            className={mark.end > now ? 'case-ruler__mark' : 'case-ruler__mark case-ruler__mark--over'}
            style={{ left: `${mark.place}%` }}
          />
        ))}
      </View>
      <Row align="stretch" justify="between" gap={1} above={2} role="list">
        <View className="case-ruler__name" role="listitem">
          <Text size={2} tone="ink-2" tight>
            {t('signed')}
          </Text>
          <Text size={1} tone="ink-3" tight>
            {dayWords(signedAt)}
          </Text>
        </View>
        {marks.map((mark) => (
          <View key={mark.name} className={`case-ruler__name case-ruler__name--${mark.name}`} role="listitem">
            <Text size={2} tone={mark === next ? 'action' : 'ink-2'} weight={mark === next ? 'bold' : 'medium'} tight>
              {t(mark.name, { months: row.warrantyMonths })}
            </Text>
            <Text size={1} tone="ink-3" tight>
              {lastDayWords(mark.end)}
            </Text>
          </View>
        ))}
      </Row>
    </View>
  )
})
