import type { Core } from './area'
import { newId, type Db } from './database'
import type { StorageSource } from './storage-host'

const FOLDER = '/storage/uploads/'

/** Keeps what a shopper uploaded, in the caller's transaction; its path on the storage host comes back. */
export async function keepFile(
  db: Db,
  file: { userId: string; bytes: Buffer; type: string; extension: string; at: Date }
): Promise<string> {
  // nobody can guess it, so who was given the path may see the picture
  const path = `${FOLDER}${newId('f')}.${file.extension}`
  await db
    .insertInto('stored_file')
    .values({ path, user_id: file.userId, type: file.type, bytes: file.bytes, created_at: file.at })
    .execute()
  return path
}

export async function dropFile(db: Db, path: string): Promise<void> {
  await db.deleteFrom('stored_file').where('path', '=', path).execute()
}

/** Uploaded files, for the storage host. */
export function uploadedFiles(core: Core): StorageSource {
  return {
    file: async (path) => {
      if (!path.startsWith(FOLDER)) return undefined
      const found = await core.db
        .selectFrom('stored_file')
        .select(['bytes', 'type'])
        .where('path', '=', path)
        .executeTakeFirst()
      return found
    }
  }
}
