import { DEFAULT_SKU_STOCK_LIMIT, MAX_QUANTITY } from '@domain/goods/stock'
import { makeAutoObservable, observable, runInAction } from 'mobx'
import {
  fetchStored,
  MalformedReplyError,
  OfflineError,
  pictureAddress,
  ServerError,
  storageBase,
  tellOutage
} from '@/api'
import {
  currentLocale,
  defaultLocale,
  findLocale,
  LanguageContentError,
  LanguageError,
  loadLanguage,
  pickWords,
  setSiteLocale,
  UnknownLanguageError
} from '@/i18n'
import { isAllowedPicture } from '@/lib/pictures'
import { parseRegions, type RegionTree } from '@/lib/regions'
import { toast } from '@/platform/feedback'
import { setDocumentTitle } from '@/platform/title'
import { call } from './calls'
import type { Check } from '@/lib/check'
import { readStored, writeStored } from './persisted'
import { report } from './report'
import {
  checkCmsPages,
  checkSiteInfo,
  checkValueLists,
  isStoredPath,
  sitePath,
  type CmsPages,
  type SiteInfo,
  type ValueLists
} from './siteFiles'

/** ms */
const longestWaitForCodes = 3000

/** Fetches a file of the site and checks it; undefined, and a report, when it can't be had. */
async function fetchChecked<T>(
  what: string,
  path: string,
  check: Check<T>,
  onFailure: (failure: unknown) => void = () => undefined
): Promise<T | undefined> {
  if (!isStoredPath(path)) {
    report(`site.${what}`, 'unfit path')
    return undefined
  }
  try {
    const value = check(await fetchStored(path, true))
    if (value === undefined) report(`site.${what}`, 'unfit')
    return value
  } catch (failure) {
    report(`site.${what}`, failure instanceof Error ? failure.message : 'failed')
    onFailure(failure)
    return undefined
  }
}

interface SitePorts {
  onHome: () => boolean
}

type Unobserved =
  | 'words'
  | 'running'
  | 'regionFile'
  | 'restOf'
  | 'settled'
  | 'firstSettled'
  | 'toldLanguages'
  | 'ports'
  | 'tellHomeOffline'

/** The site (spec 3.2): its configuration, decorated pages and lists. The last good copy stays when a fetch fails. */
export class SiteStore {
  info: SiteInfo | undefined = readStored('siteInfo')
  cms: CmsPages | undefined = readStored('cmsPages')
  lists: ValueLists | undefined = readStored('dataSet')
  /** failed: the last fetch of the configuration or the pages failed; a stored copy may still be there. */
  status: 'loading' | 'ready' | 'failed' = 'loading'
  /** The last fetch found no configuration or no pages: nobody has filled this shop yet. */
  isUnfilled = false
  /** Pieces of one SKU in one order line: the system parameter, 200 without one (spec 7.3). */
  stockLimit = DEFAULT_SKU_STOCK_LIMIT
  private words: Partial<SiteInfo> = {}
  private running: Promise<void> | undefined
  private regionFile: Promise<RegionTree> | undefined
  /** Files that `lists` and the words came from. */
  private restOf: string | undefined
  private readonly toldLanguages = new Set<string>()
  private ports: SitePorts = { onHome: () => false }
  private settled: () => void = () => undefined
  private readonly firstSettled = new Promise<void>((resolve) => {
    this.settled = resolve
  })

  constructor() {
    makeAutoObservable<this, Unobserved>(this, {
      info: observable.ref,
      cms: observable.ref,
      lists: observable.ref,
      words: false,
      running: false,
      regionFile: false,
      restOf: false,
      toldLanguages: false,
      ports: false,
      tellHomeOffline: false,
      pictureAddress: false,
      settled: false,
      firstSettled: false
    })
    if (this.info) this.takeUp(this.info)
  }

  connect(ports: SitePorts): void {
    this.ports = ports
  }

  get pages(): CmsPages['pages'] {
    return this.cms?.pages ?? []
  }

  get currencySymbol(): string {
    return this.info?.currencySymbol ?? '¥'
  }

  /** The shop's name in the language in use. */
  get shopName(): string {
    const zh = this.info?.onlineShopName ?? '栖禾电商平台'
    return pickWords({ zh, en: this.info ? (this.info.onlineShopNameEn ?? zh) : 'Qihe e-commerce platform' })
  }

