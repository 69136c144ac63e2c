/** Addresses of files that not everybody may read: they hold for ten minutes, and nobody can make one. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '../../../../domain/spans'
import type { Db } from '../database/database'

const HOLDS_MINUTES = 10
const KEY = 'file-key'

const keyIn = async (db: Db, name: string): Promise<string | undefined> =>
  (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value

/** A key of the shop's own, by its name; all gateways of one database have the same. */
export async function shopKey(db: Db, name: string): Promise<string> {
  const key = await keyIn(db, name)
  if (key !== undefined) return key
  const value = randomBytes(32).toString('base64url')
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await keyIn(db, name)) ?? value
}

const keyOf = (db: Db): Promise<string> => shopKey(db, KEY)

const signatureOf = (key: string, path: string, until: string): string =>
  createHmac('sha256', key).update(`${until} ${path}`).digest('base64url')

/** Makes addresses of files that can be read for ten minutes from `nowMs` on; asked again within a minute it makes the same. */
export async function signer(db: Db, nowMs: number): Promise<(path: string) => string> {
  const key = await keyOf(db)
  const until = String((Math.floor(nowMs / MINUTE_MS) + HOLDS_MINUTES) * MINUTE_MS)
  return (path) => `${path}?until=${until}&sign=${signatureOf(key, path, until)}`
}

/** Whether an address was signed here and still holds. */
export async function isSigned(db: Db, path: string, query: URLSearchParams, nowMs: number): Promise<boolean> {
  const until = query.get('until') ?? ''
  const signature = Buffer.from(query.get('sign') ?? '')
  if (!/^\d{13}$/.test(until) || Number(until) <= nowMs) return false
  const right = Buffer.from(signatureOf(await keyOf(db), path, until))
  return signature.length === right.length && timingSafeEqual(signature, right)
}
