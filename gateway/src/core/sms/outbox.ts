import type { Clock } from '../clock'
import type { Db } from '../database/database'
import { post } from '../outbox'
import type { SmsSender } from './port'

/** The demonstration's: nobody is sent anything, the console shows it. */
export const createOutboxSender = (db: Db, clock: Clock): SmsSender => ({
  send: ({ phone, code, text }) => post(db, { kind: 'SMS', recipient: phone, title: code, body: text }, clock.date()),
  notify: () => Promise.resolve({ again: false, problem: 'a demonstration sends nothing' })
})
