import { useEffect, useRef, useState } from 'react'
import { classes } from '../classes'
import { PictureFrame } from './PictureFrame'
import type { PictureProps } from './pictureTypes'
import { usePictureAddress } from './usePictureAddress'

const shownClass = 'ui-picture__image--shown'

/** A picture at a fixed ratio: lazy, fades in, and has a drawn fallback. */
export function Picture(props: PictureProps) {
  const { alt, fit = 'cover', eager = false } = props
  const src = usePictureAddress(props.src, props.device)
  const [isBroken, setIsBroken] = useState(src === '')
  const image = useRef<HTMLImageElement>(null)

  useEffect(() => {
    setIsBroken(src === '')
    const element = image.current
    if (!element) return
    // From the cache it can be complete before the listener is there.
    if (eager || (element.complete && element.naturalWidth > 0)) element.classList.add(shownClass)
    else element.classList.remove(shownClass)
  }, [src, eager])

  return (
    <PictureFrame {...props} broken={isBroken}>
      <img
        ref={image}
        className={classes('ui-picture__image', `ui-picture__image--${fit}`, eager && shownClass)}
        src={src}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'sync' : 'async'}
        draggable={false}
        // by the element itself: a screenful of pictures would otherwise be a screenful of renders
        onLoad={({ currentTarget }) => {
          currentTarget.classList.add(shownClass)
          props.onLoaded?.()
        }}
        onError={() => setIsBroken(true)}
      />
    </PictureFrame>
  )
}
