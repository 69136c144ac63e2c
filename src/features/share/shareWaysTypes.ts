import type { ShareView } from '@/platform/nativeApp'
import type { ShareSubject } from './rules'

export interface ShareWaysProps {
  subject: ShareSubject
  /** Undefined where the shop's address is not known. */
  link: string | undefined
  /** Makes the poster; absent where the page has none. */
  onPose: (() => void) | undefined
  onDone: () => void
}

/** A share inside the app. */
export interface AppShare {
  open: boolean
  /** The app shares it. */
  onTaken: () => void
  view: ShareView
  subject: ShareSubject
  /** Undefined where the page has no address. */
  link: string | undefined
}
