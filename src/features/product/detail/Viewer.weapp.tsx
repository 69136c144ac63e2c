import Taro from '@tarojs/taro'
import { useEffect } from 'react'
import { pictureAddress } from '@/api'
import type { ViewerProps } from './galleryTypes'

/** Pictures over the whole screen: the host's own viewer. */
export function Viewer({ pictures, at, onClose }: ViewerProps) {
  useEffect(() => {
    if (at === undefined) return
    const urls = pictures.map(pictureAddress)
    // however it ends, the page below is as it was
    Taro.previewImage({ urls, current: urls[at] ?? '' }).then(onClose, onClose)
  }, [at, pictures, onClose])
  return null
}
