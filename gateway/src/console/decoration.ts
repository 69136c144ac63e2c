import type { FastifyInstance } from 'fastify'
import { isRecord } from '../../../domain/check'
import { readBody } from '../../../domain/decoration/body'
import { checkCmsPages, type CmsPage } from '../../../domain/decoration/file'
import { reviewFile, type Finding } from '../../../domain/decoration/review'
import { overlapsOf, spansOf, versionShownAt, type Overlap, type Span } from '../../../domain/decoration/schedule'
import type { Core } from '../core/area'
import { invalid, notFound } from '../core/errors'
import { addressOf, shownAt } from './preview'

/** The largest file that is looked at, as the app reads none larger. */
const LARGEST_FILE = 3_000_000

/** A version's times, as an editor's list has them. */
interface VersionLine {
  startTime: number
  endTime?: number
  active: boolean
}

/** How deep words and pictures stand in a block: what a link takes along may be deeper. */
const DEEPEST = 4

/** One page of a file: its versions on a line of time; epoch ms. */
interface PageLine {
  index: number
  path: string
  name: string
  versions: VersionLine[]
  spans: Span[]
  overlaps: Overlap[]
}

/** What one page shows at one moment. */
interface PageThen {
  /** Undefined: the default. */
  version: number | undefined
  title: string
  blocks: { id: string; type: string; words: string; picture?: string }[]
}

const lineOf = (page: CmsPage, index: number): PageLine => ({
  index,
  path: page.path,
  name: page.pageName ?? '',
  versions: page.archivePages.map(({ startTime, endTime, activeFlag }) => ({ startTime, endTime, active: activeFlag })),
  spans: spansOf(page.archivePages),
  overlaps: overlapsOf(page.archivePages)
})

/** The first of these that a part of a block has, wherever it stands in it. */
function firstIn(value: unknown, names: readonly string[], depth = 0): string {
  if (!isRecord(value) || depth > DEEPEST) return ''
  for (const [name, inner] of Object.entries(value)) {
    if (names.includes(name) && typeof inner === 'string') return inner
    const words = names.includes(name) && isRecord(inner) ? inner['zh-CN'] : undefined
    if (typeof words === 'string' && words !== '') return words
  }
  for (const inner of Object.values(value)) {
    for (const element of Array.isArray(inner) ? inner : [inner]) {
      const match = firstIn(element, names, depth + 1)
      if (match !== '') return match
    }
  }
  return ''
}

function thenOf(page: CmsPage, time: number): PageThen {
  const version = versionShownAt(page.archivePages, time)
  const body = readBody(version === undefined ? page.default : page.archivePages[version], () => undefined)
  return {
    version,
    title: body.title['zh-CN'],
    blocks: body.blocks.map(({ id, type, props }) => {
      const picture = firstIn(props, ['picture', 'poster'])
      return {
        id,
        type,
        words: firstIn(props, ['title', 'label', 'text', 'hint', 'alt', 'lines']).slice(0, 60),
        // a picture of elsewhere is not fetched by the console
        ...(picture.startsWith('/storage/') ? { picture } : {})
      }
    })
  }
}

/** The parsed text; undefined when it is no JSON. */
function parseFile(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined // said to who gave it
  }
}

/** The file of a request: its text, or none for the shop's own. */
async function fileOf(body: unknown, own: () => Promise<string>): Promise<unknown> {
  const text = isRecord(body) ? body['file'] : undefined
  const file = parseFile(typeof text === 'string' && text.trim() !== '' ? text : await own())
  if (file === undefined) throw invalid('不是 JSON 文件', 'This is no JSON')
  return file
}

/** The moment of a request, epoch ms. */
function momentIn(body: unknown): number {
  const time = isRecord(body) ? body['at'] : undefined
  if (typeof time !== 'number' || !Number.isInteger(time) || time < 0 || time > 8_640_000_000_000_000)
    throw invalid('时间不正确', 'at must be epoch ms')
  return time
}

/** The place of a page in its file; -1: none is named. */
function indexIn(body: unknown): number {
  const index = isRecord(body) ? body['page'] : undefined
  return typeof index === 'number' ? index : -1
}

/** The editor's part of the console: the check of a file, its versions on a line, and a page at a chosen time. */
export function addDecoration(
  app: FastifyInstance,
  core: Core,
  { own, hold }: { own: () => Promise<string>; hold: (file: string) => Promise<string> }
): void {
  const options = { bodyLimit: LARGEST_FILE + 10_000 }
  app.post('/demo/api/decoration', options, async ({ body }) => {
    const file = await fileOf(body, own)
    const findings: Finding[] = reviewFile(file)
    const pages = checkCmsPages(file)?.pages ?? []
    return { now: core.clock.now(), findings, pages: pages.map(lineOf) }
  })
  app.post('/demo/api/decoration/at', options, async ({ body }) => {
    const file = await fileOf(body, own)
    const time = momentIn(body)
    const page = checkCmsPages(file)?.pages[indexIn(body)]
    if (!page) throw notFound('decoration.page', '没有这一页', 'There is no such page')
    return thenOf(page, time)
  })
  app.post('/demo/api/decoration/preview', options, async ({ body }, reply) => {
    const file = checkCmsPages(await fileOf(body, own))
    const page = file?.pages[indexIn(body)]
    const address = page && addressOf(page)
    if (!file || address === undefined) throw notFound('decoration.page', '这一页不能打开', 'This page can’t be opened')
    const cookie = await hold(shownAt(file.pages, file.availability, momentIn(body)))
    void reply.header('set-cookie', cookie)
    return { address }
  })
}
