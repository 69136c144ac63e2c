/** Languages the gateway answers in; `x-lang` chooses, zh-CN is the default (spec 9.5). */
export type Locale = 'zh-CN' | 'en-US'

/** One sentence in every language. */
export interface Words {
  zh: string
  en: string
}

/** Any header value to a language we speak. */
export function localeOf(header: string | string[] | undefined): Locale {
  const first = Array.isArray(header) ? header[0] : header
  return first !== undefined && first.toLowerCase().startsWith('en') ? 'en-US' : 'zh-CN'
}

/** The sentence in the caller's language. */
export const say = (locale: Locale, words: Words): string => (locale === 'en-US' ? words.en : words.zh)

/** What somebody wrote themselves: it reads the same in every language. */
export const asWritten = (text: string): Words => ({ zh: text, en: text })
