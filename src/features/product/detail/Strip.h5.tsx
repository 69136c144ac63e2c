import { useEffect, useRef } from 'react'
import { Picture, Pressable } from '@/ui'
import { SideArrows } from '@/ui/picture/SideArrows'
import { productWords } from '../messages'
import type { StripProps } from './gallery/galleryTypes'
import './gallery/Gallery.scss'

/** ms without a scroll event after which it is at rest */
const settleMs = 80

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

  const handleScroll = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const element = strip.current
      if (element && element.clientWidth > 0) onIndex(Math.round(element.scrollLeft / element.clientWidth))
    }, settleMs)
  }

  return (
    <SideArrows strip={strip} label={productWords('pictures')} shy>
      <div ref={strip} className="gallery__strip" onScroll={handleScroll}>
        {pictures.map((picture, pictureIndex) => (
          <div key={pictureIndex} className="gallery__slide">
            <Pressable
              className="gallery__tap"
              label={productWords('openPicture', { index: pictureIndex + 1 })}
              onTap={() => onOpen(pictureIndex)}
            >
              <Picture
                src={picture}
                alt={productWords('picture', { index: pictureIndex + 1 })}
                eager={pictureIndex === 0}
                fit="contain"
              />
            </Pressable>
          </div>
        ))}
      </div>
    </SideArrows>
  )
}
