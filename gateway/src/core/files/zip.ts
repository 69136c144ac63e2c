/** Archives (ZIP) as shoppers send them: neither the names in one nor the sizes that it tells are believed. */
import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

export interface ArchiveBounds {
  /** Files in it. */
  files: number
  /** Bytes of all of them, as they are when they are out of it. */
  bytes: number
}

/** What is wrong with an archive: it is none or tells untruths, has too many files, or more bytes in them than may be. */
export type ArchiveFault = 'no-archive' | 'too-many' | 'too-large'

const END = { mark: 0x06054b50, length: 22, longestComment: 0xffff }
const LISTED = { mark: 0x02014b50, length: 46 }
const LOCAL = { mark: 0x04034b50, length: 30 }
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

interface Entry {
  method: number
  /** The length of what comes out, as the archive tells. */
  length: number
  sum: number
  packed: Buffer
}

/** Where the end of the list stands: it is followed by nothing but its own comment. */
function endOf(archive: Buffer): number | undefined {
  const first = Math.max(0, archive.length - END.length - END.longestComment)
  for (let offset = archive.length - END.length; offset >= first; offset -= 1) {
    if (
      archive.readUInt32LE(offset) === END.mark &&
      offset + END.length + archive.readUInt16LE(offset + 20) === archive.length
    )
      return offset
  }
  return undefined
}

/** What is packed of a file: it lies before the list, behind a head of its own. */
function packedAt(archive: Buffer, head: number, length: number, list: number): Buffer | undefined {
  if (head + LOCAL.length > list || archive.readUInt32LE(head) !== LOCAL.mark) return undefined
  const from = head + LOCAL.length + archive.readUInt16LE(head + 26) + archive.readUInt16LE(head + 28)
  return from + length > list ? undefined : archive.subarray(from, from + length)
}

/** The files of the list, which is as long as the archive says and holds as many. */
function entriesOf(archive: Buffer, { files }: ArchiveBounds): Entry[] | ArchiveFault {
  const end = endOf(archive)
  if (end === undefined) return 'no-archive'
  const count = archive.readUInt16LE(end + 10)
  const list = archive.readUInt32LE(end + 16)
  if (count > files) return 'too-many'
  const entries: Entry[] = []
  let offset = list
  for (let read = 0; read < count; read += 1) {
    if (offset + LISTED.length > end || archive.readUInt32LE(offset) !== LISTED.mark) return 'no-archive'
    const packed = packedAt(archive, archive.readUInt32LE(offset + 42), archive.readUInt32LE(offset + 20), list)
    const method = archive.readUInt16LE(offset + 10)
    const isReadable = method === STORED || method === DEFLATED
    if (packed === undefined || !isReadable || (archive.readUInt16LE(offset + 8) & ENCRYPTED) !== 0) return 'no-archive'
    entries.push({ method, packed, length: archive.readUInt32LE(offset + 24), sum: archive.readUInt32LE(offset + 16) })
    const [name, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(offset + place))
    offset += LISTED.length + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  // a list that goes on has more files than were told
  return offset === end ? entries : 'no-archive'
}

/** One file out of it, of at most so many bytes: what comes out is counted while it comes, and stops there. */
async function unpack({ method, packed, length, sum }: Entry, most: number): Promise<Buffer | ArchiveFault> {
  if (length > most) return 'too-large'
  let bytes = packed
  if (method === DEFLATED) {
    try {
      // zlib takes no limit of none
      bytes = await inflate(packed, { maxOutputLength: Math.max(1, most) })
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      return code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'no-archive'
    }
  }
  return bytes.length === length && crc32(bytes) === sum ? bytes : 'no-archive'
}

/** The files of an archive in the order of its list, or what is wrong with it. */
export async function filesOfArchive(archive: Buffer, bounds: ArchiveBounds): Promise<Buffer[] | ArchiveFault> {
  const entries = entriesOf(archive, bounds)
  if (typeof entries === 'string') return entries
  const files: Buffer[] = []
  let rest = bounds.bytes
  for (const entry of entries) {
    const file = await unpack(entry, rest)
    if (typeof file === 'string') return file
    files.push(file)
    rest -= file.length
  }
  return files
}
