import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { callPhone } from '@/platform/phone'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Icon, Pressable } from '@/ui'
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
    <Pressable className="manual-service" role="link" onTap={() => void go('bbcHome')}>
      <Icon name="wrench" size={22} color="ink-2" />
      <View className="manual-service__words">
        <View className="manual-service__title">{manualWords('deskTitle')}</View>
        <View className="manual-service__note">{manualWords('deskNote')}</View>
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
      <View className="manual-service__words">
        <View className="manual-service__title">{manualWords('notFoundTitle')}</View>
        <View className="manual-service__note">{manualWords(call ? 'notFoundNote' : 'notFoundNoPhone')}</View>
      </View>
    </>
  )
  if (!call) return <View className="manual-service">{words}</View>
  return (
    <Pressable className="manual-service" onTap={call.onTap}>
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
