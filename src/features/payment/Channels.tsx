import { View } from '@tarojs/components'
import { Text } from '@/ui/layout/Text'
import { observer } from 'mobx-react-lite'
import type { PayChannel, PayMeans } from '@contract'
import { Card, classes, Icon, Pressable, type IconName } from '@/ui'
import { paymentWords as t } from './messages'

const icons: Record<PayChannel, IconName> = { WECHAT: 'chat', ALIPAY: 'wallet', UNIONPAY: 'card' }
const notes = { WECHAT: 'WECHATNote', ALIPAY: 'ALIPAYNote', UNIONPAY: 'UNIONPAYNote' } as const

interface ChannelsProps {
  channels: readonly PayChannel[]
  /** The way that did not work a moment ago. */
  failed?: PayMeans
  chosen: PayChannel
  onChoose: (channel: PayChannel) => void
}

/** Ways to pay, one of them chosen. */
export const Channels = observer(function Channels({ channels, failed, chosen, onChoose }: ChannelsProps) {
  const title = t(failed !== undefined && channels.length > 1 ? 'otherMethod' : 'method')
  return (
    <Card title={title}>
      <View role="radiogroup" aria-label={title}>
        {channels.map((channel) => (
          <ChannelRow
            key={channel}
            channel={channel}
            failed={channel === failed}
            chosen={channel === chosen}
            onTap={() => onChoose(channel)}
          />
        ))}
      </View>
    </Card>
  )
})

interface ChannelRowProps {
  channel: PayChannel
  chosen: boolean
  /** It did not work a moment ago. */
  failed?: boolean
  onTap: () => void
}

/** One way to pay, to be chosen. */
export const ChannelRow = observer(function ChannelRow({ channel, chosen, failed, onTap }: ChannelRowProps) {
  return (
    <Pressable
      className="ui__row ui__pad-y-2 ui__wide ui__left pay-channel"
      role="radio"
      checked={chosen}
      onTap={onTap}
    >
      <View className={classes('pay-channel__icon', `pay-channel__icon--${channel}`)}>
        <Icon name={icons[channel]} size={20} />
      </View>
      <View className="ui__pad-x-3 ui__grow">
        <Text size={4} tone="ink" tight>
          {t(channel)}
        </Text>
        <Text size={2} tone="ink-3" tight>
          {t(failed ? 'justFailed' : notes[channel])}
        </Text>
      </View>
      <View className={classes('pay-channel__tick', chosen && 'pay-channel__tick--on')}>
        {chosen ? <Icon name="check" size={14} color="white" /> : null}
      </View>
    </Pressable>
  )
})
