import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { Icon } from '../Icon'
import { Picture } from '../Picture'
import { Pressable } from '../Pressable'
import { usePageVisible } from '../usePageVisible'
import { usePictureAddress } from '../usePictureAddress'
import { captionAt, clockOf, type Caption } from './captions'
import { listWords } from './messages'
import { Player } from './Player'
import './Video.scss'

interface VideoProps {
  src: string
  poster: string
  /** What it shows. */
  name: string
  seconds: number
  captions: readonly Caption[]
}

/** Stops the one that plays. */
let stopPlaying: (() => void) | undefined

/** A video: its poster until a tap, then the host's player; one at a time, and none on a page that is left. */
export const Video = observer(function Video({ src, poster, name, seconds, captions }: VideoProps) {
  const [playing, setPlaying] = useState(false)
  const [failed, setFailed] = useState(false)
  const [caption, setCaption] = useState('')
  const address = usePictureAddress(src)
  const shown = usePageVisible()
  const stop = useCallback(() => setPlaying(false), [])
  useEffect(() => {
    if (!shown) stop()
  }, [shown, stop])
  useEffect(() => {
    if (!playing) return undefined
    stopPlaying?.()
    stopPlaying = stop
    return () => {
      if (stopPlaying === stop) stopPlaying = undefined
    }
  }, [playing, stop])

  const play = () => {
    setFailed(false)
    setCaption(captionAt(captions, 0))
    setPlaying(true)
  }
  const fail = () => {
    setFailed(true)
    stop()
  }
  const length = clockOf(seconds)
  return (
    <View className="ui-video">
      <View className="ui-video__frame">
        {playing ? (
          <Player
            src={address}
            label={name}
            onTime={(now) => setCaption(captionAt(captions, now))}
            onEnd={stop}
            onError={fail}
          />
        ) : (
          <Pressable className="ui-video__poster" label={listWords('play', { name, length })} onTap={play}>
            <Picture src={poster} alt="" ratio={9 / 16} />
            <View className="ui-video__key">
              <Icon name="play" size={32} />
            </View>
            <Text className="ui-video__length">{length}</Text>
          </Pressable>
        )}
      </View>
      <View className="ui-video__words">
        {failed ? listWords('playFailed') : playing ? caption : listWords('playNote')}
      </View>
    </View>
  )
})
