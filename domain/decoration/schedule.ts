/** The versions of a page on a line of time; epoch ms of the server's clock. */
import { chooseArchive, isActive, nextChange, type ArchiveTimes } from '../archive'

/** From `from` until before `to`; absent: for ever. `version`: its place in the page's list, undefined for the default. */
export interface Span {
  from: number
  to?: number
  version: number | undefined
}

/** Two versions that apply at once from `from` to `to`, both ends included, and which of them shows then. */
export interface Overlap {
  versions: [number, number]
  from: number
  to?: number
  shows: number
}

/** What the page shows from 1970 on, one span after another. */
export function spansOf(versions: readonly ArchiveTimes[]): Span[] {
  const spans: Span[] = []
  let from: number | undefined = 0
  while (from !== undefined) {
    const archive = chooseArchive(versions, from)
    const version = archive && versions.indexOf(archive)
    const to = nextChange(versions, from)
    const last = spans.at(-1)
    if (last && last.version === version) last.to = to
    else spans.push({ from, to, version })
    from = to
  }
  return spans
}

/** Pairs of active versions that share a moment, in the list's order. */
export function overlapsOf(versions: readonly ArchiveTimes[]): Overlap[] {
  return versions.flatMap((version, first) =>
    versions.slice(first + 1).flatMap((other, after) => {
      const second = first + 1 + after
      if (version.startTime === undefined || other.startTime === undefined) return []
      if (!isActive(version.activeFlag) || !isActive(other.activeFlag)) return []
      const from = Math.max(version.startTime, other.startTime)
      const to = Math.min(version.endTime ?? Infinity, other.endTime ?? Infinity)
      if (to < from) return []
      const shows = chooseArchive([version, other], from) === other ? second : first
      return [{ versions: [first, second] as [number, number], from, ...(to === Infinity ? {} : { to }), shows }]
    })
  )
}

/** The place of the version that the page shows at `now`; undefined for its default. */
export function versionShownAt(versions: readonly ArchiveTimes[], now: number): number | undefined {
  const archive = chooseArchive(versions, now)
  return archive && versions.indexOf(archive)
}
