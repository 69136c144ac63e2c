/** Rules of the manuals: where one stopped reading, what is searched for, and how long a download is. */
import type { ManualGroup, ManualProduct } from '@contract'

/** Page by manual, the one read last at the end. */
export type Places = Readonly<Record<string, number>>

/** Manuals whose page is kept. */
export const mostPlaces = 60

/** With the page where one stopped; the first page is none, and the one read longest ago gives way. */
export function withPlace(places: Places, manualCode: string, page: number): Record<string, number> {
  const others = Object.entries(places).filter(([code]) => code !== manualCode)
  const all: [string, number][] = page > 1 ? [...others, [manualCode, page]] : others
  return Object.fromEntries(all.slice(-mostPlaces))
}

export interface ManualSection {
  group: ManualGroup
  products: ManualProduct[]
}

/** Products under their second groups, in the order of these. */
export const sectionsOf = (groups: readonly ManualGroup[], products: readonly ManualProduct[]): ManualSection[] =>
  groups
    .map((group) => ({ group, products: products.filter(({ groupCode }) => groupCode === group.groupCode) }))
    .filter((section) => section.products.length > 0)

/** Bytes as a reader counts them: `820 KB`, `1.6 MB`. */
export const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${Math.round(bytes / 100_000) / 10} MB`
