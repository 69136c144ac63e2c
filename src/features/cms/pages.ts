/** Reads the file of decorated pages (spec 2.4, 3.2). Wrong parts are left out and reported; nothing here throws. */
import { chooseArchive, isActive, nextChange, pageAt, type ArchiveTimes } from '@domain/archive'
import { hasOwn } from '@/lib/json'
import { problemOf, reportProblem } from './problems'
import { localText, picture, readProps } from './props'
import { goodOnes, isRecord, Malformed, matching, optional, shape, text, type Reader } from './read'
import type { Block, BlockType, CmsPage, PageBody } from './types'

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
  try {
    // readProps pairs each type with the reader of its own props
    return { id: value.id, type: value.type, props: readProps[value.type](value.props) } as Block
  } catch (error) {
    reportProblem(`${where}/${value.id}`, problemOf(error))
    return undefined
  }
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
    title: tried(title, body.title) ?? { 'zh-CN': '', 'en-US': '' },
    topBackground: tried(background, body.topBackground),
    sharePicture: tried(picture, body.sharePicture),
    blocks
  }
}

function tried<T>(reader: Reader<T>, value: unknown): T | undefined {
  try {
    return reader(value)
  } catch (error) {
    if (error instanceof Malformed) return undefined
    throw error
  }
}

const moment: Reader<number> = (value) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Malformed('epoch ms')
  return value
}

const times = shape<ArchiveTimes>({
  activeFlag: isActive,
  startTime: optional(moment),
  endTime: optional(moment)
})

const readPage: Reader<CmsPage> = (value) => {
  if (!isRecord(value)) throw new Malformed('page')
  return {
    path: text(200)(value.path),
    pageName: optional(text(100))(value.pageName),
    default: value.default,
    archivePages: goodOnes((item) => ({ ...times(item), body: item }), 0, 50)(value.archivePages ?? [])
  }
}

const isPage = (value: unknown): value is { path: string; pageName?: string } =>
  isRecord(value) && typeof value.path === 'string'

/** The page of this path and name; the site's own activity may have none. */
const pageOf = (pages: unknown[], path: string, name: string | undefined) => {
  const known = pages.slice(0, 200).filter(isPage)
  return pageAt(known, path, name) ?? (name === ownActivity ? pageAt(known, path, '') : undefined)
}

export interface PageQuestion {
  path: string
  /** Where several pages share the path: which of them. */
  name?: string
  /** What the availability list calls it. */
  listed: string
}

/** The page in the stored file, or undefined when it is not there or said to have no data (`havepage`). */
export function findPage(file: unknown, { path, name, listed }: PageQuestion): CmsPage | undefined {
  if (!isRecord(file) || !Array.isArray(file.pages)) return undefined
  const availability = Array.isArray(file.availability) ? file.availability.slice(0, 200) : []
  if (availability.some((row) => isRecord(row) && row.pageName === listed && !isActive(row.havepage))) return undefined
  const found = pageOf(file.pages, path, name)
  if (found === undefined) return undefined
  try {
    return readPage(found)
  } catch (error) {
    reportProblem(listed, problemOf(error))
    return undefined
  }
}

/** The raw body the page shows at `now` (server ms), and when that may change. */
export function versionAt(page: CmsPage, now: number): { body: unknown; until?: number } {
  const version = chooseArchive(page.archivePages, now)
  return { body: version?.body ?? page.default, until: nextChange(page.archivePages, now) }
}
