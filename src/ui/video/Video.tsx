import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { clockOf } from '@/lib/clock'
import { classes } from '../classes'
import { Icon } from '../text/Icon'
import { Picture } from '../picture/Picture'
import { Pressable } from '../press/Pressable'
import { usePictureAddress } from '../picture/usePictureAddress'
import type { Caption } from './captions'
import { listWords } from '../list/messages'
import { Player } from './Player'
import { usePlaying } from './usePlaying'
import './Video.scss'

interface VideoProps {
  src: string
  /** '' where there is none. */
  poster: string
  /** What it shows. */
  name: string
  seconds: number
  captions?: readonly Caption[]
  /** As high as what it lies in, without corners, its words over it. */
  over?: boolean
  /** It was tapped already. */
  begun?: boolean
}

/**
 * A video: its poster until a tap, then the host's player, without sound until it is asked for. Nothing moves by itself,
 * so less motion needs nothing of its own here.
 */
export const Video = observer(function Video({
  src,
  poster,
  name,
  seconds,
  captions = [],
  over = false,
  begun = false
}: VideoProps) {
  const { playing, failed, caption, play, stop, fail, tell } = usePlaying(captions, begun)
  const address = usePictureAddress(src)
  const length = clockOf(seconds)
  const words = captions.length === 0 ? '' : playing ? caption : listWords('playNote')
  return (
    <View className={classes('ui-video', over && 'ui-video--over')}>
      <View className="ui-video__frame">
        {playing ? (
          <Player src={address} label={name} onTime={tell} onEnd={stop} onError={fail} />
        ) : (
          <Pressable
            className="ui-video__poster"
            label={
              failed ? `${listWords('playFailed')} ${listWords('playAgain')}` : listWords('play', { name, length })
            }
            onTap={play}
          >
            {poster === '' ? null : (
              <Picture src={poster} alt="" ratio={over ? 1 : 9 / 16} fit={over ? 'contain' : undefined} />
            )}
            {failed ? (
              <View className="ui-video__failed" role="alert">
                <Text>{listWords('playFailed')}</Text>
                <View className="ui-video__again">
                  <Icon name="refresh" size={16} color="white" />
                  <Text>{listWords('playAgain')}</Text>
                </View>
              </View>
            ) : (
              <>
                <View className="ui-video__key">
                  <Icon name="play" size={32} color="white" />
                </View>
                <Text className="ui-video__length">{length}</Text>
              </>
            )}
          </Pressable>
        )}
      </View>
      {captions.length === 0 || (over && !playing) ? null : <View className="ui-video__words">{words}</View>}
    </View>
  )
})
