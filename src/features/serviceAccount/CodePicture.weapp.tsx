import { Image } from '@tarojs/components'
import { usePictureAddress } from '@/ui/picture/usePictureAddress'

/** The code, with the host's own menu on a long press, which recognises it. */
export function CodePicture({ src, label }: { src: string; label: string }) {
  return (
    <Image
      className="account-code__image"
      src={usePictureAddress(src)}
      mode="aspectFit"
      showMenuByLongpress
      ariaLabel={label}
    />
  )
}
