/** Which languages there are, which one is in use, and the words a site puts over ours. */
import { computed, observable, runInAction } from 'mobx'
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
    /** What the device speaks, its first choice first. */
    device: [] as readonly LocaleCode[],
    site: undefined as LocaleCode | undefined,
    /** What the site has; empty: every language there is. */
    had: [] as readonly LocaleCode[],
    overrides: {} as Partial<Record<LocaleCode, Readonly<Record<string, string>>>>
  },
  { device: observable.ref, had: observable.ref, overrides: observable.shallow }
)

let storage: LocaleStorage | undefined
let fetchMessages: MessagesFetcher | undefined

/** The language a code means, `zh_CN` and letter case forgiven; undefined when it is not registered. */
export const findLocale = (code: string): LocaleCode | undefined => {
  const wantedCode = code.trim().replace('_', '-').toLowerCase()
  return locales.find((locale) => locale.code.toLowerCase() === wantedCode)?.code
}

/** The same, else another one of the same tongue: «en-GB» and the chat app's «en» read en-US. */
const nearestLocale = (code: string): LocaleCode | undefined => {
  const tongue = /^[a-z]+/.exec(code.trim().toLowerCase())?.[0]
  return findLocale(code) ?? locales.find((locale) => locale.code.split('-')[0] === tongue)?.code
}

const isKnown = (locale: LocaleCode | undefined): locale is LocaleCode => locale !== undefined

const registeredLocale = (code: string): LocaleCode => {
  const locale = findLocale(code)
  if (!locale) throw new UnknownLanguageError(code)
  return locale
}

/**
 * Hands in what differs between hosts, and takes up the language the shopper chose last time. `device`: codes of the
 * languages that the device speaks, its first choice first.
 */
export const configureI18n = (ports: {
  storage?: LocaleStorage
  fetchMessages?: MessagesFetcher
  device?: readonly string[]
}): void => {
  storage = ports.storage
  fetchMessages = ports.fetchMessages
  const storedCode = storage?.read()
  runInAction(() => {
    state.chosen = storedCode === undefined ? undefined : findLocale(storedCode)
    state.device = (ports.device ?? []).map(nearestLocale).filter(isKnown)
  })
}

/** Observable: the languages a shopper of this site can choose among. */
export const siteLocales = (): typeof locales =>
  state.had.length === 0 ? locales : locales.filter(({ code }) => state.had.includes(code))

const current = computed((): LocaleCode => {
  const candidates = [state.chosen, ...state.device, state.site].filter(isKnown)
  const had = siteLocales()
  return candidates.find((wish) => had.some(({ code }) => code === wish)) ?? state.site ?? defaultLocale
})

/**
 * Observable: read inside `observer` to follow it. The shopper's choice, else the first of the device's that the site
 * has, else the site's, else zh-CN.
 */
export const currentLocale = (): LocaleCode => current.get()

/** The shopper's own choice; kept, and wins over the site's from then on. Throws UnknownLanguageError. */
export const setLocale = (code: string): void => {
  const locale = registeredLocale(code)
  runInAction(() => {
    state.chosen = locale
  })
  storage?.write(locale)
}

/**
 * The site's defLanguageCode (spec 3.2), and which languages it has; none named: every one there is. Throws
 * UnknownLanguageError and then changes nothing.
 */
export const setSiteLocale = (code: string, had: readonly string[] = []): void => {
  const locale = registeredLocale(code)
  runInAction(() => {
    state.site = locale
    const locales = had.map(findLocale).filter(isKnown)
    state.had = locales.length === 0 ? [] : [locale, ...locales]
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
  const locale = registeredLocale(code)
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
    state.device = []
    state.site = undefined
    state.had = []
    state.overrides = {}
  })
}
