import { Text, View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
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
          <Pressable key={index} className="ui__after-2 ui__left seckill-tile" onTap={choose}>
            <Picture src={row.picture} alt="" round />
            <Text className="ui__size-2 ui__tone-ink ui__above-1 ui__block ui__loose ui__lines-2">{row.title}</Text>
            <Row gap={1} align="baseline" wrap>
              <Price fen={row.priceFen} size="s" />
              {row.regularPriceFen > row.priceFen ? <Price fen={row.regularPriceFen} struck size="s" /> : null}
            </Row>
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
      <View className="ui__grow">
        <View className="ui__size-3 ui__tone-ink ui__bold ui__tight">
          {t('told', { time: startWords(session.startAt, now) })}
        </View>
        <View className="ui__size-2 ui__tone-ink-3 ui__tight ui__lines-1">
          {count > 1 ? t('toldOf', { title: row.title, count }) : row.title}
        </View>
      </View>
      <Button onTap={() => onChoose(session.sessionCode)}>{t('seeTold')}</Button>
    </BottomBar>
  )
})
