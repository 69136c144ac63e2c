import { useState, type MouseEvent } from 'react'
import { pictureAddress } from '@/api'
import { inApp, openInApp } from '@/platform/nativeApp'
import { Video } from '@/ui/video/Video'

/** The film of a case: inside the app its player is asked first, and ours plays where it does not. */
export function Film({ url, name, seconds }: { url: string; name: string; seconds: number }) {
  const [here, setHere] = useState(false)
  const ask = (event: MouseEvent) => {
    if (here || !inApp()) return
    event.stopPropagation()
    void openInApp({ name: 'toAfterSalesVideoPlay', url: new URL(pictureAddress(url), location.href).href }).then(
      (isTaken) => setHere(!isTaken)
    )
  }
  return (
    <div onClickCapture={ask}>
      <Video key={String(here)} src={url} poster="" name={name} seconds={seconds} begun={here} />
    </div>
  )
}
