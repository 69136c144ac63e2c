import { resolve } from 'node:path'
import type { Mode } from './area'
import { StartError } from './errors'

/** How the gateway was asked to start. */
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
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (!/^\d{1,6}$/.test(text) || value < least || value > most) {
    throw new StartError(`${name} must be a whole number from ${least} to ${most}; it is "${text}".`)
  }
  return value
}

/** Reads the environment: PORT, HOST, DATA_DIR, DATABASE_URL, MODE, LOG_LEVEL, APP_DIR, TRUSTED_PROXIES. */
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
    host: get('HOST', '0.0.0.0'),
    dataDir: resolve(get('DATA_DIR', '.data')),
    databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
    mode,
    logLevel,
    appDir: resolve(get('APP_DIR', 'dist/h5')),
    trustedProxies: whole('TRUSTED_PROXIES', get('TRUSTED_PROXIES', '0'), 0, 10)
  }
}
