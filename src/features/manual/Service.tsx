import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { callPhone } from '@/platform/phone'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Icon, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { manualWords } from './messages'
import './Service.scss'

/** A call to service; undefined where the site names no number. */
export function serviceCall(): { label: string; onTap: () => void } | undefined {
  const phone = stores.site.info?.servicePhone
  return phone === undefined ? undefined : { label: manualWords('call'), onTap: () => void callPhone(phone) }
}

/** To what is done at home: mending, installing, cleaning. */
const ToDesk = observer(function ToDesk() {
  return (
    <Pressable
      className="ui__row ui__gap-3 ui__pad-3 ui__wide ui__left manual-service"
      role="link"
      onTap={() => void go('bbcHome')}
    >
      <Icon name="wrench" size={22} color="ink-2" />
      <View className="ui__grow">
        <Text size={3} tone="ink" weight="bold">
          {manualWords('deskTitle')}
        </Text>
        <Text size={2} tone="ink-3" loose className="manual-service__note">
          {manualWords('deskNote')}
        </Text>
      </View>
      <Icon name="right" size={14} color="ink-3" />
    </Pressable>
  )
})

/** Words, and a call to service where there is a number. */
const Call = observer(function Call() {
  const call = serviceCall()
  const words = (
    <>
      <Icon name="headset" size={22} color="ink-2" />
      <View className="ui__grow">
        <Text size={3} tone="ink" weight="bold">
          {manualWords('notFoundTitle')}
        </Text>
        <Text size={2} tone="ink-3" loose className="manual-service__note">
          {manualWords(call ? 'notFoundNote' : 'notFoundNoPhone')}
        </Text>
      </View>
    </>
  )
  if (!call)
    return (
      <Row gap={3} left pad={3} wide className="manual-service">
        {words}
      </Row>
    )
  return (
    <Pressable className="ui__row ui__gap-3 ui__pad-3 ui__wide ui__left manual-service" onTap={call.onTap}>
      {words}
      <Icon name="right" size={14} color="ink-3" />
    </Pressable>
  )
})

/** For who does not find a model, or needs more than a manual: a call to service, and booking a visit. */
export const Service = observer(function Service() {
  return (
    <View>
      <Call />
      <ToDesk />
    </View>
  )
})
