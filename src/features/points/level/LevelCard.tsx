import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { stores } from '@/stores'
import { roundMoney } from '@/stores/money'
import { Card, classes, Icon, Pressable, Sheet } from '@/ui'
import { useQuery } from './calls'
import { levelWords as t } from './messages'
import { standingOf } from './rules'
import './LevelCard.scss'

const gives = (extraPercent: number) => (extraPercent > 0 ? t('gives', { percent: extraPercent }) : t('givesNothing'))

/** The level, what is missing to the next, what it gives, and all levels in a sheet; nothing while it is not known. */
export const LevelCard = observer(function LevelCard() {
  const { data, status } = useQuery('GET /o2cum/v1/customerLevel', { when: stores.session.loggedIn })
  const [open, setOpen] = useState(false)
  const standing = data && standingOf(data)
  // its place, so that what stands below doesn't move
  if (!data && status === 'loading') {
    return (
      <Card title={t('title')} extra={<View className="point-level__all" />}>
        <View className="point-level__wait" />
      </Card>
    )
  }
  if (!data || !standing) return null
  const { level, next, percent, missingFen } = standing
  return (
    <Card
      title={t('title')}
      extra={
        <Pressable className="point-level__all" onTap={() => setOpen(true)}>
          <Text>{t('all')}</Text>
          <Icon name="right" size={14} />
        </Pressable>
      }
    >
      <View className="point-level__line">
        <Text className="point-level__name">{level.levelName}</Text>
        <Text className="point-level__gives">{gives(level.extraPercent)}</Text>
      </View>
      <View className="point-level__way" aria-hidden>
        <View className="point-level__gone" style={{ width: `${percent}%` }} />
      </View>
      <View className="point-level__next">
        {next
          ? t('toNext', { amount: roundMoney(missingFen), level: next.levelName, gives: gives(next.extraPercent) })
          : t('highest')}
      </View>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('all')}>
        <View role="list" aria-label={t('all')}>
          {data.list.map(({ levelCode, levelName, fromFen, extraPercent }) => (
            <View
              key={levelCode}
              role="listitem"
              className={classes('point-level__row', levelCode === level.levelCode && 'point-level__row--own')}
            >
              <View className="point-level__words">
                <View className="point-level__name">{levelName}</View>
                <View className="point-level__next">
                  {fromFen === 0 ? t('fromStart') : t('from', { amount: roundMoney(fromFen) })}
                </View>
              </View>
              <View className="point-level__right">
                {levelCode === level.levelCode ? <View className="point-level__own">{t('own')}</View> : null}
                <View className="point-level__gives">{gives(extraPercent)}</View>
              </View>
            </View>
          ))}
        </View>
        <View className="point-level__rule">{t('rule')}</View>
      </Sheet>
    </Card>
  )
})
