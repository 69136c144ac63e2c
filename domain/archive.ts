/** Which decorated page is meant (spec 3.2), and which of its versions is shown (spec 2.4). */

/** When one version of a page applies; epoch ms of the server's clock, absent `endTime` is open. */
export interface ArchiveTimes {
  activeFlag: unknown
  startTime?: number
  endTime?: number
}

/** Whether a flag is set, as systems write it: true, 1 or '1'. */
export const isActive = (flag: unknown): boolean => flag === true || flag === 1 || flag === '1'

/** True when the version is active and `now` (server ms) lies within startTime..endTime, both ends included. */
export function applies(version: ArchiveTimes, now: number): boolean {
  if (!isActive(version.activeFlag) || version.startTime === undefined) return false
  return version.startTime <= now && (version.endTime === undefined || now <= version.endTime)
}

/**
 * The version that applies at `now`, or undefined for the default page. Where several apply, the one that started last
 * wins, so that a campaign shows over a version without an end; of equal starts the first in the list.
 */
export function chooseArchive<V extends ArchiveTimes>(versions: readonly V[], now: number): V | undefined {
  let latest: V | undefined
  for (const version of versions) {
    if (!applies(version, now)) continue
    if (latest === undefined || (version.startTime ?? 0) > (latest.startTime ?? 0)) latest = version
  }
  return latest
}

/** The next moment (server ms) at which the choice may differ, undefined when it never will. */
export function nextChange(versions: readonly ArchiveTimes[], now: number): number | undefined {
  let next: number | undefined
  for (const version of versions) {
    if (!isActive(version.activeFlag) || version.startTime === undefined) continue
    // an end is still part of its version: the change comes one millisecond later
    const moments = version.endTime === undefined ? [version.startTime] : [version.startTime, version.endTime + 1]
    for (const moment of moments) {
      if (moment > now && (next === undefined || moment < next)) next = moment
    }
  }
  return next
}

/** What tells a decorated page from others; names are for pages that share a path. */
interface PageAddress {
  path: string
  pageName?: string
}

const bare = (path: string): string => path.replace(/[?#].*/, '').replace(/^\/|\/$/g, '')

/** The page at a path; of several there the one of this name, where '' is the one without. */
export const pageAt = <P extends PageAddress>(pages: readonly P[], path: string, name?: string): P | undefined =>
  pages.find((page) => bare(page.path) === bare(path) && (name === undefined || (page.pageName ?? '') === name))
