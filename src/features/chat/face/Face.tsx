import { View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
import { classes, Icon, Picture } from '@/ui'
import './face.scss'

interface FaceProps {
  of: 'ROBOT' | 'AGENT' | 'SHOP'
  /** A shop's. */
  logo?: string | undefined
  large?: boolean
}

/** Who speaks for the shop: the robot, a person, or a shop by its logo. */
export function Face({ of, logo, large = false }: FaceProps) {
  return (
    <View className={classes('chat-face', `chat-face--${of.toLowerCase()}`, large && 'chat-face--large')} aria-hidden>
      {of === 'SHOP' && logo !== undefined ? (
        <Picture src={logo} alt="" />
      ) : of === 'ROBOT' ? (
        <>
          <View className="chat-face__leaf" />
          <Row className="chat-face__head">
            <View className="chat-face__eye" />
            <View className="chat-face__eye" />
          </Row>
        </>
      ) : (
        <Icon name={of === 'AGENT' ? 'headset' : 'store'} size={large ? 28 : 20} color="white" />
      )}
    </View>
  )
}
