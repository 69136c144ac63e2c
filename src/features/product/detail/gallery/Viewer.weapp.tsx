import Taro from '@tarojs/taro'
import { useEffect } from 'react'
import { stores } from '@/stores'
import type { ViewerProps } from './galleryTypes'

/** Pictures over the whole screen: the host's own viewer. */
export function Viewer({ files, at, onClose }: ViewerProps) {
  useEffect(() => {
    if (at === undefined) return
    const current = stores.site.pictureAddress(files[at] ?? '')
    const urls = files.map(stores.site.pictureAddress).filter((url) => url !== '')
    // however it ends, the page below is as it was
    Taro.previewImage({ urls, current }).then(onClose, onClose)
  }, [at, files, onClose])
  return null
}