  /**
   * Settles when the site's codes are known (a stored copy counts), when the first fetch has failed, or when it takes so
   * long that a reply without the site's headers beats an empty screen. Never rejects.
   */
  codesKnown(): Promise<void> {
    if (this.info) return Promise.resolve()
    let timer: ReturnType<typeof setTimeout> | undefined
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, longestWaitForCodes)
    })
    return Promise.race([this.firstSettled, patience]).finally(() => clearTimeout(timer))
  }

  /** Fetches configuration and decorated pages; calls while one runs join it. Never rejects. */
  load(): Promise<void> {
    this.running ??= this.fetchAll().finally(() => {
      this.running = undefined
    })
    return this.running
  }

  /** Goes on with the stored configuration and pages, and fetches what else they name. Never rejects. */
  async resume(): Promise<void> {
    if (this.info) await this.loadRest(this.info, this.info)
  }

  private async fetchAll(): Promise<void> {
    const before = this.info
    let missing = false
    const note = (failure: unknown): void => {
      missing ||= failure instanceof ServerError && failure.status === 404
      this.tellHomeOffline(failure)
    }
    // with a stored configuration the pages need not wait for the new one
    const early = before && fetchChecked('cmsPages', before.cmsDecorationUrl, checkCmsPages, note)
    const info = await fetchChecked('siteInfo', sitePath, checkSiteInfo, note)
    if (info) this.takeUp(info)
    this.settled()
    const infoNow = info ?? before
    if (!infoNow) return this.setStatus('failed', missing)
    if (!findLocale(infoNow.defLanguageCode)) {
      this.tellLanguage(new UnknownLanguageError(infoNow.defLanguageCode))
      report('site.defLanguageCode', 'not registered')
    }
    const samePages = early !== undefined && infoNow.cmsDecorationUrl === before?.cmsDecorationUrl
    const pages = samePages ? early : fetchChecked('cmsPages', infoNow.cmsDecorationUrl, checkCmsPages, note)
    // home shows as soon as its own file is there, also before the lists and words
    const content = pages.then((cms) => {
      if (cms) this.takePages(cms)
      return cms
    })
    const [cms] = await Promise.all([content, this.loadRest(infoNow, before)])
    this.setStatus(info && cms ? 'ready' : 'failed', missing)
  }

  /** Value lists and words: once a start, and again when the configuration names other files. */
  private async loadRest(info: SiteInfo, before: SiteInfo | undefined): Promise<void> {
    if (before?.regionResourceUrl !== info.regionResourceUrl) this.regionFile = undefined
    const names = `${info.pubLovResourceUrl} ${info.multilanguageUrl}`
    if (this.restOf === names) return
    this.restOf = names
    const [lists] = await Promise.all([
      fetchChecked('dataSet', info.pubLovResourceUrl, checkValueLists),
      this.loadWords()
    ])
    if (!lists) this.restOf = undefined
    else
      runInAction(() => {
        this.lists = lists
        writeStored('dataSet', lists)
      })
  }

  /** Fetches the site's own words in the language in use; the built-in ones stay when that fails. Never rejects. */
  async loadWords(): Promise<void> {
    const url = this.info?.multilanguageUrl
    if (!url) return
    const locale = currentLocale()
    try {
      if ((await loadLanguage(locale, url)) === 0) throw new LanguageContentError(locale)
    } catch (failure) {
      // a file that is missing or no JSON is as abnormal as one that is empty or of another shape (spec 8)
      const abnormal =
        failure instanceof MalformedReplyError || (failure instanceof ServerError && failure.status === 404)
      const problem = abnormal ? new LanguageContentError(locale) : failure
      if (problem instanceof LanguageError) this.tellLanguage(problem)
      report('site.messages', failure instanceof Error ? failure.message : 'failed')
    }
  }

  /** Asks for the site's limit of pieces; it stays what it is when that fails. Never rejects, says nothing. */
  async loadStockLimit(): Promise<void> {
    try {
      const { defaultValue } = await call('GET /o2md/v1/pub/sysParameter/{code}', {
        path: { code: 'DEFAULT_SKU_STOCK_LIMIT' },
        quiet: true,
        ignore401: true
      })
      const limit = Number(defaultValue)
      const sound = Number.isInteger(limit) && limit > 0
      runInAction(() => {
        this.stockLimit = sound ? Math.min(limit, MAX_QUANTITY) : DEFAULT_SKU_STOCK_LIMIT
      })
    } catch (failure) {
      report('site.stockLimit', failure instanceof Error ? failure.message : 'failed')
    }
  }

  /** The regions (spec 3.2), fetched when first asked for; rejects with a GatewayError. */
  async loadRegions(): Promise<RegionTree> {
    if (!this.info) await this.load()
    const path = this.info?.regionResourceUrl
    if (path === undefined) throw new OfflineError()
    this.regionFile ??= fetchStored(path).then(parseRegions)
    try {
      return await this.regionFile
    } catch (failure) {
      this.regionFile = undefined // the next one who asks tries again
      throw failure
    }
  }

  /** Forgets the regions, by far the largest thing held; they are fetched again when asked for. */
  dropRegions(): void {
    this.regionFile = undefined
  }

  /** Full address of a picture of our storage host, or of a host that the site lists; '' for any other. */
  readonly pictureAddress = (picture: string): string =>
    isAllowedPicture(picture, { hosts: this.info?.pictureAllowList ?? [], storage: storageBase() })
      ? pictureAddress(picture)
      : ''

  /** What the app around the store says of the site goes before what its file does. */
  takeWords(words: Partial<SiteInfo>): void {
    this.words = words
    const info = readStored('siteInfo')
    if (info) this.takeUp(info)
  }

  private takeUp(siteInfo: SiteInfo): void {
    const info = { ...siteInfo, ...this.words }
    this.info = info
    writeStored('siteInfo', siteInfo)
    writeStored('minioUrl', storageBase() || undefined)
    setSiteLocale(findLocale(info.defLanguageCode) ?? defaultLocale, info.languages)
    this.showTitle()
  }

  /** Says what is wrong with a language (spec 8), once a start however often the site is fetched. */
  private tellLanguage(failure: LanguageError): void {
    if (this.toldLanguages.has(failure.message)) return
    this.toldLanguages.add(failure.message)
    toast(pickWords(failure.words))
  }

  /** The document's title is the shop's name (spec 2.3). */
  showTitle(): void {
    setDocumentTitle(this.shopName)
  }

  private takePages(cms: CmsPages): void {
    // the same once more: what is shown of it stays as it is
    if (this.cms && JSON.stringify(this.cms) === JSON.stringify(cms)) return
    this.cms = cms
    writeStored('cmsPages', cms)
  }

  /** Home is made of these files: with a stored copy on the screen, it says that the network is gone (spec 8). */
  private readonly tellHomeOffline = (failure: unknown): void => {
    if (this.cms && failure instanceof OfflineError && this.ports.onHome()) tellOutage(failure)
  }

  private setStatus(status: SiteStore['status'], isUnfilled: boolean): void {
    this.status = status
    this.isUnfilled = isUnfilled
  }
}
