import Taro from '@tarojs/taro'
import type { DocumentLoad, DocumentProgress, LoadedDocument } from './types'

export type { DocumentLoad, DocumentProgress, LoadedDocument } from './types'

/** ms (spec 9.1) */
const timeout = 60_000

/** Downloads a document to this phone and tells how much of it is there. */
export function loadDocument(url: string, onProgress: (progress: DocumentProgress) => void): DocumentLoad {
  const task = Taro.downloadFile({ url, timeout })
  task.onProgressUpdate(({ totalBytesWritten, totalBytesExpectedToWrite }) =>
    onProgress({
      loaded: totalBytesWritten,
      total: totalBytesExpectedToWrite > 0 ? totalBytesExpectedToWrite : undefined
    })
  )
  const load = async (): Promise<LoadedDocument> => {
    const { statusCode, tempFilePath } = await task
    if (statusCode !== 200) throw new Error(`The document came with status ${statusCode}`)
    return { filePath: tempFilePath }
  }
  return { done: load(), cancel: () => task.abort() }
}

/** Shows it in the platform's reader, whose menu keeps it and sends it on; false when that can't be. */
export async function openDocument({ filePath }: LoadedDocument, _name: string): Promise<boolean> {
  if (filePath === undefined) return false
  try {
    await Taro.openDocument({ filePath, fileType: 'pdf', showMenu: true })
    return true
  } catch {
    return false
  }
}

/** Loads it and shows it in the platform's reader; false when that can't be. */
export async function viewDocument(url: string): Promise<boolean> {
  try {
    return await openDocument(await loadDocument(url, () => undefined).done, '')
  } catch {
    return false
  }
}
