import { useEffect, useRef, useState } from 'react'
import { classes } from './classes'
import { PictureFrame } from './PictureFrame'
import type { PictureProps } from './pictureTypes'
import { uiPorts } from './ports'

type State = 'loading' | 'shown' | 'broken'

/** A picture at a fixed ratio: lazy, fades in, and has a drawn fallback. */
export function Picture(props: PictureProps) {
  const { alt, fit = 'cover', eager = false } = props
  const src = props.src === '' ? '' : uiPorts().pictureAddress(props.src)
  const [state, setState] = useState<State>('loading')
  const image = useRef<HTMLImageElement>(null)

  useEffect(() => {
    const element = image.current
    // From the cache it can be complete before the listener is there.
    setState(element?.complete && element.naturalWidth > 0 ? 'shown' : 'loading')
  }, [src])

  const broken = state === 'broken' || src === ''
  return (
    <PictureFrame {...props} broken={broken}>
      <img
        ref={image}
        className={classes(
          'ui-picture__image',
          `ui-picture__image--${fit}`,
          (state === 'shown' || eager) && 'ui-picture__image--shown'
        )}
        src={src}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'sync' : 'async'}
        draggable={false}
        onLoad={() => setState('shown')}
        onError={() => setState('broken')}
      />
    </PictureFrame>
  )
}
