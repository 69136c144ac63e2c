/** The manuals as files of the storage host: each drawn when it is first asked for, and kept. */
import { mkdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Catalogue } from '../../core/catalogue'
import { drawManual } from './draw'
import { manualSources } from './index'

export interface ManualFiles {
  /** The PDF behind a path; undefined when there is no such manual. */
  file(path: string): Promise<Buffer | undefined>
  /** Ends the drawing and takes away what was kept. */
  close(): Promise<void>
}

const PATH = /^\/storage\/manuals\/([A-Z0-9]{1,20})-(zh|en)\.pdf$/

/** They are drawn one after the other and lie in `folder`: each takes much memory for a second. */
export function manualFiles(folder: string, catalogue: () => Promise<Catalogue>): ManualFiles {
  const paths = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()
  let hasEnded = false

  const draw = async (path: string, place: string): Promise<Buffer | undefined> => {
    const [, model = '', language] = PATH.exec(path) ?? []
    const source = manualSources().get(model)
    const product = (await catalogue()).products.find((product) => product.model === model)
    if (source === undefined || product === undefined || hasEnded) return undefined
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await drawManual(source, product, language === 'en' ? 'en' : 'zh', place)
    paths.add(path)
    return readFile(place)
  }
  const find = async (path: string): Promise<Buffer | undefined> => {
    const place = join(folder, basename(path))
    // temporary files may be tidied away while the shop runs
    const file = paths.has(path) ? await readFile(place).catch(() => undefined) : undefined
    return file ?? draw(path, place)
  }
  return {
    file: (path) => {
      if (!PATH.test(path)) return Promise.resolve(undefined)
      const mine = last.then(() => find(path))
      last = mine.catch(() => undefined) // the caller gets the error
      return mine
    },
    close: async () => {
      hasEnded = true
      await last
      await rm(folder, { recursive: true, force: true })
    }
  }
}
