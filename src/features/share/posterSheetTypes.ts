import type { PosterSubject } from './ShareSheets'

export interface PosterSheetProps {
  open: boolean
  onClose: () => void
  title: string
  link: string
  poster: PosterSubject
}
