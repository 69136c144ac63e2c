import Taro from '@tarojs/taro'
import { useEffect } from 'react'
import { pictureAddress } from '@/api'
import type { ViewerProps } from './galleryTypes'

/** Pictures over the whole screen: the host's own viewer. */
export function Viewer({ files, at, onClose }: ViewerProps) {
  useEffect(() => {
    if (at === undefined) return
    const urls = files.map(pictureAddress)
    // however it ends, the page below is as it was
    Taro.previewImage({ urls, current: urls[at] ?? '' }).then(onClose, onClose)
  }, [at, files, onClose])
  return null
}
