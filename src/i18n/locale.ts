/** Which languages there are, which one is in use, and the words a site puts over ours. */
import { observable, runInAction } from 'mobx'
import { hasOwn } from '../lib/json'
import { LanguageContentError, UnknownLanguageError } from './errors'

export type LocaleCode = 'zh-CN' | 'en-US'

/** Default language, spec 9.5. */
export const defaultLocale: LocaleCode = 'zh-CN'
/** Each language under its own name, for the language switch. */
export const locales: readonly { code: LocaleCode; name: string }[] = [
  { code: 'zh-CN', name: '简体中文' },
  { code: 'en-US', name: 'English' }
]

/** Where the shopper's own choice is kept; the app gives the platform's storage. */
export interface LocaleStorage {
  read: () => string | undefined
  write: (locale: LocaleCode) => void
}
/** Fetches a translation file from the storage host; the reply is checked here. */
export type MessagesFetcher = (url: string, locale: LocaleCode) => Promise<unknown>

const state = observable(
  {
    chosen: undefined as LocaleCode | undefined,
    site: undefined as LocaleCode | undefined,
    overrides: {} as Partial<Record<LocaleCode, Readonly<Record<string, string>>>>
  },
  { overrides: observable.shallow }
)

let storage: LocaleStorage | undefined
let fetchMessages: MessagesFetcher | undefined

/** The language a code means, `zh_CN` and letter case forgiven; undefined when it is not registered. */
export const findLocale = (code: string): LocaleCode | undefined => {
  const wanted = code.trim().replace('_', '-').toLowerCase()
  return locales.find((locale) => locale.code.toLowerCase() === wanted)?.code
}

const registered = (code: string): LocaleCode => {
  const locale = findLocale(code)
  if (!locale) throw new UnknownLanguageError(code)
  return locale
}

/** Hands in what differs between hosts, and takes up the language the shopper chose last time. */
export const configureI18n = (ports: { storage?: LocaleStorage; fetchMessages?: MessagesFetcher }): void => {
  storage = ports.storage
  fetchMessages = ports.fetchMessages
  const stored = storage?.read()
  runInAction(() => {
    state.chosen = stored === undefined ? undefined : findLocale(stored)
  })
}

/** Observable: read inside `observer` to follow it. The shopper's choice, else the site's, else zh-CN. */
export const currentLocale = (): LocaleCode => state.chosen ?? state.site ?? defaultLocale

/** The shopper's own choice; kept, and wins over the site's from then on. Throws UnknownLanguageError. */
export const setLocale = (code: string): void => {
  const locale = registered(code)
  runInAction(() => {
    state.chosen = locale
  })
  storage?.write(locale)
}

/** The site's defLanguageCode (spec 3.2). Throws UnknownLanguageError and then changes nothing. */
export const setSiteLocale = (code: string): void => {
  const locale = registered(code)
  runInAction(() => {
    state.site = locale
  })
}

/** A site's own words are a flat object from `namespace.key` to text, at most this many. */
const maxOverrides = 5000
const maxOverrideLength = 2000

const parseOverrides = (reply: unknown, locale: LocaleCode): Record<string, string> => {
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) throw new LanguageContentError(locale)
  const entries = Object.entries(reply)
  const sound = entries.every(
    ([key, words]) => /^[\w-]+(\.[\w-]+)+$/.test(key) && typeof words === 'string' && words.length <= maxOverrideLength
  )
  if (entries.length > maxOverrides || !sound) throw new LanguageContentError(locale)
  return Object.fromEntries(entries as [string, string][])
}

/**
 * Fetches the site's words for a language from its multilanguageUrl and puts them over the built-in ones.
 * Throws UnknownLanguageError before any request and LanguageContentError when what came is no list of words (spec 8);
 * a failed fetch throws the fetcher's own error; the words shown until then stay. Resolves to how many words the site
 * has of its own: an empty file is none.
 */
export const loadLanguage = async (code: string, url: string): Promise<number> => {
  const locale = registered(code)
  if (!fetchMessages) throw new LanguageContentError(locale)
  const overrides = parseOverrides(await fetchMessages(url, locale), locale)
  runInAction(() => {
    state.overrides = { ...state.overrides, [locale]: overrides }
  })
  return Object.keys(overrides).length
}

/** The site's word for a full key, when it has one in the language in use. */
export const overrideOf = (fullKey: string): string | undefined => {
  const words = state.overrides[currentLocale()]
  return words && hasOwn(words, fullKey) ? words[fullKey] : undefined
}

/** Forgets choice, site language and site words; for tests. */
export const resetI18n = (): void => {
  storage = undefined
  fetchMessages = undefined
  runInAction(() => {
    state.chosen = undefined
    state.site = undefined
    state.overrides = {}
  })
}
