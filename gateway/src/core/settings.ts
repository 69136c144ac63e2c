import { resolve } from 'node:path'
import type { Mode } from './area'
import { StartError } from './errors'
import { isLoopback } from './wire/hosts'
import { isPictureHost } from './files/picture-hosts'
import { readMail, type MailSettings } from './mail'
import { readPlatform, type PlatformSettings } from './platform'
import { readSms, type SmsSettings } from './sms'

/** The settings that the gateway starts with. */
export interface Settings {
  /** 0 takes any free port. */
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  mode: Mode
  logLevel: string
  appDir: string
  /** Proxies in front whose X-Forwarded-For is believed; 0: none. */
  trustedProxies: number
  /** Seconds between the signal to stop and the stop, in which `/readyz` says no and calls are answered. */
  drainSeconds: number
  /** Ms a call waits for its turn before it is refused with the time to come again. */
  waitMs: number
  /** Origins the app that is served here also talks to: another gateway, another storage host. */
  appOrigins: string[]
  /** Hosts that pictures may come from, where the site configuration lies elsewhere. */
  pictureHosts: string[]
  /** Origins of pages elsewhere that may call this gateway. */
  allowedOrigins: string[]
  /** Tenants beside the shop's own. */
  tenants: string[]
  /** Who exchanges the codes of the mini-program. */
  platform: PlatformSettings
  /** Who sends login codes. */
  sms: SmsSettings
  /** Who sends letters. */
  mail: MailSettings
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (!/^\d{1,6}$/.test(text) || value < least || value > most) {
    throw new StartError(`${name} must be a whole number from ${least} to ${most}; it is "${text}".`)
  }
  return value
}

/** The origin of an address; https, or http of this machine. */
function originOf(name: string, text: string, bare: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  // a page's origin is compared letter by letter, so nothing may follow it
  if (!url || !safe || url.username !== '' || url.password !== '' || (bare && url.origin !== text.replace(/\/$/, ''))) {
    throw new StartError(
      `${name} must be ${bare ? 'origins such as https://shop.example.com, with commas between them' : 'an https:// address, or http:// of this machine'}; "${text}" is not.`
    )
  }
  return url.origin
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

function pictureHost(text: string): string {
  if (isPictureHost(text)) return text
  throw new StartError(`PICTURE_HOSTS must be hosts such as img.example.com or *.example.com; "${text}" is none.`)
}

function tenant(text: string): string {
  if (/^[\w-]{1,64}$/.test(text)) return text
  throw new StartError(
    `TENANTS must be names of letters, digits, - and _, with commas between them; "${text}" is none.`
  )
}

/**
 * Reads the environment: PORT, HOST, DATA_DIR, DATABASE_URL, MODE, LOG_LEVEL, APP_DIR, TRUSTED_PROXIES, DRAIN_SECONDS, WAIT_MS, ALLOWED_ORIGINS,
 * PICTURE_HOSTS, TENANTS, and the addresses the app was built with, TARO_APP_GATEWAY and TARO_APP_STORAGE; and the messaging platform's and the
 * senders' of login codes and letters, see `readPlatform`, `readSms` and `readMail`.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const get = (name: string, fallback: string): string => (env[name] ?? '').trim() || fallback
  const mode = get('MODE', 'demonstration')
  if (mode !== 'demonstration' && mode !== 'production') {
    throw new StartError(`MODE must be demonstration or production; it is "${mode}".`)
  }
  const logLevel = get('LOG_LEVEL', mode === 'production' ? 'info' : 'warn')
  if (!LEVELS.includes(logLevel)) throw new StartError(`LOG_LEVEL must be one of ${LEVELS.join(', ')}.`)
  const databaseUrl = get('DATABASE_URL', '')
  if (databaseUrl !== '' && !/^postgres(?:ql)?:\/\//.test(databaseUrl)) {
    throw new StartError('DATABASE_URL must start with postgres:// or postgresql://.')
  }
  return {
    port: whole('PORT', get('PORT', '8080'), 0, 65535),
    // anybody who reaches a demonstration can read its login codes
    host: get('HOST', mode === 'demonstration' ? '127.0.0.1' : '0.0.0.0'),
    dataDir: resolve(get('DATA_DIR', '.data')),
    databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
    mode,
    logLevel,
    appDir: resolve(get('APP_DIR', 'dist/h5')),
    appOrigins: [
      ...new Set(
        ['TARO_APP_GATEWAY', 'TARO_APP_STORAGE'].flatMap((name) => {
          const text = get(name, '')
          return text === '' ? [] : [originOf(name, text, false)]
        })
      )
    ],
    pictureHosts: [...new Set(listOf(get('PICTURE_HOSTS', '')).map(pictureHost))],
    allowedOrigins: [
      ...new Set(listOf(get('ALLOWED_ORIGINS', '')).map((text) => originOf('ALLOWED_ORIGINS', text, true)))
    ],
    tenants: [...new Set(listOf(get('TENANTS', '')).map(tenant))],
    platform: readPlatform(get, mode, (name, text) => originOf(name, text, false)),
    sms: readSms(get, mode, (name, text) => originOf(name, text, false)),
    mail: readMail(get, mode),
    drainSeconds: whole('DRAIN_SECONDS', get('DRAIN_SECONDS', '0'), 0, 60),
    waitMs: whole('WAIT_MS', get('WAIT_MS', '800'), 100, 60_000),
    trustedProxies: whole('TRUSTED_PROXIES', get('TRUSTED_PROXIES', '0'), 0, 10)
  }
}
