import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Video } from '@/ui/video/Video'
import type { BlockGiven } from '../blocks/block'
import { say } from '../words'
import './VideoBlock.scss'

/** A film with its name; it is fetched after a tap alone. */
export const VideoBlock = observer(function VideoBlock({ props }: BlockGiven<'video'>) {
  const { src, poster, seconds } = props
  const name = say(props.title)
  return (
    <View className="cms-block cms-video">
      <Video src={src} poster={poster} name={name} seconds={seconds} />
      <View className="cms-video__name" aria-hidden>
        {name}
      </View>
    </View>
  )
})
