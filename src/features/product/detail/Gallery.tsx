import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { productWords } from '../messages'
import type { ViewerProps } from './galleryTypes'
import { LaterViewer } from './LaterViewer'
import { Strip } from './Strip'
import './Gallery.scss'

/** The product's pictures, which one of how many, and a tap to see it large. */
export const Gallery = observer(function Gallery({ pictures, files }: Pick<ViewerProps, 'pictures' | 'files'>) {
  const [index, setIndex] = useState(0)
  const [opened, setOpened] = useState<number>()
  const close = useCallback(() => setOpened(undefined), [])
  const first = pictures[0]
  useEffect(() => setIndex(0), [first])
  return (
    <View className="gallery" role="group" aria-label={productWords('pictures')}>
      <Strip pictures={pictures} index={index} onIndex={setIndex} onOpen={setOpened} />
      {pictures.length > 1 ? (
        <View className="gallery__count">{`${Math.min(index + 1, pictures.length)}/${pictures.length}`}</View>
      ) : null}
      <LaterViewer pictures={pictures} files={files} at={opened} onClose={close} />
    </View>
  )
})
