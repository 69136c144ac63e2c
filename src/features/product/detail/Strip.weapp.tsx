import { ScrollView, View } from '@tarojs/components'
import { Picture, Pressable } from '@/ui'
import { usePagedScroll } from '@/ui/picture/usePagedScroll'
import { productWords } from '../messages'
import type { StripProps } from './gallery/galleryTypes'
import './gallery/Gallery.scss'

/** Pictures side by side that snap: the host's scroll view pages by itself. */
export function Strip({ pictures, index, onIndex, onOpen }: StripProps) {
  const paging = usePagedScroll(pictures.length, onIndex)
  return (
    <ScrollView
      className="gallery__scroll"
      scrollX
      enhanced
      pagingEnabled
      showScrollbar={false}
      scrollIntoView={`gallery-${index}`}
      ariaLabel={productWords('pictures')}
      {...paging}
    >
      <View className="gallery__strip">
        {pictures.map((picture, position) => (
          <View key={position} id={`gallery-${position}`} className="gallery__slide">
            <Pressable
              className="gallery__tap"
              label={productWords('openPicture', { index: position + 1 })}
              onTap={() => onOpen(position)}
            >
              <Picture
                src={picture}
                alt={productWords('picture', { index: position + 1 })}
                eager={position === 0}
                fit="contain"
              />
            </Pressable>
          </View>
        ))}
      </View>
    </ScrollView>
  )
}
