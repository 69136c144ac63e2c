/** Puts notices to shoppers into the outbox, in the caller's transaction: a rolled back event sends none. */
import type { Db } from '../../core/database/database'
import { post } from '../../core/outbox'
import { say, type Words } from '../../core/words'
import * as store from './store'
import { dataOf, type Facts, type SentTemplate } from './templates'

export interface Letter {
  title: Words
  body: Words
  /** The app's page that the message opens. */
  page: string
}

interface ToReader {
  userId: string
  template: SentTemplate
  facts: Facts
}

/** Sends one message that a shopper allowed, and uses that permission up; otherwise nothing, and false. */
export async function sendAllowed(
  db: Db,
  to: ToReader,
  letter: Letter,
  now: Date,
  { orSms = false } = {}
): Promise<boolean> {
  const { userId, template, facts } = to
  const language = await store.usePermission(db, userId, template)
  if (language === undefined) return false
  const data = dataOf(template, { title: letter.title, ...facts }, language)
  const message = {
    kind: 'SUBSCRIPTION' as const,
    recipient: await store.recipientOf(db, userId),
    title: say(language, letter.title),
    body: say(language, letter.body),
    page: letter.page,
    language,
    subscription: { userId, template, data, orSms }
  }
  await post(db, message, now)
  return true
}

/** `to`: another number than the shopper's own. */
export async function sendSms(
  db: Db,
  userId: string,
  { title, body, page }: Letter,
  now: Date,
  to?: string
): Promise<void> {
  const language = await store.localeOf(db, userId)
  const recipient = to ?? (await store.recipientOf(db, userId))
  await post(
    db,
    { kind: 'SMS', recipient, title: say(language, title), body: say(language, body), page, language },
    now
  )
}

/** A message that a shopper allowed, else an SMS, as a browser has none of the platform's messages. */
export async function sendSurely(db: Db, to: ToReader, letter: Letter, now: Date): Promise<void> {
  if (!(await sendAllowed(db, to, letter, now, { orSms: true }))) await sendSms(db, to.userId, letter, now)
}
