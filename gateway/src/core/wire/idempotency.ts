import { createHash } from 'node:crypto'
import { moment } from '../../../../domain/day'
import { inTransaction, type Db } from '../database/database'
import { GatewayRefusal } from '../errors'

/** Keys a client makes: a uuid or the like. */
export const isIdempotencyKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{8,100}$/.test(value)

/** The same content gives the same text in any order of its keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}

export interface Intent {
  /** The endpoint's key. */
  scope: string
  userId: string
  key: string
  content: unknown
}

/**
 * One effect per key: the row that remembers the reply is written in the transaction of the effect. A second call with
 * the key waits for the first, then gets its reply; with other content it is refused. A refusal rolls everything back,
 * so nothing happened and the key is free again.
 */
export function once<T>(db: Db, intent: Intent, effect: (tx: Db) => Promise<T>): Promise<T> {
  const fingerprint = createHash('sha256').update(canonical(intent.content)).digest('hex')
  return inTransaction(db, async (tx) => {
    const row = { scope: intent.scope, user_id: intent.userId, key: intent.key }
    const result = await tx
      .insertInto('idempotency')
      .values({ ...row, fingerprint, reply: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (result === undefined) {
      const first = await tx
        .selectFrom('idempotency')
        .select(['fingerprint', 'reply'])
        .where('scope', '=', row.scope)
        .where('user_id', '=', row.user_id)
        .where('key', '=', row.key)
        .executeTakeFirstOrThrow()
      if (first.fingerprint !== fingerprint) throw mismatch()
      return first.reply as T
    }
    const reply = await effect(tx)
    await tx
      .updateTable('idempotency')
      .set({ reply: JSON.stringify(reply) })
      .where('scope', '=', row.scope)
      .where('user_id', '=', row.user_id)
      .where('key', '=', row.key)
      .execute()
    return reply
  })
}

const mismatch = (): GatewayRefusal =>
  new GatewayRefusal(409, 'idempotency.mismatch', {
    zh: '这个请求和之前的不一致，请返回重试',
    en: 'This request differs from the one before it, please go back and try again'
  })

/** Replies are kept for a week, longer than any client tries again. */
export async function forgetOldIntents(db: Db): Promise<void> {
  await db.deleteFrom('idempotency').where('created_at', '<', moment(Date.now()).subtract(7, 'day').toDate()).execute()
}
