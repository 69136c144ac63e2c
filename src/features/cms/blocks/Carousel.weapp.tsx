import { ScrollView, View } from '@tarojs/components'
import { Children, useRef } from 'react'
import type { CarouselProps } from './carouselTypes'
import './Carousel.scss'

/** Slides that snap: the host's scroll view pages by itself. */
export function Carousel({ index, onIndex, onTouch, label, children }: CarouselProps) {
  const count = Children.count(children)
  const at = useRef(0)
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
      onTouchStart={onTouch}
      onScroll={({ detail }) => {
        at.current = Math.round((detail.scrollLeft / detail.scrollWidth) * count)
      }}
      onDragEnd={() => onIndex(at.current)}
      onScrollEnd={() => onIndex(at.current)}
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
