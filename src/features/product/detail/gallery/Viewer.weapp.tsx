import Taro from '@tarojs/taro'
import { useEffect } from 'react'
import { stores } from '@/stores'
import type { ViewerProps } from './galleryTypes'

/** Pictures over the whole screen: the host's own viewer. */
export function Viewer({ files, start, onClose }: ViewerProps) {
  useEffect(() => {
    if (start === undefined) return
    const current = stores.site.pictureAddress(files[start] ?? '')
    const urls = files.map(stores.site.pictureAddress).filter((url) => url !== '')
    // however it ends, the page below is as it was
    Taro.previewImage({ urls, current }).then(onClose, onClose)
  }, [start, files, onClose])
  return null
}
