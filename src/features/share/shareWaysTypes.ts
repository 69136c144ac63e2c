import type { ShareSubject } from './rules'

export interface ShareWaysProps {
  subject: ShareSubject
  /** Undefined where the shop's address is not known. */
  link: string | undefined
  /** Makes the poster; absent where the page has none. */
  onPose: (() => void) | undefined
  onDone: () => void
}
