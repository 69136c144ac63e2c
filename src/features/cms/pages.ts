/** Reads decorated pages (spec 2.4, 3.2). Wrong parts are left out and reported; nothing here throws. */
import { chooseArchive, nextChange, pageAt } from '@domain/archive'
import * as read from '@domain/decoration/body'
import { problemText, type Problem } from '@domain/decoration/problems'
import type { CmsPage, CmsPages } from '@/stores'
import { reportProblem } from './problems'
import type { Block, PageBody } from './types'

/** The problem's page is `where`; a block's own name follows it. */
const reporter = (where: string) => (problem: Problem) =>
  reportProblem(problem.block === undefined ? where : `${where}/${problem.block}`, problemText(problem))

/** One block, or undefined (reported) when its type is unknown or its props don't fit. */
export const readBlock = (value: unknown, where: string): Block | undefined =>
  // `props.ts` holds each type's check to the contract's type of it
  read.readBlock(value, 0, reporter(where)) as Block | undefined

/** Name of the activity page that is the site's own. */
const ownActivity = 'custom'

/** The blocks of one version that can be shown; ids that repeat are shown once. */
export const readBody = (value: unknown, where: string): PageBody => read.readBody(value, reporter(where)) as PageBody // as above

export interface PageQuestion {
  path: string
  /** Where several pages share the path: which of them. */
  name?: string
  /** What the availability list calls it. */
  listed: string
}

/** The page of the site's file, or undefined when it is not there or said to have no data (`havepage`). */
export function findPage(file: CmsPages | undefined, { path, name, listed }: PageQuestion): CmsPage | undefined {
  const { pages = [], availability = [] } = file ?? {}
  if (availability.some((row) => row.pageName === listed && !row.havepage)) return undefined
  return pageAt(pages, path, name) ?? (name === ownActivity ? pageAt(pages, path, '') : undefined)
}

/** The raw body the page shows at `now` (server ms), and when that may change. */
export function versionAt(page: CmsPage, now: number): { body: unknown; until?: number } {
  const version = chooseArchive(page.archivePages, now)
  return { body: version ?? page.default, until: nextChange(page.archivePages, now) }
}
