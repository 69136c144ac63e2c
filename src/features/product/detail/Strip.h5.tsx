import { useEffect, useRef } from 'react'
import { Picture, Pressable } from '@/ui'
import { SideArrows } from '@/ui/picture/SideArrows'
import { productWords } from '../messages'
import type { StripProps } from './gallery/galleryTypes'
import './gallery/Gallery.scss'

/** ms without a scroll event after which it is at rest */
const settled = 80

/** Pictures side by side that snap; a plain scrolling element, so touch, wheel and keyboard work as the browser has them. */
export function Strip({ pictures, index, onIndex, onOpen }: StripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])

  // another SKU's pictures start at the first
  useEffect(() => {
    const element = strip.current
    if (element && index === 0 && element.scrollLeft > 0) element.scrollLeft = 0
  }, [index, pictures])

  const scrolled = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const element = strip.current
      if (element && element.clientWidth > 0) onIndex(Math.round(element.scrollLeft / element.clientWidth))
    }, settled)
  }

  return (
    <SideArrows strip={strip} label={productWords('pictures')} shy>
      <div ref={strip} className="gallery__strip" onScroll={scrolled}>
        {pictures.map((picture, at) => (
          <div key={at} className="gallery__slide">
            <Pressable
              className="gallery__tap"
              label={productWords('openPicture', { index: at + 1 })}
              onTap={() => onOpen(at)}
            >
              <Picture src={picture} alt={productWords('picture', { index: at + 1 })} eager={at === 0} fit="contain" />
            </Pressable>
          </div>
        ))}
      </div>
    </SideArrows>
  )
}
