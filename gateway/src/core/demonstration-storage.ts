import type { Core } from './area'
import type { StorageSource } from './storage-host'

/** The demonstration's drawn pictures and decorated pages; both are loaded when they are first asked for. */
export function demonstrationStorage(core: Core): StorageSource {
  return {
    file: async (path) => {
      if (path.startsWith('/storage/pictures/')) {
        const { pictureFile, pictureRaster } = await import('../demonstration/art')
        if (!path.endsWith('.png')) return pictureFile(path)
        const bytes = pictureRaster(path)
        return bytes && { bytes, type: 'image/png' }
      }
      if (path.startsWith('/storage/theme/')) return (await import('../demonstration/art')).seasonFile(path)
      if (!path.startsWith('/storage/bbccms/')) return undefined
      const { decorationFile } = await import('../demonstration/decoration')
      return decorationFile(path.slice('/storage'.length), await startedAt(core))
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
