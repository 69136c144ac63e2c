import { sql, type Selectable } from 'kysely'
import type { SubscribeTemplate } from '../../../../contract'
import type { Db, Tables } from '../../core/database/database'
import type { Locale } from '../../core/words'

/** One message more may be sent, up to `most`; replies how many now. */
export async function addPermission(
  db: Db,
  permission: { userId: string; template: SubscribeTemplate; locale: Locale },
  most: number
): Promise<number> {
  const { userId, template, locale } = permission
  const { count } = await db
    .insertInto('message_permission')
    .values({ user_id: userId, template, count: 1, locale })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'template']).doUpdateSet((build) => ({
        count: build.fn<number>('least', [build('message_permission.count', '+', 1), build.val(most)]),
        locale
      }))
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

/** Uses one permission up and gives the language to write in; undefined when there is none. */
export async function usePermission(db: Db, userId: string, template: SubscribeTemplate): Promise<Locale | undefined> {
  const row = await db
    .updateTable('message_permission')
    .set((build) => ({ count: build('count', '-', 1) }))
    .where('user_id', '=', userId)
    .where('template', '=', template)
    .where('count', '>', 0)
    .returning('locale')
    .executeTakeFirst()
  return row?.locale
}

/** No more messages of a template may be sent. */
export async function dropPermission(db: Db, userId: string, template: string): Promise<void> {
  await sql`update message_permission set count = 0 where user_id = ${userId} and template = ${template}`.execute(db)
}

/** How many messages of a template may still be sent; the row is locked until the transaction ends. */
export async function permissionsLeft(db: Db, userId: string, template: SubscribeTemplate): Promise<number> {
  const row = await db
    .selectFrom('message_permission')
    .select('count')
    .where('user_id', '=', userId)
    .where('template', '=', template)
    .forUpdate()
    .executeTakeFirst()
  return row?.count ?? 0
}

/** The recipient that the outbox names: the shopper's phone, which a person at the console knows. */
export async function recipientOf(db: Db, userId: string): Promise<string> {
  const row = await db.selectFrom('customer').select('phone').where('user_id', '=', userId).executeTakeFirst()
  return row?.phone || userId
}

/** The language in which the shopper last allowed a message; Chinese when they never did. */
export async function localeOf(db: Db, userId: string): Promise<Locale> {
  const row = await db
    .selectFrom('message_permission')
    .select('locale')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row?.locale ?? 'zh-CN'
}

export type Message = Selectable<Tables['outbox']>
export type SentKind = 'SMS' | 'SUBSCRIPTION'

/** The next message that is due, held; what others hold is skipped. */
export function nextToSend(db: Db, kind: SentKind, now: Date): Promise<Message | undefined> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', kind)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export async function setTried(db: Db, id: string, attempts: number, dueAt: Date): Promise<void> {
  await db.updateTable('outbox').set({ attempts, due_at: dueAt }).where('outbox_id', '=', id).execute()
}

export async function turnIntoSms(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('outbox').set({ kind: 'SMS', attempts: 0, due_at: now }).where('outbox_id', '=', id).execute()
}

export async function forget(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('outbox_id', '=', id).execute()
}

/** Nothing that is there by now will be sent. */
export async function onlyShow(db: Db): Promise<void> {
  await db.updateTable('outbox').set({ due_at: null }).where('due_at', 'is not', null).execute()
}
