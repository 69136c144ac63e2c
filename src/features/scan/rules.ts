/** What a code scanned inside the shop asks for. Anyone may have printed it. */
import { routeAt } from '@/routes'
import { readScan } from './code'

export type ScanMeaning =
  /** A link of the shop, to be followed as an entry by QR code is (spec 2.5). */
  | { kind: 'link'; link: string }
  /** A page of the mini-program's own round code, with its query. */
  | { kind: 'page'; path: string }
  /** The code on an appliance's rating plate: its manual. */
  | { kind: 'machine'; model: string }
  /** A bar code or plain words: what to search for. */
  | { kind: 'search'; keyword: string }
  /** A link that leads elsewhere. */
  | { kind: 'foreign' }
  | { kind: 'unread' }

/** Characters of a keyword; more is no bar code and no model name. */
const longestKeyword = 60
const control = /[\u0000-\u001f\u007f]/

/** Model and serial number, as a rating plate has them: `FC4083 SN2408A00123`. */
const plate = /^([A-Z]{2}\d{4}) SN[A-Z0-9]{6,20}$/

/** Reads a scanned code; `shopAddress` is where the shop's own links begin. */
export function meaningOfCode(scanned: { text: string; path?: string }, shopAddress: string | undefined): ScanMeaning {
  if (scanned.path) {
    const path = `/${scanned.path.replace(/^\/+/, '')}`
    return routeAt(path)?.built && path.length <= 2000 ? { kind: 'page', path } : { kind: 'foreign' }
  }
  const text = scanned.text.trim()
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) {
    const read = readScan(text, shopAddress)
    // where no address is known, what a code of the shop holds is its only mark
    const own = read.kind === 'open' && (shopAddress !== undefined || read.scanCode !== undefined)
    return own ? { kind: 'link', link: text } : { kind: 'foreign' }
  }
  if (text === '' || text.length > longestKeyword || control.test(text)) return { kind: 'unread' }
  const model = plate.exec(text)?.[1]
  return model === undefined ? { kind: 'search', keyword: text } : { kind: 'machine', model }
}
