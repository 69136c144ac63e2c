/** Languages: what is said and in which. Components that print words are wrapped in `observer`. */
export { LanguageContentError, LanguageError, UnknownLanguageError } from './errors'
export {
  configureI18n,
  currentLocale,
  defaultLocale,
  findLocale,
  loadLanguage,
  resetI18n,
  setLocale,
  setSiteLocale,
  siteLocales
} from './locale'
export type { LocaleCode, LocaleStorage, MessagesFetcher } from './locale'
export { defineMessages, formatMessage, pickWords } from './messages'
export type { MessageParams, Translate } from './messages'
