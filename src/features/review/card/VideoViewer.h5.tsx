import { lateOver } from '@/late'
import { reviewWords } from '../messages'
import type { VideoViewerProps } from './videoTypes'

const Over = lateOver('VideoOver', async () => (await import('./VideoOver')).VideoOver, {
  failed: () => reviewWords('videoFailed')
})

/** The player comes when the first video is opened. */
export const VideoViewer = ({ open, ...rest }: VideoViewerProps) => (open ? <Over {...rest} /> : null)
