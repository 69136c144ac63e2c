import { Children, useEffect, useRef } from 'react'
import { SideArrows } from '@/ui/picture/SideArrows'
import type { CarouselProps } from './carouselTypes'
import './Carousel.scss'

/** The scroll has come to rest when nothing was heard of it for so long, ms. */
const SETTLED = 120

/** Slides that snap; a plain scrolling element, so touch, wheel and keyboard work as the browser has them. */
export function Carousel({ index, onIndex, onTouch, label, children }: CarouselProps) {
  const strip = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  // where the strip is, so that a change that came from scrolling does not scroll again
  const position = useRef(0)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const element = strip.current
    if (!element || position.current === index) return
    position.current = index
    element.scrollTo?.({ left: index * element.clientWidth, behavior: 'smooth' })
  }, [index])

  const handleScroll = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const element = strip.current
      if (!element || element.clientWidth === 0) return
      position.current = Math.round(element.scrollLeft / element.clientWidth)
      onIndex(position.current)
    }, SETTLED)
  }

  return (
    <div onPointerDown={onTouch} onWheel={onTouch} onFocus={onTouch}>
      <SideArrows strip={strip} label={label} shy>
        <div ref={strip} className="cms-carousel" onScroll={handleScroll}>
          {Children.map(children, (slide) => (
            <div className="cms-carousel__slide">{slide}</div>
          ))}
        </div>
      </SideArrows>
    </div>
  )
}
