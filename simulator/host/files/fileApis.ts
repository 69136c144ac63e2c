/** getFileSystemManager: files of this session, which live in memory; texts and buffers, no folders. */
import { objectNames } from '../apiNames'
import { arrayBufferToBase64, base64ToArrayBuffer } from './base64'
import { ApiFailure } from '../calls'
import { objectOf, type Unsimulated } from '../objects'
import type { Files } from './userFiles'
import type { Func, Values } from '../types'

const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]'

/** Two hexadecimal digits a byte. */
const hexOf = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const ofHex = (digits: string): ArrayBuffer =>
  Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)).buffer

/** The platform's names of encodings that are texts; its others are base64 and hex. */
const charsets: Readonly<Record<string, string>> = {
  ascii: 'latin1',
  binary: 'latin1',
  latin1: 'latin1',
  ucs2: 'utf-16le',
  'ucs-2': 'utf-16le',
  utf16le: 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-8': 'utf-8',
  utf8: 'utf-8'
}

function bytesOf(data: unknown, encoding: unknown): ArrayBuffer {
  if (isBuffer(data)) return data
  if (encoding === 'base64') return base64ToArrayBuffer(String(data))
  if (encoding === 'hex') return ofHex(String(data))
  const charset = charsets[String(encoding ?? 'utf8')]
  if (charset === 'utf-8') return new TextEncoder().encode(String(data)).buffer
  const codes = [...Array(String(data).length).keys()].map((index) => String(data).charCodeAt(index))
  if (charset === 'utf-16le') return Uint16Array.from(codes).buffer
  if (charset === 'latin1') return Uint8Array.from(codes).buffer
  throw new ApiFailure(`invalid encoding ${String(encoding)}`, 1300025)
}
function wordsOf(content: ArrayBuffer, encoding: unknown): string {
  if (encoding === 'base64') return arrayBufferToBase64(content)
  if (encoding === 'hex') return hexOf(content)
  const charset = charsets[String(encoding)]
  if (!charset) throw new ApiFailure(`invalid encoding ${String(encoding)}`, 1300025)
  return new TextDecoder(charset).decode(content)
}
function joined(first: ArrayBuffer, second: ArrayBuffer): ArrayBuffer {
  const whole = new Uint8Array(first.byteLength + second.byteLength)
  whole.set(new Uint8Array(first))
  whole.set(new Uint8Array(second), first.byteLength)
  return whole.buffer
}

/** The manager; what it lacks fails as not supported: folders, opened files, archives. */
export function fileSystem(around: Unsimulated, files: Files): Values {
  const read = (path: unknown): ArrayBuffer => {
    const content = files.read(String(path))
    if (!content) throw new ApiFailure(`no such file or directory, open "${String(path)}"`, 1300002)
    return content
  }
  const works: Record<string, (options: Values) => unknown> = {
    access: ({ path }) => void read(path),
    readFile: ({ filePath, encoding }) => {
      const content = read(filePath)
      return { data: encoding === undefined ? content : wordsOf(content, encoding) }
    },
    writeFile: ({ filePath, data, encoding }) => files.write(String(filePath), bytesOf(data, encoding)),
    unlink: ({ filePath }) => {
      read(filePath)
      files.remove(String(filePath))
    },
    saveFile: ({ tempFilePath, filePath }) => {
      const savedFilePath =
        typeof filePath === 'string' ? filePath : `http://usr/${String(tempFilePath).split('/').at(-1)}`
      files.write(savedFilePath, read(tempFilePath), around.host.tasks.now())
      return { savedFilePath }
    },
    appendFile: ({ filePath, data, encoding }) =>
      files.write(String(filePath), joined(read(filePath), bytesOf(data, encoding))),
    copyFile: ({ srcPath, destPath }) => files.write(String(destPath), read(srcPath).slice(0)),
    rename: ({ oldPath, newPath }) => {
      files.write(String(newPath), read(oldPath))
      files.remove(String(oldPath))
    },
    getSavedFileList: () => ({
      fileList: files.saved().map(({ path, content, savedAt }) => ({
        filePath: path,
        size: content.byteLength,
        createTime: Math.floor(savedAt / 1000)
      }))
    }),
    removeSavedFile: ({ filePath }) => {
      if (!files.saved().some(({ path }) => path === filePath)) throw new ApiFailure("file doesn't exist", 1300002)
      files.remove(String(filePath))
    },
    getFileInfo: ({ filePath }) => ({ size: read(filePath).byteLength })
  }
  /** Arguments of the `Sync` twins, in the platform's order. */
  const order: Record<string, string[]> = {
    access: ['path'],
    readFile: ['filePath', 'encoding'],
    writeFile: ['filePath', 'data', 'encoding'],
    unlink: ['filePath'],
    saveFile: ['tempFilePath', 'filePath'],
    appendFile: ['filePath', 'data', 'encoding'],
    copyFile: ['srcPath', 'destPath'],
    rename: ['oldPath', 'newPath']
  }
  const atOnce = Object.entries(order).map(([name, names]): [string, Func] => [
    `${name}Sync`,
    (...values) => {
      const result = works[name]?.(Object.fromEntries(names.map((each, index) => [each, values[index]])))
      return Object.values((result ?? {}) as Values)[0]
    }
  ])
  return objectOf(around, 'getFileSystemManager()', objectNames.FileSystemManager, {
    later: works,
    atOnce: Object.fromEntries(atOnce)
  })
}
