/** Reads decorated pages (spec 2.4, 3.2). Wrong parts are left out and reported; nothing here throws. */
import { chooseArchive, nextChange, pageAt } from '@domain/archive'
import { matching } from '@/lib/check'
import { hasOwn, isRecord } from '@/lib/json'
import type { CmsPage, CmsPages } from '@/stores'
import { reportProblem } from './problems'
import { localText, picture, readProps } from './props'
import type { Block, BlockType, PageBody } from './types'

const MAX_BLOCKS = 60
/** A colour or a gradient of colours: nothing that loads, escapes or calls. */
const BACKGROUND = /^(#[0-9a-fA-F]{3,8}|linear-gradient\([#0-9a-zA-Z,.%\s-]{1,180}\))$/

const isBlockType = (value: unknown): value is BlockType => typeof value === 'string' && hasOwn(readProps, value)

/** One block, or undefined (reported) when its type is unknown or its props don't fit. */
export function readBlock(value: unknown, where: string): Block | undefined {
  if (!isRecord(value) || typeof value.id !== 'string' || !/^[\w.-]{1,64}$/.test(value.id)) {
    reportProblem(where, 'a block without an id')
    return undefined
  }
  if (!isBlockType(value.type)) {
    reportProblem(`${where}/${value.id}`, 'unknown block type')
    return undefined
  }
  const props = readProps[value.type](value.props)
  if (props === undefined) reportProblem(`${where}/${value.id}`, `unfit props of ${value.type}`)
  // readProps pairs each type with the check of its own props
  return props && ({ id: value.id, type: value.type, props } as Block)
}

/** Name of the activity page that is the site's own. */
const ownActivity = 'custom'

const title = localText(80)
const background = matching(BACKGROUND, 200)

/** The blocks of one version that can be shown; ids that repeat are shown once. */
export function readBody(value: unknown, where: string): PageBody {
  const body = isRecord(value) ? value : {}
  if (!isRecord(value)) reportProblem(where, 'a page without a body')
  const raw = Array.isArray(body.blocks) ? body.blocks.slice(0, MAX_BLOCKS) : []
  const seen = new Set<string>()
  const blocks: Block[] = []
  for (const item of raw) {
    const block = readBlock(item, where)
    if (!block || seen.has(block.id)) continue
    seen.add(block.id)
    blocks.push(block)
  }
  return {
    title: title(body.title) ?? { 'zh-CN': '', 'en-US': '' },
    topBackground: background(body.topBackground),
    sharePicture: picture(body.sharePicture),
    blocks
  }
}

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
