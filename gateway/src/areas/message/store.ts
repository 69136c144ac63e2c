import type { SubscribeTemplate } from '../../../../contract'
import type { Db } from '../../core/database'
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
  const used = await db
    .updateTable('message_permission')
    .set((build) => ({ count: build('count', '-', 1) }))
    .where('user_id', '=', userId)
    .where('template', '=', template)
    .where('count', '>', 0)
    .returning('locale')
    .executeTakeFirst()
  return used?.locale
}

/** How many messages of a template may still be sent; the row is locked until the transaction ends. */
export async function permissionsLeft(db: Db, userId: string, template: SubscribeTemplate): Promise<number> {
  const kept = await db
    .selectFrom('message_permission')
    .select('count')
    .where('user_id', '=', userId)
    .where('template', '=', template)
    .forUpdate()
    .executeTakeFirst()
  return kept?.count ?? 0
}

/** Whom the outbox names as recipient: the shopper's phone, which a person at the console knows. */
export async function recipientOf(db: Db, userId: string): Promise<string> {
  const found = await db.selectFrom('customer').select('phone').where('user_id', '=', userId).executeTakeFirst()
  return found?.phone || userId
}

/** The language in which the shopper last allowed a message; Chinese when they never did. */
export async function localeOf(db: Db, userId: string): Promise<Locale> {
  const kept = await db
    .selectFrom('message_permission')
    .select('locale')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return kept?.locale ?? 'zh-CN'
}
