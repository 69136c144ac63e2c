import { Text, View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button, Icon, Picture, Pressable, useEvent } from '@/ui'
import { liveWords as t } from '../messages'
import type { PlayState } from './playerTypes'
import { Stream } from './Stream'
import { usePlayer } from './usePlayer'
import './player.scss'

interface PlayerProps {
  src: string
  poster: string
  name: string
  live: boolean
  /** A new one begins there at once: s of a film. */
  jump?: { seconds: number; turn: number } | undefined
  /** A broadcast that is on air, and not without its stream; true again: what was lost is asked for at once. */
  onAir?: boolean
  onTime?: (seconds: number) => void
}

const over = (state: PlayState): boolean => state === 'LOADING' || state === 'WAITING'

/** A stream or a film: its picture until a tap, then the host's player; what is lost comes back, or says that it does not. */
export const Player = observer(function Player({ src, poster, name, live, jump, onAir, onTime }: PlayerProps) {
  const player = usePlayer(live)
  const { state, play } = player
  const jumpTo = useEvent(play)
  useEffect(() => {
    if (jump !== undefined) jumpTo(jump.seconds)
  }, [jump, jumpTo])
  const comesBack = useEvent(() => {
    if (state === 'WAITING' || state === 'FAILED') play()
  })
  useEffect(() => {
    if (onAir) comesBack()
  }, [onAir, comesBack])
  return (
    <View className="live-player">
      {state === 'LOADING' || state === 'PLAYING' ? (
        <Stream
          key={`${src} ${player.from} ${jump?.turn ?? 0}`}
          src={src}
          name={name}
          live={live}
          from={player.from}
          onPlaying={player.playing}
          onTime={(seconds) => {
            player.tell(seconds)
            onTime?.(seconds)
          }}
          onLost={player.lost}
          onEnd={player.stop}
          onFloat={player.float}
        />
      ) : (
        <View className="live-player__poster">
          <Picture src={poster} alt="" ratio={9 / 16} />
        </View>
      )}
      {state === 'IDLE' ? (
        <Pressable className="live-player__key" label={`${t('play')} ${name}`} onTap={() => play()}>
          <Row justify="center" tone="white" className="live-player__disc">
            <Icon name="play" size={32} color="white" />
          </Row>
        </Pressable>
      ) : null}
      <View className="live-player__words" role="status">
        {over(state) ? (
          <Text className="ui__size-2 ui__tone-white live-player__note">
            {state === 'WAITING' ? t('lost', { seconds: player.wait }) : t('loading')}
          </Text>
        ) : null}
      </View>
      {state === 'FAILED' ? (
        <View className="live-player__failed" role="alert">
          <Text>{t('failed')}</Text>
          <Button size="s" kind="outline" onTap={() => play()}>
            {t('again')}
          </Button>
        </View>
      ) : null}
    </View>
  )
})
