import { useEffect } from 'react'
import { useLoaded } from '@/api'
import { toast } from '@/platform/feedback'
import { reviewWords } from '../messages'
import type { VideoOverProps, VideoViewerProps } from './videoTypes'

const load = async () => (await import('./VideoOver')).VideoOver

/** The player comes with a file of its own when the first video is opened. */
export const VideoViewer = ({ open, ...rest }: VideoViewerProps) => (open ? <Late {...rest} /> : null)

function Late(props: VideoOverProps) {
  const { data: Over, status } = useLoaded('VideoOver', load)
  const { onClose } = props
  useEffect(() => {
    if (status !== 'failed') return
    toast(reviewWords('videoFailed'))
    onClose()
  }, [status, onClose])
  return Over ? <Over {...props} /> : null
}
