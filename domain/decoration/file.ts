/** The file of the site's decorated pages (spec 2.4, 3.2), read without trust. */
import { isActive } from '../archive'
import { epoch, isRecord, shape, text, type Check } from '../check'

/** One version of a decorated page (spec 2.4): epoch ms; no end: open. What it shows is the decoration's own matter. */
export interface ArchivePage {
  activeFlag: boolean
  startTime: number
  endTime?: number
  [part: string]: unknown
}

/** One decorated page (spec 3.2). */
export interface CmsPage {
  path: string
  /** Tells pages that share a path. */
  pageName?: string
  archivePages: ArchivePage[]
  /** What shows while no version applies; a site's file may have none. */
  default?: unknown
  [part: string]: unknown
}

/** The file at cmsDecorationUrl. */
export interface CmsPages {
  pages: CmsPage[]
  /** Page data availability list (spec 3.2). */
  availability: { pageName: string; havepage: boolean }[]
}

/** The most pages that are read, and versions of one. */
export const MOST_PAGES = 200
export const MOST_VERSIONS = 50

/** A version that may apply one day; undefined when its times say nothing. */
export const checkArchive: Check<ArchivePage> = (value) => {
  if (!isRecord(value)) return undefined
  const activeFlag = isActive(value.activeFlag)
  const startTime = epoch(value.startTime)
  const open = value.endTime === null || value.endTime === undefined
  const endTime = open ? undefined : epoch(value.endTime)
  if (startTime === undefined || (!open && endTime === undefined)) return undefined
  return { ...value, activeFlag, startTime, endTime }
}

/** As systems write a flag; a row that does not say is none. */
const havepage: Check<boolean> = (value) => (value === undefined ? undefined : isActive(value))

const fit = <T>(values: unknown, check: Check<T>, most: number): T[] =>
  (Array.isArray(values) ? values : [])
    .slice(0, most)
    .map(check)
    .filter((value) => value !== undefined)

/** Returns a page with the versions that are fit, undefined where it has no path. */
export const checkPage: Check<CmsPage> = (value) => {
  if (!isRecord(value)) return undefined
  const path = text(200)(value.path)
  if (path === undefined) return undefined
  // one unfit version must not take the page's others along
  return {
    ...value,
    path,
    pageName: text(100)(value.pageName),
    archivePages: fit(value.archivePages, checkArchive, MOST_VERSIONS)
  }
}

/** Returns the file with the pages and rows that are fit, undefined where it holds no list of pages. */
export const checkCmsPages: Check<CmsPages> = (value) => {
  if (!isRecord(value) || !Array.isArray(value.pages)) return undefined
  return {
    pages: fit(value.pages, checkPage, MOST_PAGES),
    availability: fit(value.availability, shape({ pageName: text(100), havepage }), MOST_PAGES)
  }
}
