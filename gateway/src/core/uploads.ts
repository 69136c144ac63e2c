import type { Core } from './area'
import { newId, type Db } from './database'
import type { StorageSource, StoredParts } from './storage-host'

const FOLDER = '/storage/uploads/'
/** A video is kept in pieces of this: a search waits for one of them at most, and a piece is a millisecond. */
const PIECE = 64 * 1024

export interface UploadedFile {
  userId: string
  bytes: Buffer
  type: string
  extension: string
  at: Date
  /** Of a video. */
  seconds?: number
}

let pieces: Promise<unknown> = Promise.resolve()

/**
 * One piece at a time of all that is uploaded: whoever else asks the database waits for no second one. Not in a
 * transaction: two would wait for each other.
 */
function inTurn(keep: () => Promise<unknown>): Promise<unknown> {
  const turn = pieces.then(keep)
  pieces = turn.catch(() => undefined)
  return turn
}

/** Keeps what a shopper uploaded, in the caller's transaction; its path on the storage host comes back. */
export async function keepFile(db: Db, file: UploadedFile): Promise<string> {
  const { bytes, type, seconds } = file
  // nobody can guess it, so who was given the path may see the picture
  const path = `${FOLDER}${newId('f')}.${file.extension}`
  const whole = seconds === undefined
  await db
    .insertInto('stored_file')
    .values({
      path,
      user_id: file.userId,
      type,
      bytes: whole ? bytes : Buffer.alloc(0),
      created_at: file.at,
      ...(whole ? {} : { seconds, length: bytes.length })
    })
    .execute()
  for (let at = 0; !whole && at * PIECE < bytes.length; at += 1) {
    const piece = { path, at, bytes: bytes.subarray(at * PIECE, (at + 1) * PIECE) }
    await inTurn(() => db.insertInto('stored_piece').values(piece).execute())
  }
  return path
}

/** The bytes of a file that is kept whole. */
export async function bytesOf(db: Db, path: string): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('stored_file')
    .select('bytes')
    .where('path', '=', path)
    .where('length', 'is', null)
    .executeTakeFirst()
  return found?.bytes
}

export async function dropFile(db: Db, path: string): Promise<void> {
  await db.deleteFrom('stored_file').where('path', '=', path).execute()
}

/** How long the pieces of a file are: those of older ones are longer. */
async function pieceLength(db: Db, path: string): Promise<number> {
  const first = await db
    .selectFrom('stored_piece')
    .select((build) => build.fn<number>('octet_length', ['bytes']).as('length'))
    .where('path', '=', path)
    .where('at', '=', 0)
    .executeTakeFirst()
  return first?.length ?? PIECE
}

/** Piece after piece, each read when the one before was taken. */
async function* piecesOf(db: Db, path: string, from: number, to: number): AsyncGenerator<Buffer> {
  const length = await pieceLength(db, path)
  for (let at = Math.floor(from / length); at * length <= to; at += 1) {
    const piece = await db
      .selectFrom('stored_piece')
      .select('bytes')
      .where('path', '=', path)
      .where('at', '=', at)
      .executeTakeFirst()
    if (piece === undefined) throw new Error(`${path} was dropped while it was read`)
    yield piece.bytes.subarray(Math.max(0, from - at * length), to - at * length + 1)
  }
}

/** Uploaded files, for the storage host. */
export function uploadedFiles({ db }: Core): StorageSource {
  return {
    file: async (path) => {
      if (!path.startsWith(FOLDER)) return undefined
      const found = await db
        .selectFrom('stored_file')
        .select(['bytes', 'type', 'length'])
        .where('path', '=', path)
        .executeTakeFirst()
      if (found === undefined || found.length === null) return found
      const parts: StoredParts = {
        type: found.type,
        length: found.length,
        part: (from, to) => piecesOf(db, path, from, to)
      }
      return parts
    }
  }
}
