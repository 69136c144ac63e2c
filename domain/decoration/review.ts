/** The check of a whole file in an editor's words: what the app will not show, and what it shows otherwise than meant. */
import { isRecord } from '../check'
import { isBlockType, MAX_BLOCKS, readBody, type ReadBlock } from './body'
import { unfitParts } from './explain'
import { checkArchive, checkCmsPages, checkPage, MOST_PAGES, MOST_VERSIONS } from './file'
import type { Problem } from './problems'
import { BRIEF_ON_TABS, blockProps } from './props'
import { overlapsOf } from './schedule'

/** One thing to know. `ERROR`: it does not show; `NOTE`: it shows, and otherwise than one may think. */
export interface Finding {
  level: 'ERROR' | 'NOTE'
  /** The page's name, else its path; '' for the file. */
  page: string
  /** The version's place in the list; undefined for the default, or the page as a whole. */
  version?: number
  block?: string
  zh: string
  en: string
}

type Say = (level: Finding['level'], zh: string, en: string, block?: string) => void

/** Pages of the main package, which do not have every block whole. */
const TAB_PAGES = ['pages/index/index', 'pages/ucenter/index']
const isTabPage = (path: string): boolean => TAB_PAGES.includes(path.replace(/^\//, ''))

const blocksOf = (body: unknown): unknown[] => (isRecord(body) && Array.isArray(body.blocks) ? body.blocks : [])

/** What of a block's props is unfit, part by part. */
function sayParts(say: Say, raw: unknown): void {
  if (!isRecord(raw) || !isBlockType(raw.type)) return
  const block = typeof raw.id === 'string' ? raw.id : undefined
  for (const { path, lost } of unfitParts(blockProps[raw.type], raw.props)) {
    const part = path === '' ? 'props' : path
    if (lost)
      say('ERROR', `「${part}」不合要求，整个组件不显示`, `“${part}” is unfit, so the block does not show`, block)
    else say('NOTE', `「${part}」不合要求，这一处不显示`, `“${part}” is unfit and left out`, block)
  }
}

function sayProblem(say: Say, { kind, block, type = '', index = 0 }: Problem): void {
  const place = index + 1
  if (kind === 'NO_BODY') say('ERROR', '没有内容', 'has nothing in it')
  else if (kind === 'NO_ID') say('ERROR', `第 ${place} 个组件没有合格的 id`, `block ${place} has no id that is fit`)
  else if (kind === 'UNKNOWN_TYPE')
    say('ERROR', `没有「${type}」这种组件`, `there is no kind of block “${type}”`, block)
  else if (kind === 'SAME_ID') say('ERROR', 'id 重复，只显示第一个', 'a second block of this id is left out', block)
  else if (kind === 'TOO_MANY')
    say(
      'ERROR',
      `最多显示 ${MAX_BLOCKS} 个组件，后面的不显示`,
      `a page shows ${MAX_BLOCKS} blocks; those after are left out`
    )
}

/** Ids of other blocks that a block names. */
function namedBy({ type, props }: ReadBlock): string[] {
  if (type === 'anchorBar') return (props as { items: { block: string }[] }).items.map(({ block }) => block)
  if (type === 'stickyTabs') return (props as { tabs: { blocks: string[] }[] }).tabs.flatMap(({ blocks }) => blocks)
  return []
}

const ONCE = ['floatingButton', 'popupPicture', 'searchBar']

/** What the blocks are to each other, and to the page they stand on. */
function sayTogether(say: Say, blocks: readonly ReadBlock[], path: string): void {
  const ids = new Set(blocks.map(({ id }) => id))
  for (const block of blocks) {
    for (const id of new Set(namedBy(block)))
      if (!ids.has(id)) say('ERROR', `没有 id 为「${id}」的组件`, `there is no block “${id}” to lead to`, block.id)
    if (!isTabPage(path) || !BRIEF_ON_TABS.includes(block.type)) continue
    const has = isRecord(block.props) && block.props.brief !== undefined
    if (has)
      say('NOTE', '在首页和我的页显示为一张带链接的图片', 'on home and Mine it is a picture with a link', block.id)
    else
      say(
        'ERROR',
        '首页和我的页放不下这种组件，要配一张图片（brief）才显示',
        'home and Mine do not have this block: it needs a picture (brief) to show there',
        block.id
      )
  }
  for (const type of ONCE) {
    const [, ...more] = blocks.filter((block) => block.type === type)
    for (const { id } of more)
      say('NOTE', '一页放一个就够了，几个会叠在一起', 'one a page is enough: several lie over each other', id)
  }
}

function sayBody(say: Say, body: unknown, path: string): void {
  const read = readBody(body, (problem) => sayProblem(say, problem))
  blocksOf(body)
    .slice(0, MAX_BLOCKS)
    .forEach((raw) => sayParts(say, raw))
  sayTogether(say, read.blocks, path)
}

function sayTimes(say: (version: number) => Say, raw: readonly unknown[]): void {
  raw.slice(0, MOST_VERSIONS).forEach((archive, index) => {
    const version = checkArchive(archive)
    const tell = say(index)
    if (!version)
      tell('ERROR', '开始或结束时间不合要求，这一版不会上线', 'its start or end is unfit, so it never shows')
    else if (!version.activeFlag) tell('NOTE', '没有启用，不会上线', 'is not active, so it never shows')
    else if (version.endTime !== undefined && version.endTime < version.startTime)
      tell('ERROR', '结束早于开始，不会上线', 'ends before it starts, so it never shows')
  })
  const times = raw.slice(0, MOST_VERSIONS).map((archive) => checkArchive(archive) ?? { activeFlag: false })
  for (const { versions, shows } of overlapsOf(times)) {
    const [other] = versions.filter((version) => version !== shows)
    say(shows)(
      'NOTE',
      `和第 ${(other ?? 0) + 1} 版时间重叠，重叠时显示这一版`,
      `overlaps with version ${(other ?? 0) + 1}; this one shows meanwhile`
    )
  }
}

function reviewPage(raw: unknown, index: number): Finding[] {
  const page = checkPage(raw)
  const findings: Finding[] = []
  const name = page?.pageName ?? page?.path ?? `#${index + 1}`
  const say =
    (version?: number): Say =>
    (level, zh, en, block) =>
      findings.push({ level, page: name, version, block, zh, en })
  if (!page || !isRecord(raw)) {
    say()('ERROR', '没有 path，这一页不显示', 'has no path, so the page does not show')
    return findings
  }
  const versions: unknown[] = Array.isArray(raw.archivePages) ? raw.archivePages : []
  if (versions.length > MOST_VERSIONS)
    say()('ERROR', `最多读 ${MOST_VERSIONS} 版`, `${MOST_VERSIONS} versions are read at most`)
  sayTimes(say, versions)
  if (page.default === undefined)
    say()('NOTE', '没有默认内容，没有版本上线时是空的', 'has no default for when no version applies')
  else sayBody(say(), page.default, page.path)
  versions.slice(0, MOST_VERSIONS).forEach((version, index) => sayBody(say(index), version, page.path))
  return findings
}

/** Everything there is to know of a file, errors first. */
export function reviewFile(value: unknown): Finding[] {
  const file = checkCmsPages(value)
  if (!file || !isRecord(value)) {
    return [{ level: 'ERROR', page: '', zh: '不是装修文件：没有 pages', en: 'is no decoration: it has no pages' }]
  }
  const raw: unknown[] = Array.isArray(value.pages) ? value.pages : []
  const findings = raw.slice(0, MOST_PAGES).flatMap(reviewPage)
  if (raw.length > MOST_PAGES)
    findings.push({
      level: 'ERROR',
      page: '',
      zh: `最多读 ${MOST_PAGES} 页`,
      en: `${MOST_PAGES} pages are read at most`
    })
  const gaps = file.availability.filter(
    (row) => !row.havepage && file.pages.some((page) => page.pageName === row.pageName)
  )
  for (const { pageName } of gaps)
    findings.push({
      level: 'NOTE',
      page: pageName,
      zh: '标为没有数据（havepage），不显示',
      en: 'is said to have no data (havepage), so it does not show'
    })
  return [...findings.filter(({ level }) => level === 'ERROR'), ...findings.filter(({ level }) => level === 'NOTE')]
}
