import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { stores } from '@/stores'
import { savePicture } from '@/platform/album'
import { fillScreen } from '@/platform/nativeApp/screen.h5'
import { classes, Icon, Picture, Pressable } from '@/ui'
import { useModal } from '@/ui/screen/useModal'
import { productWords } from '../../messages'
import type { ViewerProps } from './galleryTypes'
import { useZoom } from './useZoom'
import './Gallery.scss'

/** Pictures over the whole screen; arrows, Escape, a tap, two taps and two fingers work as one expects. */
export const Viewer = observer(function Viewer({ start, ...rest }: ViewerProps) {
  return start === undefined ? null : createPortal(<Open {...rest} start={start} />, document.body)
})

const Open = observer(function Open({ pictures, files, start, caption, onClose }: ViewerProps & { start: number }) {
  const panel = useModal<HTMLDivElement>(true, onClose)
  useEffect(fillScreen, [])
  const strip = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(start)
  const { zoom, reset, scaleBy, handlers } = useZoom(onClose)
  const { scale, x, y } = zoom
  useEffect(() => {
    const element = strip.current
    if (element) element.scrollLeft = start * element.clientWidth
  }, [start])

  const step = (by: number) => {
    const element = strip.current
    reset()
    element?.scrollTo({ left: (index + by) * element.clientWidth, behavior: 'smooth' })
  }
  return (
    <div
      ref={panel}
      className="viewer"
      role="dialog"
      aria-modal
      aria-label={productWords('pictures')}
      onKeyDown={(event) => {
        const larger = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 }[event.key]
        if (larger !== undefined) scaleBy(larger, event.currentTarget)
        const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
        if (by === undefined) return
        event.preventDefault() // the strip would scroll by itself too
        step(by)
      }}
    >
      <div
        ref={strip}
        className={classes('viewer__strip', scale > 1 && 'viewer__strip--zoomed')}
        tabIndex={0}
        {...handlers}
        onScroll={({ currentTarget }) => setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
      >
        {pictures.map((picture, position) => (
          <div
            key={position}
            className="viewer__slide"
            style={scale > 1 && position === index ? { transform: `translate(${x}px, ${y}px) scale(${scale})` } : {}}
          >
            <Picture src={picture} alt={productWords('picture', { index: position + 1 })} fit="contain" eager />
          </div>
        ))}
      </div>
      {caption ? <div className="viewer__caption">{caption}</div> : null}
      <div className="viewer__count" role="status">{`${index + 1}/${pictures.length}`}</div>
      <Pressable
        className="viewer__save"
        label={productWords('savePicture')}
        onTap={() => void savePicture(stores.site.pictureAddress(files[index] ?? ''))}
      >
        {productWords('save')}
      </Pressable>
      <Pressable className="viewer__close" label={productWords('closePictures')} onTap={onClose}>
        <Icon name="close" size={22} color="white" />
      </Pressable>
    </div>
  )
})
