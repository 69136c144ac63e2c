/** Papers of shops: shown for ten minutes after a picture code, each with the shop and the day written over it. */
import type { BodyOf, DataOf } from '../../../../contract'
import { shopDay } from '../../../../domain/day'
import { LICENCE_SECONDS } from '../../../../domain/goods/shop'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { isSigned, signer } from '../../core/files/signing'
import type { StorageSource } from '../../core/files/storage-host'
import { say, type Locale } from '../../core/words'
import { usePictureCode } from '../../core/identity/picture-code'
import { drawLicence } from './paper'
import { missing } from './service'
import { existingCodes } from './store'
import * as store from './storeLicence'

const FOLDER = '/storage/shop-licences/'
/** Shop, kind, day and language are in the path, so that what was signed says all that is drawn. */
const PATH =
  /^\/storage\/shop-licences\/([A-Za-z0-9_-]{1,64})\/([A-Za-z0-9_-]{1,64})-(\d{4}-\d\d-\d\d)-(zh-CN|en-US)\.png$/

/** The papers of a shop, for a picture code; the code is used up. */
export async function openLicences(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  body: BodyOf<'POST /o2md/v1/pub/online-shop/licences'>,
  locale: Locale
): Promise<DataOf<'POST /o2md/v1/pub/online-shop/licences'>> {
  const { shopCode } = body
  await usePictureCode(db, clock, body)
  if ((await existingCodes(db, [shopCode])).length === 0) throw missing()
  const nowMs = clock.now()
  const sign = await signer(db, nowMs)
  const today = shopDay(nowMs)
  const list = (await store.licences(db, shopCode)).map((licence) => ({
    kind: licence.kind,
    title: say(locale, licence.title),
    picture: sign(`${FOLDER}${shopCode}/${licence.kind}-${today}-${locale}.png`),
    company: licence.company,
    creditCode: licence.credit_code,
    checkedOn: licence.checked_on
  }))
  return { list, until: nowMs + LICENCE_SECONDS * 1000 }
}

/** Drawn papers that stay in memory. */
const KEPT = 12

async function drawPaper(db: Db, site: string, [shopCode, kind, day, locale]: [string, string, string, Locale]) {
  const row = await store.licence(db, shopCode, kind)
  if (row === undefined) return undefined
  const { shop_name: name, ...paper } = row
  const mark =
    locale === 'en-US'
      ? `For checking only · ${site} · ${name.en} · ${day}`
      : `仅供查验 · ${site} · ${name.zh} · ${day}`
  return drawLicence(paper, mark, locale)
}

/** The signed pictures of papers, for the storage host; without a signature there is none. */
export function licencePictures(core: Core): StorageSource {
  const papers = new Map<string, Buffer>()
  return {
    file: async (path, query) => {
      const parts = PATH.exec(path)
      if (parts === null || !(await isSigned(core.db, path, query, core.clock.now()))) return undefined
      const [, shopCode = '', kind = '', day = '', locale = ''] = parts
      const language: Locale = locale === 'en-US' ? 'en-US' : 'zh-CN'
      const site = core.site[language === 'en-US' ? 'onlineShopNameEn' : 'onlineShopName']
      const bytes =
        papers.get(path) ??
        (await drawPaper(core.db, typeof site === 'string' ? site : '', [shopCode, kind, day, language]))
      if (bytes === undefined) return undefined
      papers.delete(path)
      papers.set(path, bytes)
      const [oldest] = papers.keys()
      if (papers.size > KEPT && oldest !== undefined) papers.delete(oldest)
      return { bytes, type: 'image/png', reader: 'one' }
    }
  }
}
