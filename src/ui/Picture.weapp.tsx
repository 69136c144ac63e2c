import { Image } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { gather } from '@/lib/timing'
import { classes } from './classes'
import { PictureFrame } from './PictureFrame'
import type { PictureProps } from './pictureTypes'
import { uiPorts } from './ports'

/** Pictures that come within 100 ms are shown by one message to the page: a list that is scrolled is full of them. */
const together = gather(100)

type State = 'loading' | 'shown' | 'broken'

/** A picture at a fixed ratio: lazy, fades in, and has a drawn fallback. */
export function Picture(props: PictureProps) {
  const { alt, fit = 'cover', eager = false } = props
  const src = props.src === '' ? '' : uiPorts().pictureAddress(props.src)
  const [state, setState] = useState<State>('loading')
  useEffect(() => setState('loading'), [src])

  return (
    <PictureFrame {...props} broken={state === 'broken' || src === ''}>
      <Image
        className={classes('ui-picture__image', (state === 'shown' || eager) && 'ui-picture__image--shown')}
        src={src}
        mode={fit === 'contain' ? 'aspectFit' : 'aspectFill'}
        lazyLoad={!eager}
        ariaLabel={alt}
        onLoad={() => together(() => setState('shown'))}
        onError={() => setState('broken')}
      />
    </PictureFrame>
  )
}
