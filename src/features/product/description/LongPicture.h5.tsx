import { Picture } from '@/ui'
import type { LongPictureProps } from './longPictureTypes'

/** As wide as the page: in its place where its shape is known, else as high as it turns out. */
export function LongPicture({ src, ratio }: LongPictureProps) {
  if (ratio !== undefined) return <Picture src={src} alt="" ratio={ratio} fit="contain" />
  return <img className="long-description__free" src={src} alt="" loading="lazy" decoding="async" />
}
