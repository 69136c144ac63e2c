/** What a poster shows besides its code. */
export type PosterSubject = {
  /** As the gateway gives it; empty: there is none. */
  picture: string
} & (
  | { kind: 'product'; priceFen: number }
  /** `line`: what it is about, may be empty. `ground`: its colour, `dark` when white words stand on it. */
  | { kind: 'activity'; line: string; ground: string; dark: boolean }
)

export interface PosterSheetProps {
  open: boolean
  onClose: () => void
  title: string
  link: string
  poster: PosterSubject
}
