import { createHash } from 'node:crypto'
import { DAY_MS } from '../../../../domain/spans'
import type { Core } from '../area'
import { Breaker } from '../wire/breaker'
import { newId, type Db } from '../database/database'
import { Busy } from '../wire/door'
import { isSigned } from './signing'
import type { StorageSource, StoredParts } from './storage-host'
import { Turns } from '../wire/turns'

const FOLDER = '/storage/uploads/'
/** A video is kept in pieces of this: a search waits for one of them at most, and a piece is a millisecond. */
const PIECE = 64 * 1024

/** What a file may be used for: it is taken for nothing else. */
export type FilePurpose = 'AVATAR' | 'BILL' | 'CASE' | 'CHAT' | 'INVOICE' | 'REVIEW' | 'STORY' | 'SUBSIDY'

export interface KeptFile {
  userId: string
  purpose: FilePurpose
  /** The row that it belongs to from the beginning; without one it is an upload that `bindFiles` has to give to one. */
  owner?: string
  /** It has names on it: only a signed address opens it. */
  closed?: boolean
  bytes: Buffer
  type: string
  extension: string
  now: Date
  /** A video's length. */
  seconds?: number
}

/** What nobody used by then goes. */
const UNUSED_MS = DAY_MS
/** Files that one sweep lets go: a video's pieces take their time. */
const MOST_DROPPED = 20

let pieces: Promise<unknown> = Promise.resolve()

/**
 * One piece at a time of all that is uploaded: another query of the database waits for no second one. Not in a
 * transaction: two would wait for each other.
 */
function inTurn(keep: () => Promise<unknown>): Promise<unknown> {
  const turn = pieces.then(keep)
  pieces = turn.catch(() => undefined)
  return turn
}

/** Keeps a file, in the caller's transaction; its path on the storage host comes back. */
export async function keepFile(db: Db, file: KeptFile): Promise<string> {
  const { bytes, type, seconds, purpose, owner = null, closed = false } = file
  // nobody can guess it, so the holder of the path may see the picture
  const path = `${FOLDER}${newId('f')}.${file.extension}`
  const whole = seconds === undefined
  const digest = createHash('sha256')
  await db
    .insertInto('stored_file')
    .values({
      path,
      user_id: file.userId,
      type,
      bytes: whole ? bytes : Buffer.alloc(0),
      created_at: file.now,
      purpose,
      owner,
      closed,
      ...(whole ? { digest: digest.update(bytes).digest('base64url') } : { seconds, length: bytes.length })
    })
    .execute()
  if (whole) return path
  for (let index = 0; index * PIECE < bytes.length; index += 1) {
    const piece = { path, at: index, bytes: bytes.subarray(index * PIECE, (index + 1) * PIECE) }
    digest.update(piece.bytes)
    await inTurn(() => db.insertInto('stored_piece').values(piece).execute())
  }
  await db
    .updateTable('stored_file')
    .set({ digest: digest.digest('base64url') })
    .where('path', '=', path)
    .execute()
  return path
}

/** A row that files belong to. */
export interface FileOwner {
  purpose: FilePurpose
  owner: string
}

export interface BoundFile {
  path: string
  seconds: number | null
  digest: string | null
}

/**
 * Gives uploads of this shopper to a row, once: those of another purpose, of somebody else, or that another row has are
 * not taken, and do not come back. What the row has already comes back only where it is written `anew`. Holds them until
 * the transaction ends.
 */
export async function bindFiles(
  db: Db,
  { purpose, owner, userId, anew }: FileOwner & { userId: string; anew: boolean },
  paths: readonly string[]
): Promise<BoundFile[]> {
  if (paths.length === 0) return []
  return db
    .updateTable('stored_file')
    .set({ owner, closed: false })
    .where('path', 'in', [...paths])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where((build) =>
      anew ? build.or([build('owner', 'is', null), build('owner', '=', owner)]) : build('owner', 'is', null)
    )
    .returning(['path', 'seconds', 'digest'])
    .execute()
}

/** Closes files of a row to all without a signed address, or opens them. */
export async function closeFiles(
  db: Db,
  { purpose, owner }: FileOwner,
  paths: readonly string[],
  closed: boolean
): Promise<void> {
  if (paths.length === 0) return
  await db
    .updateTable('stored_file')
    .set({ closed })
    .where('path', 'in', [...paths])
    .where('owner', '=', owner)
    .where('purpose', '=', purpose)
    .execute()
}

/** The bytes of a file that is kept whole. */
export async function bytesOf(db: Db, path: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('stored_file')
    .select('bytes')
    .where('path', '=', path)
    .where('length', 'is', null)
    .executeTakeFirst()
  return row?.bytes
}

/** Lets go of the files of a row, but for some. Files of other rows stay, also where this row names them. */
export async function dropFiles(db: Db, { purpose, owner }: FileOwner, but: readonly string[] = []): Promise<void> {
  let query = db.deleteFrom('stored_file').where('owner', '=', owner).where('purpose', '=', purpose)
  if (but.length > 0) query = query.where('path', 'not in', [...but])
  await query.execute()
}

/** Lets go of uploads that nobody used for a day. */
export async function dropUnused(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('stored_file')
    .where('path', 'in', (build) =>
      build
        .selectFrom('stored_file')
        .select('path')
        .where('owner', 'is', null)
        .where('created_at', '<', new Date(now.getTime() - UNUSED_MS))
        .orderBy('created_at')
        .limit(MOST_DROPPED)
        .forUpdate()
        .skipLocked()
    )
    .where('owner', 'is', null)
    .execute()
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
  for (let index = Math.floor(from / length); index * length <= to; index += 1) {
    const piece = await db
      .selectFrom('stored_piece')
      .select('bytes')
      .where('path', '=', path)
      .where('at', '=', index)
      .executeTakeFirst()
    if (piece === undefined) throw new Error(`${path} was dropped while it was read`)
    yield piece.bytes.subarray(Math.max(0, from - index * length), to - index * length + 1)
  }
}

/** Files that are looked for at once, and in wait: the rest of the connections is for those who shop. */
const READING = { atOnce: 4, ofAll: 200, patience: 5_000 }

/** Uploaded files, for the storage host. */
export function uploadedFiles({ db, clock }: Core): StorageSource {
  const turns = new Turns(READING, () => new Busy())
  const breaker = new Breaker()
  const look = async (path: string, query: URLSearchParams) => {
    const row = await db
      .selectFrom('stored_file')
      .select(['bytes', 'type', 'length', 'closed'])
      .where('path', '=', path)
      .executeTakeFirst()
    // it looks like one that is not there
    if (row?.closed === true && !(await isSigned(db, path, query, clock.now()))) return undefined
    return row
  }
  return {
    file: async (path, query) => {
      if (!path.startsWith(FOLDER)) return undefined
      const leave = await turns.enter('')
      const file = await breaker.run('uploads', () => look(path, query)).finally(leave)
      if (file === undefined) return undefined
      const { type, length, bytes, closed } = file
      const of = { type, reader: closed ? ('one' as const) : ('anybody' as const) }
      if (length === null) return { ...of, bytes }
      const parts: StoredParts = { ...of, length, part: (from, to) => piecesOf(db, path, from, to) }
      return parts
    }
  }
}
