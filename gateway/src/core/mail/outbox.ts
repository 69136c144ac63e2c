import type { Clock } from '../clock'
import type { Db } from '../database/database'
import { post } from '../outbox'
import type { Mailer } from './port'

/** The demonstration's: nobody is sent anything, the console shows it. */
export const createOutboxMailer = (db: Db, clock: Clock): Mailer => ({
  send: ({ to, subject, text, attachment }) =>
    post(
      db,
      { kind: 'EMAIL', recipient: to, title: subject, body: `${text}\n附件 / attached: ${attachment.path}` },
      clock.date()
    )
})
