/** Archives for the tests of uploads: sound ones, and such as tell untruths. */
import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive; `length` and `sum` are what it tells where that is not the truth. */
export interface Packed {
  bytes: Buffer
  stored?: boolean
  length?: number
  sum?: number
  name?: string
  flags?: number
}

/** An archive; `count` is how many files its end tells where that is not the truth. */
export function archiveOf(files: readonly Packed[], { count = files.length }: { count?: number } = {}): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  files.forEach(({ bytes, stored = false, length = bytes.length, sum, name = 'a.jpg', flags = 0 }) => {
    const packedBytes = stored ? bytes : deflateRawSync(bytes)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(flags, 2)
    facts.writeUInt16LE(stored ? 0 : 8, 4)
    facts.writeUInt32LE(sum ?? crc32(bytes), 10)
    facts.writeUInt32LE(packedBytes.length, 14)
    facts.writeUInt32LE(length, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const head = Buffer.alloc(4)
    head.writeUInt32LE(0x04034b50)
    const row = Buffer.alloc(20)
    row.writeUInt32LE(0x02014b50, 0)
    row.writeUInt16LE(20, 4)
    const end = Buffer.alloc(14)
    end.writeUInt32LE(offset, 10)
    list.push(row.subarray(0, 6), facts, end, Buffer.from(name))
    parts.push(head, facts, Buffer.from(name), packedBytes)
    offset += 30 + Buffer.byteLength(name) + packedBytes.length
  })
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, directory, end])
}
