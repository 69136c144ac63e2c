import { ScrollView, View } from '@tarojs/components'
import { Children } from 'react'
import { usePagedScroll } from '@/ui/picture/usePagedScroll'
import type { CarouselProps } from './carouselTypes'
import './Carousel.scss'

/** Slides that snap: the host's scroll view pages by itself. */
export function Carousel({ index, onIndex, onTouch, label, children }: CarouselProps) {
  const paging = usePagedScroll(Children.count(children), onIndex)
  return (
    <ScrollView
      className="cms-carousel"
      scrollX
      enhanced
      pagingEnabled
      scrollWithAnimation
      showScrollbar={false}
      scrollIntoView={`cms-slide-${index}`}
      ariaLabel={label}
      {...paging}
      onTouchStart={() => {
        paging.onTouchStart()
        onTouch()
      }}
    >
      <View className="cms-carousel__strip">
        {Children.map(children, (slide, position) => (
          <View id={`cms-slide-${position}`} className="cms-carousel__slide">
            {slide}
          </View>
        ))}
      </View>
    </ScrollView>
  )
}
