import type { ProductSource } from '../types'

export interface EndlessTilesProps {
  id: string
  source: Extract<ProductSource, { scene: unknown }>
  /** Only what is seen is drawn, and goes on at the end of the page; the rest keeps what it loaded. */
  active: boolean
}
