import Taro from '@tarojs/taro'
import { useEffect } from 'react'
import { stores } from '@/stores'
import { fileOf } from '../rules'
import type { VideoViewerProps } from './videoTypes'

/** A buyer's video over the whole screen: the host's own viewer. */
export function VideoViewer({ video: { url, poster }, open, onClose }: VideoViewerProps) {
  useEffect(() => {
    if (!open) return
    const { pictureAddress } = stores.site
    const source = { url: pictureAddress(url), type: 'video' as const, poster: pictureAddress(fileOf(poster)) }
    // however it ends, the page below is as it was
    Taro.previewMedia({ sources: [source] }).then(onClose, onClose)
  }, [open, url, poster, onClose])
  return null
}
