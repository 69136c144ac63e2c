import { fileURLToPath } from 'node:url'

/** Where the storage host's own files are. */
export const STORAGE_DIR = fileURLToPath(new URL('../../../storage', import.meta.url))
/** The region tree, 6-digit codes. */
export const REGIONS_FILE = fileURLToPath(new URL('../../../storage/regions.json', import.meta.url))
