/** Partners of the gateway's tests: who they are, and how they get there. */
import { createHash } from 'node:crypto'
import { idCardCheck } from '../../domain/idCard'
import { issueContract } from '../../gateway/src/areas/partner'
import { crack } from './captchas'
import type { TestShop, TestShopper } from './journey-shop'

export const CANARY_NAME = '林禾见'
let running = 0

/** A right number; `end` is its running number: 000 matches nobody, 999 wants a person. */
export function idNumber(end?: string): string {
  running += 1
  const born = new Date(Date.UTC(1985, 0, 1) + running * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
  const digits = `330106${born}${end ?? String(100 + (running % 800))}`
  return digits + idCardCheck(digits)
}

export const contractText = {
  title: { zh: '合伙人协议', en: 'Partner agreement' },
  intro: { zh: '约定如下。', en: 'As follows.' },
  sections: [{ title: { zh: '结算', en: 'Settling' }, text: { zh: '收货 7 天后。', en: 'Seven days after receipt.' } }]
}

/** A shop whose contract can be signed. */
export const withContract = (shop: TestShop): Promise<number> => issueContract(shop.core, contractText, 'test')

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
  const sent = await shop.core.db
    .selectFrom('outbox')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const captcha = /\d{6}/.exec(JSON.stringify(sent))?.[0] ?? ''
  return {
    captchaKey,
    captcha: /验证码 (\d{6})|code is (\d{6})/.exec(JSON.stringify(sent))?.slice(1).find(Boolean) ?? captcha
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

/** Makes somebody a partner who is verified, without the codes. */
export async function toldPartner(shop: TestShop, shopper: TestShopper): Promise<void> {
  await shopper.must('POST /o2cum/v1/glz-partner/create-partner', { body: {} })
  const at = shop.core.clock.date()
  const told = { name_masked: '林**', id_masked: '3301**********0427', id_hash: shopper.userId, verified_at: at }
  await shop.core.db
    .updateTable('partner')
    .set({ ...told, state: 'VERIFIED' })
    .where('user_id', '=', shopper.userId)
    .execute()
}
