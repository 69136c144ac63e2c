import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useCallback, useMemo, useState } from 'react'
import type { Review } from '@contract'
import { Viewer } from '@/features/product'
import { clockOf } from '@/lib/clock'
import { Icon, Picture, Pressable } from '@/ui'
import { reviewWords } from '../messages'
import { fileOf } from '../rules'
import { VideoViewer } from './VideoViewer'
import './ReviewCard.scss'

/** Files in a card; the last says how many there are more. */
const most = 3

/** The buyer's video and pictures in a row, and over the whole screen. */
export const ReviewPictures = observer(function ReviewPictures({
  pictures,
  video,
  words,
  eager
}: {
  pictures: readonly string[]
  video?: Review['video']
  /** What was written with them. */
  words: string
  eager?: boolean | undefined
}) {
  const [openItem, setOpenItem] = useState<number | 'video'>()
  const close = useCallback(() => setOpenItem(undefined), [])
  const room = video ? most - 1 : most
  const files = useMemo(() => pictures.map(fileOf), [pictures])
  if (pictures.length === 0 && !video) return null
  const rest = pictures.length - room
  return (
    <View className="review-pictures">
      {video ? (
        <View className="review-pictures__one">
          <Pressable
            className="review-pictures__tap review-pictures__tap--video"
            label={reviewWords('openVideo', { length: clockOf(video.seconds) })}
            onTap={() => setOpenItem('video')}
          >
            {video.poster === '' ? null : <Picture src={video.poster} alt="" round eager={eager} />}
            <View className="review-pictures__key">
              <Icon name="play" size={20} color="white" />
            </View>
            <Text className="review-pictures__length">{clockOf(video.seconds)}</Text>
          </Pressable>
        </View>
      ) : null}
      {pictures.slice(0, room).map((picture, index) => (
        // the same picture may be there twice
        <View key={`${index} ${picture}`} className="review-pictures__one">
          <Pressable
            className="review-pictures__tap"
            label={`${reviewWords('openPicture', { index: index + 1 })}${rest > 0 && index === room - 1 ? ` +${rest}` : ''}`}
            onTap={() => setOpenItem(index)}
          >
            <Picture src={picture} alt="" round eager={eager} />
            {rest > 0 && index === room - 1 ? <Text className="review-pictures__more">{`+${rest}`}</Text> : null}
          </Pressable>
        </View>
      ))}
      <Viewer
        pictures={pictures}
        files={files}
        start={openItem === 'video' ? undefined : openItem}
        caption={words}
        onClose={close}
      />
      {video ? <VideoViewer video={video} words={words} open={openItem === 'video'} onClose={close} /> : null}
    </View>
  )
})
