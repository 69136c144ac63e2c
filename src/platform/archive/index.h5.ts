import { zipOf } from '@/lib/zip'
import { forgetPicture, heldBytes, holdBytes } from '../upload/index.h5'

/** Files of this device in one archive, to be sent as a file is; undefined when one of them can't be read. */
export async function packFiles(filePaths: readonly string[]): Promise<string | undefined> {
  try {
    return holdBytes(zipOf(await Promise.all(filePaths.map(heldBytes))), 'application/zip')
  } catch {
    return undefined // gone, or no memory for it
  }
}

/** Gives an archive's memory back. */
export const forgetArchive = (filePath: string): void => forgetPicture(filePath)
