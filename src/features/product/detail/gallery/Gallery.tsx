import { Text, View } from '@tarojs/components'
import type { ProductDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { clockOf } from '@/lib/clock'
import { Icon, Pressable } from '@/ui'
import { productWords } from '../../messages'
import type { ViewerProps } from './galleryTypes'
import { LaterFilm, LaterViewer } from '../late'
import { Strip } from '../Strip'
import './Gallery.scss'

interface GalleryProps extends Pick<ViewerProps, 'pictures' | 'files' | 'caption'> {
  video: ProductDetail['video']
}

/** The product's pictures, its film over the first of them, which one of how many, and a tap to see it large. */
export const Gallery = observer(function Gallery({ pictures, files, caption, video }: GalleryProps) {
  const [index, setIndex] = useState(0)
  const [openIndex, setOpenIndex] = useState<number>()
  const [playing, setPlaying] = useState(false)
  const close = useCallback(() => setOpenIndex(undefined), [])
  const stop = useCallback(() => setPlaying(false), [])
  const first = pictures[0]
  useEffect(() => {
    setIndex(0)
    setPlaying(false)
  }, [first])
  const length = video ? clockOf(video.seconds) : ''
  return (
    <View className="gallery" role="group" aria-label={productWords('pictures')}>
      <Strip pictures={pictures} index={index} onIndex={setIndex} onOpen={setOpenIndex} />
      {video && index === 0 ? (
        <Pressable
          className="gallery__film"
          label={productWords('playFilm', { length })}
          onTap={() => setPlaying(true)}
        >
          <Icon name="play" size={20} color="white" />
          <Text>{length}</Text>
        </Pressable>
      ) : null}
      {pictures.length > 1 ? (
        <View className="gallery__count">{`${Math.min(index + 1, pictures.length)}/${pictures.length}`}</View>
      ) : null}
      {video && playing ? <LaterFilm video={video} poster={first ?? ''} onClose={stop} /> : null}
      <LaterViewer pictures={pictures} files={files} caption={caption} start={openIndex} onClose={close} />
    </View>
  )
})
