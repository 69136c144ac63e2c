import {
  LanguageContentError,
  UnknownLanguageError,
  configureI18n,
  currentLocale,
  defineMessages,
  loadLanguage,
  resetI18n,
  setLocale,
  setSiteLocale,
  siteLocales,
  type LocaleCode
} from '@/i18n'

const words = defineMessages('sample', { title: '标题' }, { title: 'Title' })
const url = 'https://storage.example/messages.json'

beforeEach(resetI18n)

describe('the language in use', () => {
  it('is zh-CN until something says otherwise', () => expect(currentLocale()).toBe('zh-CN'))

  it("is the site's, until the shopper chooses; the choice is kept and wins", () => {
    const write = jest.fn()
    configureI18n({ storage: { read: () => undefined, write } })
    setSiteLocale('en_US')
    expect(currentLocale()).toBe('en-US')
    expect(write).not.toHaveBeenCalled()
    setLocale('zh-CN')
    setSiteLocale('en-US')
    expect(currentLocale()).toBe('zh-CN')
    expect(write.mock.calls).toEqual([['zh-CN']])
  })

  test.each<[string | undefined, LocaleCode]>([
    ['en-US', 'en-US'],
    ['EN_us', 'en-US'],
    ['fr-FR', 'zh-CN'],
    ['', 'zh-CN'],
    [undefined, 'zh-CN']
  ])('starts from the stored %j as %s', (storedLocale, locale) => {
    configureI18n({ storage: { read: () => storedLocale, write: jest.fn() } })
    expect(currentLocale()).toBe(locale)
  })

  test.each<[string[], LocaleCode]>([
    [['en-US'], 'en-US'],
    [['en-GB', 'zh-CN'], 'en-US'],
    [['en'], 'en-US'],
    [['zh_CN'], 'zh-CN'],
    [['zh-Hant-HK', 'en-US'], 'zh-CN'],
    [['fr-FR', 'en-AU', 'zh-CN'], 'en-US'],
    [['fr-FR'], 'zh-CN'],
    [['', '*', 'enough'], 'zh-CN'],
    [[], 'zh-CN']
  ])('of a device that speaks %j is %s at first, where the site has its own and both', (device, locale) => {
    configureI18n({ device })
    setSiteLocale('zh-CN')
    expect(currentLocale()).toBe(locale)
  })

  it('is the site’s where the device speaks none of ours, and the shopper’s own before either', () => {
    configureI18n({ device: ['fr-FR'], storage: { read: () => undefined, write: jest.fn() } })
    setSiteLocale('en-US')
    expect(currentLocale()).toBe('en-US')
    configureI18n({ device: ['en-US'], storage: { read: () => 'zh-CN', write: jest.fn() } })
    expect(currentLocale()).toBe('zh-CN')
  })

  it('is none that the site lacks, neither the device’s nor one chosen when it had it', () => {
    configureI18n({ device: ['en-US'], storage: { read: () => 'en-US', write: jest.fn() } })
    setSiteLocale('zh-CN', ['zh-CN'])
    expect(currentLocale()).toBe('zh-CN')
    expect(siteLocales().map(({ code }) => code)).toEqual(['zh-CN'])
    // a list of languages that nobody knows says nothing
    setSiteLocale('zh-CN', ['fr-FR'])
    expect(currentLocale()).toBe('en-US')
    expect(siteLocales()).toHaveLength(2)
  })

  it('stays when an unknown one is set', () => {
    expect(() => setLocale('fr-FR')).toThrow('Failed to load language, cannot recognise language fr-FR')
    expect(() => setSiteLocale('xx')).toThrow(UnknownLanguageError)
    expect(currentLocale()).toBe('zh-CN')
  })
})

describe("loading a site's words", () => {
  it('refuses a language that is not registered, before any request, with words to show in both languages', async () => {
    const fetchMessages = jest.fn()
    configureI18n({ fetchMessages })
    const failure: unknown = await loadLanguage('fr-FR', url).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(UnknownLanguageError)
    expect(failure).toMatchObject({
      message: 'Failed to load language, cannot recognise language fr-FR',
      locale: 'fr-FR',
      words: { zh: '加载语言失败，无法识别语言fr-FR', en: 'Failed to load language, cannot recognise language fr-FR' }
    })
    expect(fetchMessages).not.toHaveBeenCalled()
  })

  test.each([
    [null],
    ['text'],
    [[]],
    [{ 'sample.title': 7 }],
    [{ sample: { title: 'x' } }],
    [{ title: 'no namespace' }],
    [{ 'sample.title': 'x'.repeat(2001) }],
    [Object.fromEntries(Array.from({ length: 5001 }, (_none, index) => [`sample.k${index}`, 'x']))]
  ])('calls %j abnormal and keeps the words there were', async (reply) => {
    configureI18n({ fetchMessages: () => Promise.resolve({ 'sample.title': '旧' }) })
    await loadLanguage('zh-CN', url)
    configureI18n({ fetchMessages: () => Promise.resolve(reply) })
    const failure: unknown = await loadLanguage('zh-CN', url).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(LanguageContentError)
    expect(failure).toMatchObject({
      message: 'Failed to load language, language [zh-CN] information is abnormal!',
      words: { zh: '加载语言失败，语言[zh-CN]信息异常！' }
    })
    expect(words('title')).toBe('旧')
  })

  it('takes an empty file for a site without words of its own', async () => {
    configureI18n({ fetchMessages: () => Promise.resolve({ 'sample.title': '旧' }) })
    expect(await loadLanguage('zh-CN', url)).toBe(1)
    configureI18n({ fetchMessages: () => Promise.resolve({}) })
    expect(await loadLanguage('zh-CN', url)).toBe(0)
    expect(words('title')).toBe('标题')
  })

  it('asks for the language at its address, and passes a failed request on', async () => {
    const fetchMessages = jest.fn().mockRejectedValue(new Error('offline'))
    configureI18n({ fetchMessages })
    await expect(loadLanguage('zh_CN', url)).rejects.toThrow('offline')
    expect(fetchMessages.mock.calls).toEqual([[url, 'zh-CN']])
    expect(words('title')).toBe('标题')
  })
})
