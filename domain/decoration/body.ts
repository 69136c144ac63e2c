/** Reads what a decorated page shows (spec 2.4). Wrong parts are left out and told; nothing here throws. */
import { hasOwn, isRecord, matching } from '../check'
import { localText, picture, type LocalText } from './parts'
import type { Problem } from './problems'
import { blockProps, type BlockType } from './props'

/** The most blocks that a page shows. */
export const MAX_BLOCKS = 60

/** One block with the props that its type's check gave. */
export interface ReadBlock {
  id: string
  type: BlockType
  props: unknown
}

/** What one version shows. */
export interface ReadBody {
  title: LocalText
  topBackground: string | undefined
  sharePicture: string | undefined
  blocks: ReadBlock[]
}

type Tell = (problem: Problem) => void

/** A colour or a gradient of colours: nothing that loads, escapes or calls. */
const BACKGROUND = /^(#[0-9a-fA-F]{3,8}|linear-gradient\([#0-9a-zA-Z,.%\s-]{1,180}\))$/

/** Returns whether a value names a kind of block. */
export const isBlockType = (value: unknown): value is BlockType =>
  typeof value === 'string' && hasOwn(blockProps, value)

/** One block, or undefined (told) when its type is unknown or its props don't fit. */
export function readBlock(value: unknown, index: number, tell: Tell): ReadBlock | undefined {
  if (!isRecord(value) || typeof value.id !== 'string' || !/^[\w.-]{1,64}$/.test(value.id)) {
    tell({ kind: 'NO_ID', index })
    return undefined
  }
  const { id: block, type } = value
  if (!isBlockType(type)) {
    tell({ kind: 'UNKNOWN_TYPE', block, index, ...(typeof type === 'string' ? { type: type.slice(0, 64) } : {}) })
    return undefined
  }
  const props: unknown = blockProps[type](value.props)
  if (props === undefined) tell({ kind: 'UNFIT_PROPS', block, type, index })
  return props === undefined ? undefined : { id: block, type, props }
}

const title = localText(80)
const background = matching(BACKGROUND, 200)

/** The blocks of one version that can be shown; ids that repeat are shown once. */
export function readBody(value: unknown, tell: Tell): ReadBody {
  const body = isRecord(value) ? value : {}
  if (!isRecord(value)) tell({ kind: 'NO_BODY' })
  const raw: unknown[] = Array.isArray(body.blocks) ? body.blocks : []
  if (raw.length > MAX_BLOCKS) tell({ kind: 'TOO_MANY', index: MAX_BLOCKS })
  const ids = new Set<string>()
  const blocks: ReadBlock[] = []
  raw.slice(0, MAX_BLOCKS).forEach((item, index) => {
    const block = readBlock(item, index, tell)
    if (!block) return
    if (ids.has(block.id)) tell({ kind: 'SAME_ID', block: block.id, type: block.type, index })
    else blocks.push(block)
    ids.add(block.id)
  })
  return {
    title: title(body.title) ?? { 'zh-CN': '', 'en-US': '' },
    topBackground: background(body.topBackground),
    sharePicture: picture(body.sharePicture),
    blocks
  }
}
