import { readFile } from 'node:fs/promises'

/** Made by `scripts/make-videos.mjs`. */
const folder = new URL('./files/', import.meta.url)

/** The bytes behind `/storage/videos/<name>.mp4`; undefined where there is no such video. */
export async function videoFile(path: string): Promise<Buffer | undefined> {
  const name = /^\/storage\/videos\/([a-z0-9-]{1,60})\.mp4$/.exec(path)?.[1]
  if (name === undefined) return undefined
  try {
    return await readFile(new URL(`${name}.mp4`, folder))
  } catch {
    return undefined // a name of nobody's
  }
}
