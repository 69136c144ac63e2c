import type { Core } from '../area'
import { StartError } from '../errors'
import { createOutboxSender } from './outbox'
import type { SmsSender } from './port'
import { createWebhookSender, type WebhookOptions } from './webhook'

export { NotSent, type Notice, type SmsSender } from './port'

/** Who sends SMS. `outbox`: nobody, the console shows them. */
export type SmsSettings = { kind: 'outbox' } | ({ kind: 'webhook' } & Omit<WebhookOptions, 'warn'>)

/** Characters; a shorter secret can be guessed. */
const SECRET_AT_LEAST = 16

const noSender = (): StartError =>
  new StartError(
    'MODE=production needs somebody who sends the login codes: set SMS_WEBHOOK_URL and SMS_WEBHOOK_SECRET (docs/SMS.md).'
  )

/**
 * SMS_WEBHOOK_URL and SMS_WEBHOOK_SECRET: production does not start without them, a demonstration sends nothing and has
 * no use for them.
 * @throws StartError when production lacks either, or the secret is too short
 */
export function readSms(
  get: (name: string, fallback: string) => string,
  mode: Core['mode'],
  demandSafe: (name: string, text: string) => unknown
): SmsSettings {
  if (mode === 'demonstration') return { kind: 'outbox' }
  const [url, secret] = [get('SMS_WEBHOOK_URL', ''), get('SMS_WEBHOOK_SECRET', '')]
  if (url === '' && secret === '') throw noSender()
  if (url === '' || secret === '')
    throw new StartError('SMS_WEBHOOK_URL and SMS_WEBHOOK_SECRET go together: give both.')
  demandSafe('SMS_WEBHOOK_URL', url)
  if (secret.length < SECRET_AT_LEAST) {
    throw new StartError(`SMS_WEBHOOK_SECRET must have at least ${SECRET_AT_LEAST} characters.`)
  }
  return { kind: 'webhook', url, secret }
}

/** Production refuses the outbox: a code would be «sent» that nobody gets, and lie there for anybody to read. */
export function createSender(
  settings: SmsSettings,
  { db, clock, mode, log }: Pick<Core, 'db' | 'clock' | 'mode'> & { log: Pick<Core['log'], 'warn'> }
): SmsSender {
  if (settings.kind === 'webhook') {
    return createWebhookSender({ ...settings, warn: (facts, words) => log.warn(facts, words) })
  }
  if (mode === 'production') throw noSender()
  return createOutboxSender(db, clock)
}
