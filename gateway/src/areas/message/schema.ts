import { sql } from 'kysely'
import type { SubscribeTemplate } from '../../../../contract'
import type { Migration } from '../../core/database/migrate'
import type { Locale } from '../../core/words'

declare module '../../core/database/database' {
  interface Tables {
    /** How many more messages of a template a shopper lets the shop send: the platform's permission is for one each. */
    message_permission: {
      user_id: string
      template: SubscribeTemplate
      count: number
      /** Language the shopper used when they last allowed one. */
      locale: Locale
    }
  }
}

export const messageSchema: Migration[] = [
  {
    id: 'message-001',
    up: async (db) => {
      await sql`create table message_permission (
        user_id text not null,
        template text not null,
        count int not null check (count >= 0),
        locale text not null,
        primary key (user_id, template)
      )`.execute(db)
    }
  }
]
