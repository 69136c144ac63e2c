import { isEmail } from '../../../../domain/orders/invoice'
import type { Core } from '../area'
import { StartError } from '../errors'
import { isLoopback } from '../wire/hosts'
import { createOutboxMailer } from './outbox'
import type { Mailer } from './port'
import { createSmtpMailer, type SmtpOptions } from './smtp'

export { NotMailed, type Letter, type Mailer } from './port'

/** Who sends letters. `outbox`: nobody, the console shows them. `none`: nobody, and the shop says so to shoppers. */
export type MailSettings = { kind: 'outbox' | 'none' } | ({ kind: 'smtp' } & SmtpOptions)

const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 }

/** What SMTP_URL names. It is never repeated: it holds a password. */
function serverOf(text: string): Omit<SmtpOptions, 'from'> {
  const wrong = (what: string): StartError =>
    new StartError(`SMTP_URL must be smtp://user:password@host:587 or smtps://… (docs/MAIL.md); ${what}.`)
  const url = URL.canParse(text) ? new URL(text) : undefined
  const usual = url && PORTS[url.protocol]
  if (url === undefined || usual === undefined) throw wrong('it is neither')
  if (url.hostname === '') throw wrong('it names no host')
  if (url.port === '0') throw wrong('its port is none')
  if (url.search !== '' || url.hash !== '' || url.pathname.replace('/', '') !== '') {
    throw wrong('nothing may stand behind the host and its port')
  }
  if ((url.username === '') !== (url.password === '')) throw wrong('user and password go together')
  const own = isLoopback(url.hostname)
  try {
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: url.port === '' ? usual : Number(url.port),
      secure: url.protocol === 'smtps:',
      demandsTls: !own,
      ...(url.username === ''
        ? {}
        : { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) })
    }
  } catch {
    throw wrong('a % in user or password is written %25')
  }
}

/** `invoices@shop.example.com`, or `Name <invoices@shop.example.com>`. */
function senderOf(text: string): SmtpOptions['from'] {
  const [, name = '', inBrackets] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? []
  const address = inBrackets ?? text
  if (isEmail(address) && !/\p{Cc}/u.test(name)) return { name: name.trim(), address }
  throw new StartError(
    'MAIL_FROM must be an address such as invoices@shop.example.com, or Name <invoices@shop.example.com>.'
  )
}

/**
 * SMTP_URL and MAIL_FROM: without them a demonstration keeps letters in its outbox, and production sends none.
 * @throws StartError when one is given without the other, or either is not as docs/MAIL.md has it
 */
export function readMail(get: (name: string, fallback: string) => string, mode: Core['mode']): MailSettings {
  const [url, from] = [get('SMTP_URL', ''), get('MAIL_FROM', '')]
  if (url === '' && from === '') return { kind: mode === 'demonstration' ? 'outbox' : 'none' }
  if (url === '' || from === '') throw new StartError('SMTP_URL and MAIL_FROM go together: give both.')
  return { kind: 'smtp', ...serverOf(url), from: senderOf(from) }
}

/** Undefined: this shop sends no letters. Production has no outbox: a letter would be «sent» that nobody gets. */
export function createMailer(
  settings: MailSettings,
  { db, clock, mode }: Pick<Core, 'db' | 'clock' | 'mode'>
): Mailer | undefined {
  if (settings.kind === 'smtp') return createSmtpMailer(settings)
  return settings.kind === 'outbox' && mode === 'demonstration' ? createOutboxMailer(db, clock) : undefined
}
