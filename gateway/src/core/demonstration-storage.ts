import type { StorageSource } from './storage-host'

/** The demonstration's drawn pictures; drawing is loaded with the first picture. */
export const demonstrationStorage: StorageSource = {
  file: async (path) => {
    if (path.startsWith('/storage/pictures/')) return (await import('../demonstration/art')).pictureFile(path)
    return undefined
  }
}
