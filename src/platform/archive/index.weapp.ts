import Taro from '@tarojs/taro'
import { zipOf } from '@/lib/zip'

const bytesOf = (filePath: string): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    Taro.getFileSystemManager().readFile({
      filePath,
      // without an encoding it is bytes
      success: ({ data }) => resolve(new Uint8Array(data as ArrayBuffer)),
      fail: reject
    })
  })

const write = (filePath: string, data: ArrayBuffer): Promise<void> =>
  new Promise((resolve, reject) => {
    Taro.getFileSystemManager().writeFile({ filePath, data, success: () => resolve(), fail: reject })
  })

/** Files of this device in one archive, to be sent as a file is; undefined when one can't be read, or there is no room. */
export async function packFiles(filePaths: readonly string[]): Promise<string | undefined> {
  const archive = `${Taro.env.USER_DATA_PATH ?? ''}/pictures-${Date.now()}.zip`
  try {
    await write(archive, zipOf(await Promise.all(filePaths.map(bytesOf))))
    return archive
  } catch {
    return undefined
  }
}

/** What is written there stays until it is taken away, and the room is small. */
export const forgetArchive = (filePath: string): void =>
  Taro.getFileSystemManager().unlink({ filePath, success: () => undefined, fail: () => undefined })
