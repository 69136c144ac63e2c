import type { SideScrollProps } from '../picture/sideScrollTypes'

export interface RailScrollProps extends SideScrollProps {
  /** Id of what is to be in sight as it opens, such as the chosen one. */
  into: string | undefined
}
