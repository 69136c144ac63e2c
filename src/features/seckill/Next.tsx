import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { BottomBar, Button, Card, Icon, Picture, Pressable, Price, SideScroll } from '@/ui'
import { seckillWords as t } from './messages'
import type { remindedOf, SeckillSession } from './rules'
import { startWords } from './times'

interface NextProps {
  session: SeckillSession
  now: number
  onChoose: (sessionCode: string) => void
}

/** Tiles of the next session. */
const most = 6

/** A look at the session that comes next. */
export const Next = observer(function Next({ session, now, onChoose }: NextProps) {
  const { sessionCode, startAt, rows } = session
  const choose = () => onChoose(sessionCode)
  const title = t('next', { time: startWords(startAt, now) })
  return (
    <Card title={title} more={{ label: t('all', { count: rows.length }), onTap: choose }}>
      <SideScroll label={title}>
        {rows.slice(0, most).map((row, index) => (
          <Pressable key={index} className="seckill-tile" onTap={choose}>
            <Picture src={row.picture} alt="" round />
            <Text className="seckill-tile__title">{row.title}</Text>
            <View className="seckill-tile__prices">
              <Price fen={row.priceFen} size="s" />
              {row.regularPriceFen > row.priceFen ? <Price fen={row.regularPriceFen} struck size="s" /> : null}
            </View>
          </Pressable>
        ))}
      </SideScroll>
    </Card>
  )
})

interface RemindedProps {
  reminded: NonNullable<ReturnType<typeof remindedOf>>
  now: number
  onChoose: (sessionCode: string) => void
}

/** The row that the shopper has a reminder of: a way to it, at the bottom. */
export const Reminded = observer(function Reminded({ reminded, now, onChoose }: RemindedProps) {
  const { session, row, count } = reminded
  return (
    <BottomBar>
      <View className="seckill-told__sign">
        <Icon name="bell" size={22} color="brand" />
      </View>
      <View className="seckill-told__words">
        <View className="seckill-told__title">{t('told', { time: startWords(session.startAt, now) })}</View>
        <View className="seckill-told__note">{count > 1 ? t('toldOf', { title: row.title, count }) : row.title}</View>
      </View>
      <Button onTap={() => onChoose(session.sessionCode)}>{t('seeTold')}</Button>
    </BottomBar>
  )
})
