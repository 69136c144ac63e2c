/** What a code scanned inside the shop asks for. Anyone may have printed it. */
import { cut } from '@domain/graphemes'
import { routeAt } from '@/routes'
import { readScan } from '../code'

export type ScanMeaning =
  /** A link of the shop's, kept as an entry by QR code is (spec 2.5), and the app path that it leads to. */
  | { kind: 'link'; link: string; path: string }
  /** An app path with its query, as the mini-program's own round code and messages of the shop's hold it. */
  | { kind: 'page'; path: string }
  /** The code on an appliance's rating plate: its manual. */
  | { kind: 'machine'; model: string }
  /** A bar code, a code of the shop's or plain words: what to search for. */
  | { kind: 'search'; keyword: string }
  /** What leads elsewhere, as it may be shown; '' where there is nothing to show. */
  | { kind: 'foreign'; shown: string }
  | { kind: 'unread' }

/** Characters of a keyword; more is no bar code and no model name. */
const longestKeyword = 60
const longestPath = 2000
const longestShown = 300
const control = /[\u0000-\u001f\u007f]/
/** With them an address reads as another than it is. */
const turning = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Model and serial number, as a rating plate has them: `FC4083 SN2408A00123`. */
const plate = /^([A-Z]{2}\d{4}) SN[A-Z0-9]{6,20}$/
/** As the shop's messages write where to tap: without the address of the shop. */
const appPath = /^\/?pages[BCD]?\/[\w\-./]+(\?[^\s]*)?$/

/** The path of a screen that is built. */
function pageAt(text: string): string | undefined {
  const path = `/${text.replace(/^\/+/, '')}`
  return path.length <= longestPath && routeAt(path)?.built ? path : undefined
}

/** Reads a scanned or typed code; `shopAddress` is where the shop's own links begin. */
export function meaningOfCode(code: { text: string; path?: string }, shopAddress: string | undefined): ScanMeaning {
  if (code.path) {
    const path = pageAt(code.path)
    return path === undefined ? { kind: 'foreign', shown: '' } : { kind: 'page', path }
  }
  const text = code.text.trim()
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) {
    const read = readScan(text, shopAddress)
    // where no address is known, what a code of the shop holds is its only mark
    const own = read.kind === 'open' && (shopAddress !== undefined || read.scanCode !== undefined)
    if (own) return { kind: 'link', link: text, path: read.target }
    return { kind: 'foreign', shown: cut(text.replace(turning, ''), longestShown) }
  }
  if (appPath.test(text)) {
    const path = pageAt(text)
    return path === undefined ? { kind: 'unread' } : { kind: 'page', path }
  }
  if (text === '' || text.length > longestKeyword || control.test(text)) return { kind: 'unread' }
  const model = plate.exec(text)?.[1]
  return model === undefined ? { kind: 'search', keyword: text } : { kind: 'machine', model }
}
