import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ManualFiles } from './manuals/files'
import type { DrawnPictures } from './pictures'
import type { Core } from '../core/area'
import { lastKnown } from '../core/patience'
import type { StorageSource } from '../core/files/storage-host'

/** The demonstration's drawn pictures, videos, manuals and decorated pages; each is loaded when it is first asked for. */
export function demonstrationStorage(core: Core): StorageSource {
  // the site's files are sent without the database, too
  const startTime = lastKnown(500, () => startedAt(core))
  let pictures: Promise<DrawnPictures> | undefined
  const loadPictures = async (): Promise<DrawnPictures> => {
    const { drawnPictures } = await import('./pictures')
    const folder = join(tmpdir(), `shop-pictures-${randomUUID()}`)
    return drawnPictures(folder, () => core.catalogue(), core.log)
  }
  let manuals: Promise<ManualFiles> | undefined
  const loadManuals = async (): Promise<ManualFiles> => {
    const { manualFiles } = await import('./manuals/files')
    return manualFiles(join(tmpdir(), `shop-manuals-${randomUUID()}`), () => core.catalogue())
  }
  return {
    close: async () => {
      await Promise.all([pictures?.then((host) => host.close()), manuals?.then((host) => host.close())])
    },
    file: async (path) => {
      if (path.startsWith('/storage/pictures/')) {
        pictures ??= loadPictures()
        const file = await (await pictures).file(path)
        return typeof file === 'object' ? { bytes: file, type: 'image/png' } : file
      }
      if (path.startsWith('/storage/manuals/')) {
        manuals ??= loadManuals()
        const bytes = await (await manuals).file(path)
        return bytes && { bytes, type: 'application/pdf' }
      }
      if (path.startsWith('/storage/videos/')) {
        const { videoFile } = await import('./videos/files')
        const bytes = await videoFile(path)
        return bytes && { bytes, type: 'video/mp4' }
      }
      if (path.startsWith('/storage/live/')) return (await import('./live/files')).liveFile(path, core.clock.now())
      if (path.startsWith('/storage/theme/')) return (await import('./art')).seasonFile(path)
      if (!path.startsWith('/storage/bbccms/')) return undefined
      const { decorationFile } = await import('./decoration')
      return decorationFile(path.slice('/storage'.length), await startTime())
    }
  }
}

/** When the demonstration shop was written: its decoration's dates count from there. */
async function startedAt(core: Core): Promise<number> {
  const row = await core.db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'seeded.masterdata')
    .executeTakeFirst()
  return Number(row?.value ?? core.clock.now())
}
