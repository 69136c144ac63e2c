import { createContext, type ReactNode } from 'react'
import type { Tone } from './NavBar'

/** What a page says once for every `Screen` and `StateView` that it renders; each of them may say otherwise. */
export interface PageFrame {
  title?: string
  tone?: Tone
  className?: string
  /** A bar of exactly 44 px (spec 9.6), also where the host's own would be higher. */
  exactBar?: boolean
  /** `<TabBarHost …/>` of a tab screen. */
  tabBar?: ReactNode
  /** The shape of what comes. */
  skeleton?: ReactNode
}

export const PageFrameContext = createContext<PageFrame>({})
