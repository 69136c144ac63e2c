import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { stores } from '@/stores'
import { roundMoney } from '@/stores/money'
import { Card, classes, Icon, Pressable, Sheet } from '@/ui'
import { Row } from '@/ui/layout/Box'
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
      <Card title={t('title')} extra={<Row size={3} tone="ink-3" hit />}>
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
        <Pressable className="ui__row ui__size-3 ui__tone-ink-3 ui__hit" onTap={() => setOpen(true)}>
          <Text>{t('all')}</Text>
          <Icon name="right" size={14} />
        </Pressable>
      }
    >
      <Row align="baseline" justify="between" wrap className="point-level__line">
        <Text className="ui__size-4 ui__tone-ink ui__bold">{level.levelName}</Text>
        <Text className="ui__size-2 ui__tone-warm ui__bold">{gives(level.extraPercent)}</Text>
      </Row>
      <View className="point-level__way" aria-hidden>
        <View className="point-level__gone" style={{ width: `${percent}%` }} />
      </View>
      <View className="ui__size-2 ui__tone-ink-3">
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
              className={classes(
                'ui__row ui__gap-3 ui__justify-between point-level__row',
                levelCode === level.levelCode && 'point-level__row--own'
              )}
            >
              <View className="ui__grow">
                <View className="ui__size-4 ui__tone-ink ui__bold">{levelName}</View>
                <View className="ui__size-2 ui__tone-ink-3">
                  {fromFen === 0 ? t('fromStart') : t('from', { amount: roundMoney(fromFen) })}
                </View>
              </View>
              <View className="point-level__right">
                {levelCode === level.levelCode ? <View className="ui__size-2 ui__tone-ink-2">{t('own')}</View> : null}
                <View className="ui__size-2 ui__tone-warm ui__bold">{gives(extraPercent)}</View>
              </View>
            </View>
          ))}
        </View>
        <View className="ui__size-2 ui__tone-ink-3 point-level__rule">{t('rule')}</View>
      </Sheet>
    </Card>
  )
})
