import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { roundMoney } from '@/stores/money'
import { shownDay } from '@/stores/times'
import { Button, classes, Icon, Pressable } from '@/ui'
import { settlementWords as t } from './messages'

interface RewardTicketProps {
  worth: string
  over: string
  name: string
  endAt: number
  scope: string
  /** What it takes off, or would. */
  fen: number
  /** What becomes of another when it is taken. */
  note?: string | undefined
  role: 'checkbox' | 'radio'
  chosen: boolean
  onTap: () => void
}

/** A coupon or packet that can be taken: what it is worth, until when, what it takes off here. */
export const RewardTicket = observer(function RewardTicket(props: RewardTicketProps) {
  const { chosen, scope } = props
  return (
    <Pressable
      className={classes('reward-ticket', chosen && 'reward-ticket--on')}
      role={props.role}
      checked={chosen}
      onTap={props.onTap}
    >
      <View className="reward-ticket__worth">
        <View className="reward-ticket__amount">{props.worth}</View>
        <View className="reward-ticket__over">{props.over}</View>
      </View>
      <View className="reward-ticket__words">
        <View className="reward-ticket__name">{props.name}</View>
        <View className="reward-ticket__note">
          <Text>{t('couponUntil', { day: shownDay(props.endAt) })}</Text>
          {scope === '' ? null : <Text>{` · ${scope}`}</Text>}
        </View>
        {props.note ? <View className="reward-ticket__swap">{props.note}</View> : null}
      </View>
      <View className="reward-ticket__off">{`−${roundMoney(props.fen)}`}</View>
      <View className={classes('reward-dot', chosen && 'reward-dot--on')}>
        {chosen ? <Icon name="check" size={14} color="white" /> : null}
      </View>
    </Pressable>
  )
})

interface OtherCouponsProps {
  count: string
  rows: {
    id: string
    worth: string
    name: string
    why: string
    /** The way to what it lacks. */
    reach?: () => void
  }[]
}

/** How many of them are shown before they are asked for. */
const FEW = 3

/** Those that can't be used, each with why not. */
export const OtherCoupons = observer(function OtherCoupons({ count, rows }: OtherCouponsProps) {
  const [all, setAll] = useState(false)
  if (rows.length === 0) return null
  return (
    <View className="reward-others">
      <View className="reward-others__head">
        <Text className="reward-others__title">{t('unusable')}</Text>
        <Text>{count}</Text>
      </View>
      {(all ? rows : rows.slice(0, FEW)).map((row) => (
        <View key={row.id} className="reward-others__row">
          <View className="reward-others__worth">{row.worth}</View>
          <View className="reward-others__words">
            <View>{row.name}</View>
            <View className="reward-others__why">{row.why}</View>
          </View>
          {row.reach ? (
            <Pressable
              className="reward-others__reach"
              role="link"
              label={`${t('goBrowse')} ${row.name}`}
              onTap={row.reach}
            >
              <Text>{t('goBrowse')}</Text>
              <Icon name="right" size={14} />
            </Pressable>
          ) : null}
        </View>
      ))}
      {all || rows.length <= FEW ? null : (
        <Button kind="text" size="s" onTap={() => setAll(true)}>
          {t('unusableAll')}
        </Button>
      )}
    </View>
  )
})
