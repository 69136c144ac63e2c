import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { fillScreen } from '@/platform/nativeApp/screen.h5'
import { classes, Icon, Pressable } from '@/ui'
import { Video } from '@/ui/video/Video'
import { useModal } from '@/ui/screen/useModal'
import { reviewWords } from '../messages'
import type { VideoOverProps } from './videoTypes'
import './ReviewCard.scss'

/** A buyer's video over the whole screen, with what they wrote under it. */
export const VideoOver = observer(function VideoOver({ video, words, onClose }: VideoOverProps) {
  const panel = useModal<HTMLDivElement>(true, onClose)
  const name = reviewWords('video')
  useEffect(fillScreen, [])
  return createPortal(
    <div ref={panel} className="viewer" role="dialog" aria-modal aria-label={name} tabIndex={-1}>
      <div className={classes('review-film', words !== '' && 'review-film--told')}>
        <Video src={video.url} poster={video.poster} name={name} seconds={video.seconds} over begun />
      </div>
      {words === '' ? null : <div className="viewer__caption viewer__caption--film">{words}</div>}
      <Pressable className="viewer__close" label={reviewWords('closeVideo')} onTap={onClose}>
        <Icon name="close" size={22} color="white" />
      </Pressable>
    </div>,
    document.body
  )
})
