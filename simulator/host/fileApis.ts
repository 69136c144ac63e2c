/** getFileSystemManager: files of this session, which live in memory; texts and buffers, no folders. */
import { base64ToArrayBuffer } from './base64'
import { ApiFailure, answerAtOnce, answerLater, type Answering } from './calls'
import type { Files } from './userFiles'
import type { Values } from './types'

const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]'

function bytesOf(data: unknown, encoding: unknown): ArrayBuffer {
  if (isBuffer(data)) return data
  if (encoding === 'base64') return base64ToArrayBuffer(String(data))
  return new TextEncoder().encode(String(data)).buffer
}

/** The manager; every name with its `Sync` twin. */
export function fileSystem(host: Answering, files: Files): Values {
  const read = (path: unknown): ArrayBuffer => {
    const content = files.read(String(path))
    if (!content) throw new ApiFailure(`no such file or directory, open "${String(path)}"`, 1300002)
    return content
  }
  const works: Record<string, (asked: Values) => unknown> = {
    access: ({ path }) => void read(path),
    readFile: ({ filePath, encoding }) => {
      const content = read(filePath)
      return { data: encoding === undefined ? content : new TextDecoder().decode(content) }
    },
    writeFile: ({ filePath, data, encoding }) => files.write(String(filePath), bytesOf(data, encoding)),
    unlink: ({ filePath }) => {
      read(filePath)
      files.remove(String(filePath))
    },
    saveFile: ({ tempFilePath, filePath }) => {
      const savedFilePath =
        typeof filePath === 'string' ? filePath : `http://usr/${String(tempFilePath).split('/').at(-1)}`
      files.write(savedFilePath, read(tempFilePath))
      return { savedFilePath }
    },
    getFileInfo: ({ filePath }) => ({ size: read(filePath).byteLength })
  }
  /** Arguments of the `Sync` twins, in the platform's order. */
  const order: Record<string, string[]> = {
    access: ['path'],
    readFile: ['filePath', 'encoding'],
    writeFile: ['filePath', 'data', 'encoding'],
    unlink: ['filePath'],
    saveFile: ['tempFilePath', 'filePath']
  }
  const manager: Values = {}
  for (const [name, work] of Object.entries(works)) {
    manager[name] = answerLater(host, name, work)
    const names = order[name]
    if (!names) continue
    manager[`${name}Sync`] = answerAtOnce(host, `${name}Sync`, (...given) => {
      const result = work(Object.fromEntries(names.map((each, index) => [each, given[index]])))
      const only = Object.values((result ?? {}) as Values)
      return only[0]
    })
  }
  return manager
}
