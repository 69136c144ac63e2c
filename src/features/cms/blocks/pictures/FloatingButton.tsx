import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Picture } from '@/ui'
import { Linked, linkAction } from '../../Linked'
import { say } from '../../words'
import type { BlockGiven } from '../block'
import './FloatingButton.scss'

/** A small picture that stays at the foot of the page; nothing when it leads nowhere. */
export const FloatingButton = observer(function FloatingButton({ props }: BlockGiven<'floatingButton'>) {
  if (!linkAction(props.link)) return null
  return (
    <View className={`cms-float cms-float--${props.side}`}>
      <Linked className="cms-float__button" link={props.link}>
        <Picture className="cms-float__picture" src={props.picture} alt="" fit="contain" ground={false} eager />
        <Text className="cms-float__label">{say(props.label)}</Text>
      </Linked>
    </View>
  )
})
