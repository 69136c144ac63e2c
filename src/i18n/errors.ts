/** The two ways a language can fail to load (spec 8): `message` in the spec's English, `words` in both for show. */

export class LanguageError extends Error {
  readonly words: { zh: string; en: string }

  constructor(
    readonly locale: string,
    words: { zh: string; en: string }
  ) {
    super(words.en)
    this.name = 'LanguageError'
    this.words = words
  }
}

/** A language that is not registered. */
export class UnknownLanguageError extends LanguageError {
  constructor(locale: string) {
    super(locale, {
      zh: `加载语言失败，无法识别语言${locale}`,
      en: `Failed to load language, cannot recognise language ${locale}`
    })
  }
}

/** A registered language without messages. */
export class LanguageContentError extends LanguageError {
  constructor(locale: string) {
    super(locale, {
      zh: `加载语言失败，语言[${locale}]信息异常！`,
      en: `Failed to load language, language [${locale}] information is abnormal!`
    })
  }
}
