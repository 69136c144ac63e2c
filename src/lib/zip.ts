/** An archive (ZIP) of files as they are: pictures are packed already. Pure, and without what mini-programs lack. */

const table = Array.from({ length: 256 }, (_, start) => {
  let value = start
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value >>> 0
})

/** The check sum that the format asks for. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0)
  return (sum ^ 0xffffffff) >>> 0
}

const headLength = 30
const listedLength = 46
const endLength = 22
/** 1980-01-01, the first day that the format knows: when a picture was taken is nobody's matter. */
const firstDay = 0x21

/** What a file's head and its place in the list both say: version, flags, way of packing, time, sum, lengths, name. */
function writeFacts(view: DataView, offset: number, { sum, length }: { sum: number; length: number }): void {
  view.setUint16(offset, 20, true)
  view.setUint16(offset + 8, firstDay, true)
  view.setUint32(offset + 10, sum, true)
  view.setUint32(offset + 14, length, true)
  view.setUint32(offset + 18, length, true)
  view.setUint16(offset + 22, 1, true)
}

/** Files named 1 to 9 in their order; nine are the most. */
export function zipOf(files: readonly Uint8Array[]): ArrayBuffer {
  const packedSize = files.reduce((bytes, { length }) => bytes + headLength + 1 + length, 0)
  const listSize = files.length * (listedLength + 1)
  const buffer = new ArrayBuffer(packedSize + listSize + endLength)
  const view = new DataView(buffer)
  const bytes = new Uint8Array(buffer)
  let offset = 0
  let row = packedSize
  files.forEach((file, index) => {
    const facts = { sum: crc32(file), length: file.length }
    const name = '1'.charCodeAt(0) + index
    view.setUint32(offset, 0x04034b50, true)
    writeFacts(view, offset + 4, facts)
    bytes[offset + headLength] = name
    bytes.set(file, offset + headLength + 1)
    view.setUint32(row, 0x02014b50, true)
    view.setUint16(row + 4, 20, true)
    writeFacts(view, row + 6, facts)
    view.setUint32(row + 42, offset, true)
    bytes[row + listedLength] = name
    offset += headLength + 1 + file.length
    row += listedLength + 1
  })
  view.setUint32(row, 0x06054b50, true)
  view.setUint16(row + 8, files.length, true)
  view.setUint16(row + 10, files.length, true)
  view.setUint32(row + 12, listSize, true)
  view.setUint32(row + 16, packedSize, true)
  return buffer
}
