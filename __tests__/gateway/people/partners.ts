/** Partners of the gateway's tests: who they are, and how they get there. */
import { createHash } from 'node:crypto'
import type { EndpointKey } from '../../../contract'
import { idCardCheck } from '../../../domain/people/idCard'
import { issueContract } from '../../../gateway/src/areas/partner'
import { crack } from '../core/captchas'
import { TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'

export const CANARY_NAME = '林禾见'
let running = 0

/** A right number; `end` is its running number: 000 matches nobody, 999 wants a person. */
export function idNumber(end?: string): string {
  running += 1
  const birthDay = new Date(Date.UTC(1985, 0, 1) + running * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
  const digits = `330106${birthDay}${end ?? String(100 + (running % 800))}`
  return digits + idCardCheck(digits)
}

export const contractText = {
  title: { zh: '合伙人协议', en: 'Partner agreement' },
  intro: { zh: '约定如下。', en: 'As follows.' },
  sections: [{ title: { zh: '结算', en: 'Settling' }, text: { zh: '收货 7 天后。', en: 'Seven days after receipt.' } }]
}

/** A shop whose contract can be signed. */
export const withContract = (shop: TestShop): Promise<number> => issueContract(shop.core, TESTER, contractText)

/** The code that was sent for identity to a shopper's phone. */
export async function identityCode(
  shop: TestShop,
  shopper: TestShopper
): Promise<{ captchaKey: string; captcha: string }> {
  const { captchaKey: picture } = await shopper.must('POST /o2cum/v1/sms/send-image-code', { body: {} })
  const pictureCode = await crack(shop, picture)
  const { captchaKey } = await shopper.must('POST /o2cum/v1/sms/send-verification-code', {
    body: { purpose: 'IDENTITY', captchaKey: picture, pictureCode }
  })
  const rows = await shop.core.db
    .selectFrom('outbox')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const captcha = /\d{6}/.exec(JSON.stringify(rows))?.[0] ?? ''
  return {
    captchaKey,
    captcha: /验证码 (\d{6})|code is (\d{6})/.exec(JSON.stringify(rows))?.slice(1).find(Boolean) ?? captcha
  }
}

export async function tell(shop: TestShop, shopper: TestShopper, id = idNumber(), realName = CANARY_NAME) {
  const code = await identityCode(shop, shopper)
  return shopper.ask('POST /o2cum/v1/partner/verify', { body: { realName, idNumber: id, ...code } })
}

export const hand = {
  paper: { width: 320, height: 140 },
  strokes: [
    [
      [20, 20],
      [120, 100]
    ],
    [
      [140, 20],
      [240, 100]
    ]
  ]
}

export async function signNow(shopper: TestShopper, over: object = hand) {
  const { version, hash } = await shopper.must('GET /o2cum/v1/partner/contract')
  return shopper.ask('POST /o2cum/v1/partner/contract', { body: { version, hash, ...over } })
}

/** A shopper who works as a partner. */
export async function partner(shop: TestShop): Promise<TestShopper> {
  const shopper = await shop.shopper()
  await shopper.must('POST /o2cum/v1/glz-partner/create-partner', { body: {} })
  await tell(shop, shopper)
  await signNow(shopper)
  return shopper
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** A shop in which a second version of the contract waits for who signed the first. */
export async function withTwoContracts(shop: TestShop): Promise<void> {
  await withContract(shop)
  await withContract(shop)
}

/** Makes somebody a partner who has to sign again, without codes and documents. */
export async function toldPartner({ core: { db, clock } }: TestShop, shopper: TestShopper): Promise<void> {
  await shopper.must('POST /o2cum/v1/glz-partner/create-partner', { body: {} })
  const now = clock.date()
  const { userId } = shopper
  const identity = { name_masked: '林**', id_masked: '3301**********0427', id_hash: userId, verified_at: now }
  await db
    .updateTable('partner')
    .set({ ...identity, state: 'RESIGN', contract_version: '1', active_at: now })
    .where('user_id', '=', userId)
    .execute()
  const document = Buffer.from(`%PDF- ${userId}`)
  const hashes = { shown_hash: 'a1'.repeat(32), final_hash: sha256(document) }
  const marks = { strokes: JSON.stringify(null), typed: true, phone_masked: '138****0001', device: 'H5' }
  await db
    .insertInto('partner_signature')
    .values({
      signature_id: `sgn_${userId}`,
      user_id: userId,
      version: 1,
      document,
      signed_at: now,
      ...hashes,
      ...marks
    })
    .execute()
}

/** What somebody sends to be served who was told as `toldPartner` does. */
export const partnerBodies = (
  whose: () => { shop: TestShop; shopper: TestShopper },
  freePhone: () => Promise<unknown>
) => {
  /** The shop's staff are barred, and the owner of one of everything is one of them. */
  const leaveTheShop = async (): Promise<void> => {
    const { shop, shopper } = whose()
    await shop.core.db
      .deleteFrom('customer_role')
      .where('user_id', '=', shopper.userId)
      .where('role', '=', 'EMPLOYEE')
      .execute()
  }
  return {
    'POST /o2cum/v1/glz-partner/create-partner': async () => {
      await leaveTheShop()
      return {}
    },
    'POST /o2cum/v1/sms/send-verification-code': async () => {
      await freePhone()
      const { shop, shopper } = whose()
      const { captchaKey } = await shopper.must('POST /o2cum/v1/sms/send-image-code', { body: {} })
      return { purpose: 'IDENTITY', captchaKey, pictureCode: await crack(shop, captchaKey) }
    },
    'POST /o2cum/v1/partner/verify': async () => {
      await freePhone()
      await leaveTheShop()
      const { shop, shopper } = whose()
      const untold = { state: 'APPLIED', id_hash: null, id_masked: null, name_masked: null } as const
      await shop.core.db.updateTable('partner').set(untold).where('user_id', '=', shopper.userId).execute()
      return { realName: CANARY_NAME, idNumber: idNumber(), ...(await identityCode(shop, shopper)) }
    },
    'POST /o2cum/v1/partner/contract': async () => {
      await leaveTheShop()
      const { version, hash } = await whose().shopper.must('GET /o2cum/v1/partner/contract')
      return { version, hash, ...hand }
    }
  } satisfies Partial<Record<EndpointKey, () => Promise<Record<string, unknown>>>>
}
