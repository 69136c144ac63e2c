import { Image } from '@tarojs/components'
import { useState } from 'react'
import { gather } from '@/lib/timing'
import { classes } from '../classes'
import { PictureFrame } from './PictureFrame'
import type { PictureProps } from './pictureTypes'
import { usePictureAddress } from './usePictureAddress'

/** Pictures that come within 100 ms are shown by one message to the page: a list that is scrolled is full of them. */
const together = gather(100)

/** A picture at a fixed ratio: lazy, fades in, and has a drawn fallback. */
export function Picture(props: PictureProps) {
  const { alt, fit = 'cover', eager = false } = props
  const src = usePictureAddress(props.src, props.device)
  // by address: what came is not what another address will bring
  const [shownSrc, setShownSrc] = useState<string>()
  const [brokenSrc, setBrokenSrc] = useState<string>()

  return (
    <PictureFrame {...props} broken={brokenSrc === src || src === ''}>
      <Image
        className={classes('ui-picture__image', (shownSrc === src || eager) && 'ui-picture__image--shown')}
        src={src}
        mode={fit === 'contain' ? 'aspectFit' : 'aspectFill'}
        lazyLoad={!eager}
        ariaLabel={alt}
        onLoad={() => {
          together(() => setShownSrc(src))
          props.onLoaded?.()
        }}
        onError={() => setBrokenSrc(src)}
      />
    </PictureFrame>
  )
}
