/** Subsidies of the gateway's tests. */
import { enrolProduct, publishSubsidy } from '../../../gateway/src/areas/subsidy'
import type { Db } from '../../../gateway/src/core/database/database'
import { sql } from 'kysely'
import sharp from 'sharp'
import { TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'
import { CANARY_NAME, idNumber } from '../people/partners'

const DAY_MS = 86_400_000
export const HANGZHOU = '330100'
export const SHENZHEN = '440300'

/** A category that is subsidised by 15 %, at most ¥100, in two cities. */
export async function subsidise(
  { core }: Pick<TestShop, 'core'>,
  spuCode: string,
  more: { pieces?: number; budget?: number; categoryCode?: string } = {}
): Promise<string> {
  const now = core.clock.now()
  const { categoryCode = 'C1' } = more
  await fit(core.db, spuCode, categoryCode)
  const policyCode = await publishSubsidy(core, TESTER, {
    categoryCode,
    name: { zh: '冰箱', en: 'Fridges' },
    capFen: 10_000,
    regionCodes: [HANGZHOU, SHENZHEN],
    budget: 1000,
    startAt: now - DAY_MS,
    endAt: now + 90 * DAY_MS,
    ...more
  })
  await enrolProduct(core, TESTER, { policyCode, spuCode })
  return policyCode
}

/** Makes a product one of a category, with an energy label. */
export async function fit(db: Db, spuCode: string, categoryCode: string, grade: string = '一级'): Promise<void> {
  const row = { code: 'ENERGY_GRADE', name: { zh: '能效等级', en: 'Energy grade' }, value: { zh: grade, en: grade } }
  const groups = JSON.stringify([{ code: 'POWER', name: { zh: '用电', en: 'Power' }, rows: [row] }])
  await sql`update product set detail = jsonb_set(detail, '{parameterGroups}', ${groups}::jsonb),
    category_codes = array_remove(category_codes, ${categoryCode}) || ${categoryCode}::text
    where spu_code = ${spuCode}`.execute(db)
}

/** A side of a card, large enough to be read. */
export const side = (colour = '#8fb3d9', px = 480) =>
  sharp({ create: { width: px, height: Math.round(px * 0.63), channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

/** Sends both sides; replies their paths. */
export async function sendSides(shopper: TestShopper): Promise<string[]> {
  const paths: string[] = []
  for (const colour of ['#8fb3d9', '#d98f8f']) paths.push((await sendSide(shopper, await side(colour))).data.path)
  return paths
}

export const sendSide = (shopper: TestShopper, bytes: Buffer) =>
  shopper.ask('POST /o2mkt-b2c/v1/subsidy/upload', {
    headers: { 'content-type': 'multipart/form-data; boundary=cut' },
    body: Buffer.concat([
      Buffer.from('--cut\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'),
      bytes,
      Buffer.from('\r\n--cut--\r\n')
    ])
  })

export const holderBody = (pictures: readonly string[], id = idNumber(), realName = CANARY_NAME) => ({
  realName,
  idNumber: id,
  pictures: [...pictures],
  agreedToCheck: true as const
})

export const tellHolder = async (shopper: TestShopper, id = idNumber(), realName = CANARY_NAME) =>
  shopper.ask('POST /o2cum/v1/customer-info/validateIdCardInfo', {
    body: holderBody(await sendSides(shopper), id, realName)
  })

export const claimBody = (policyCode: string, regionCode = HANGZHOU) => ({
  policyCode,
  regionCode,
  agreedToReport: true as const
})

export const claim = (shopper: TestShopper, policyCode: string, regionCode = HANGZHOU) =>
  shopper.ask('POST /o2mkt-b2c/v1/subsidy/claim', { body: claimBody(policyCode, regionCode) })

/** A shopper who may have a piece subsidised; replies the qualification. */
export async function claimPiece(shopper: TestShopper, policyCode: string): Promise<string> {
  await tellHolder(shopper)
  await claim(shopper, policyCode)
  const { policies } = await shopper.must('GET /o2mkt-b2c/v1/subsidy')
  return policies.find((policy) => policy.policyCode === policyCode)?.own[0]?.qualificationId ?? ''
}
