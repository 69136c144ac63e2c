/** How somebody becomes a partner: asks, and tells who they are; and how they leave. `signing` is what comes after. */
import { randomInt } from 'node:crypto'
import type { BodyOf, PartnerFile, PartnerStanding } from '../../../../contract'
import { shopDay } from '../../../../domain/day'
import { graphemes } from '../../../../domain/graphemes'
import { idCardProblem, maskIdCard, tidyIdCard, type IdCardProblem } from '../../../../domain/people/idCard'
import {
  mayVerify,
  mayWork,
  nextPartnerState,
  PARTNER_AGE,
  type PartnerEvent
} from '../../../../domain/partner/partner'
import type { Call, Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { refusal, type GatewayRefusal } from '../../core/errors'
import { askerOf, type Asker } from '../../core/identity/asker'
import { issuePictureCode, usePictureCode } from '../../core/identity/picture-code'
import { keyedHash, seal } from '../../core/identity/sealing'
import type { Words } from '../../core/words'
import { customerOrLogin, maskPhone } from '../customer'
import { proveCaptcha, sendCaptcha, spendCaptcha, type SentCaptcha } from '../login'
import { checkerOf, type IdentityVerdict } from './checking'
import { fileOf, standingOf } from './standing'
import * as store from './store'

export const NAME_SEAL = 'partner name'
export const ID_SEAL = 'partner id'
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const wrongState = (): GatewayRefusal =>
  refusal('partner.state', '现在不能这样做，请刷新后再看', 'That can’t be done now. Please reload and look again')
export const barRefusal = (): GatewayRefusal =>
  refusal('partner.barred', '商城员工不能加入合伙人计划', 'The store’s employees can’t join the programme')
const knownRefusal = (): GatewayRefusal =>
  refusal('partner.id-known', '这个身份已经是合伙人了', 'That person is a partner already')

/** Moves a partner whose row the caller holds, and with them the role, which is theirs while they may work. */
export async function move(
  db: Db,
  row: store.PartnerRecord,
  moving: { event: PartnerEvent; now: Date; by: string; change?: Parameters<typeof store.changePartner>[2] }
): Promise<store.PartnerRecord> {
  const state = nextPartnerState(row.state, moving.event)
  if (state === undefined || state === 'NONE') throw wrongState()
  const { user_id: userId } = row
  const { now, by } = moving
  await store.addEvent(db, { user_id: userId, event: moving.event, state, by, at: now })
  await (mayWork(state) ? store.grantWork(db, { userId, now, by }) : store.takeWork(db, userId))
  return store.changePartner(db, userId, { ...moving.change, state })
}

export const newCode = (): string =>
  `HP${Array.from({ length: 8 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')}`

export async function apply(db: Db, reader: Asker): Promise<{ standing: PartnerStanding }> {
  const now = new Date(reader.nowMs)
  await inTransaction(db, async (tx) => {
    await customerOrLogin(tx, reader.userId)
    if (await store.isEmployee(tx, reader.userId)) throw barRefusal()
    if (await store.addPartner(tx, { userId: reader.userId, partnerCode: newCode(), now }))
      await store.addEvent(tx, { user_id: reader.userId, event: 'APPLY', state: 'APPLIED', by: reader.userId, at: now })
  })
  return { standing: await standingOf(db, reader) }
}

export const sendPicture = (call: Call<'POST /o2cum/v1/sms/send-image-code'>) =>
  issuePictureCode({
    db: call.db,
    clock: call.clock,
    ip: call.ip,
    ...(call.body.inWords === true ? { words: call.locale } : {})
  })

/** To the shopper's own phone, for what a picture says. */
export async function sendCode(call: Call<'POST /o2cum/v1/sms/send-verification-code'>): Promise<SentCaptcha> {
  const { phone } = await customerOrLogin(call.db, call.shopper())
  await usePictureCode(call.db, call.clock, call.body)
  return sendCaptcha(call.core, phone, call.ip, call.locale, call.body.purpose)
}

const ID_REFUSALS: Record<IdCardProblem, () => GatewayRefusal> = {
  LENGTH: () =>
    refusal(
      'partner.id-length',
      '身份证号是 18 位，请检查位数',
      'An ID number has 18 characters. Please check its length'
    ),
  SIGNS: () =>
    refusal(
      'partner.id-signs',
      '身份证号前 17 位是数字，末位是数字或 X',
      'The first 17 characters are digits, the last is a digit or X'
    ),
  REGION: () =>
    refusal('partner.id-region', '身份证号开头的地区不对', 'The region at the beginning of the ID number is not right'),
  DATE: () => refusal('partner.id-date', '身份证号里的出生日期不对', 'The date of birth in the ID number is not right'),
  CHECK: () =>
    refusal(
      'partner.id-check',
      '身份证号末位对不上，请逐位核对',
      'The last character of the ID number doesn’t match. Please check each digit'
    ),
  YOUNG: () => refusal('partner.id-young', '未满 18 周岁不能加入', 'You can join from the age of 18')
}

/** Letters, or Chinese signs with the dot between parts of a name. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}·•. '’-]*[\p{L}\p{M}]$/u

/** Returns whether a tidied text can be a person's name. */
export const isName = (tidy: string): boolean => NAME.test(tidy)

/** Returns a name as it is kept. */
export const tidyName = (input: string): string =>
  input
    .normalize('NFC')
    .replace(/[\s\u3000]+/g, ' ')
    .trim()
    .replaceAll('•', '·')

/** The data of an applicant, as it is checked; throws a refusal where a part can't be right. */
function readPerson(body: BodyOf<'POST /o2cum/v1/partner/verify'>, nowMs: number): { name: string; idNumber: string } {
  const [name, idNumber] = [tidyName(body.realName), tidyIdCard(body.idNumber)]
  if (!isName(name))
    throw refusal('partner.name', '姓名请按身份证上的填写', 'Please write the name as it stands on the ID card')
  const problem = idCardProblem(idNumber, shopDay(nowMs), PARTNER_AGE)
  if (problem === undefined) return { name, idNumber }
  throw ID_REFUSALS[problem]()
}

export const MISMATCH: Words = { zh: '姓名和身份证号对不上', en: 'The name and the ID number don’t match' }

function mayTry(row: store.PartnerRecord | undefined, nowMs: number): store.PartnerRecord {
  if (row === undefined || (row.state !== 'APPLIED' && row.state !== 'REFUSED')) throw wrongState()
  if (row.state === 'APPLIED' && row.id_hash !== null)
    throw refusal(
      'partner.checking',
      '身份正在核验，请等结果',
      'Your identity is being checked, please wait for the result'
    )
  const next = mayVerify({ tries: row.tries, refusedAt: row.refused_at?.getTime() })
  if (next === 'never')
    throw refusal('partner.no-tries', '核验次数已用完，请联系客服', 'No tries are left. Please contact us')
  if (next > nowMs)
    throw refusal('partner.wait', '核验没有通过，24 小时后可以再试', 'It was refused. You can try again after 24 hours')
  return row
}

/** 林** */
export function maskedName(name: string): string {
  const [first = '', ...others] = graphemes(name)
  return first + '*'.repeat(Math.min(3, others.length))
}

const hashOf = (db: Db, idNumber: string): Promise<string> => keyedHash(db, ID_SEAL, idNumber)

/** What is kept of a person: masked for their own eyes, and sealed. */
export const sealIdentity = async (db: Db, userId: string, { name, idNumber }: { name: string; idNumber: string }) => ({
  name_masked: maskedName(name),
  name_sealed: await seal(db, name, { purpose: NAME_SEAL, owner: userId }),
  id_masked: maskIdCard(idNumber),
  id_sealed: await seal(db, idNumber, { purpose: ID_SEAL, owner: userId }),
  id_hash: await hashOf(db, idNumber)
})

const MOVES: Record<Exclude<IdentityVerdict, 'LATER'>, PartnerEvent> = { MATCH: 'VERIFY', MISMATCH: 'REFUSE' }

export async function verify(call: Call<'POST /o2cum/v1/partner/verify'>): Promise<PartnerFile> {
  const { db, clock, body, core } = call
  const reader = askerOf(call)
  const { userId, nowMs } = reader
  const person = readPerson(body, nowMs)
  mayTry(await store.partnerRow(db, userId), nowMs)
  if (await store.isEmployee(db, userId)) throw barRefusal()
  const { phone } = await customerOrLogin(db, userId)
  // outside of the transaction: a wrong code stays counted
  const key = await proveCaptcha(db, clock, { phone, captchaKey: body.captchaKey, captcha: body.captcha }, 'IDENTITY')
  const idHash = await hashOf(db, person.idNumber)
  if (await store.isKnownElsewhere(db, idHash, userId)) throw knownRefusal()
  const verdict = await checkerOf(core).verdictOf(person)
  const identity = { ...(await sealIdentity(db, userId, person)), phone_masked: maskPhone(phone) }
  await inTransaction(db, async (tx) => {
    await store.lockIdentity(tx, idHash)
    const row = mayTry(await store.lockPartner(tx, userId), nowMs)
    await spendCaptcha(tx, key)
    if (await store.isKnownElsewhere(tx, idHash, userId)) throw knownRefusal()
    const now = new Date(nowMs)
    if (verdict === 'LATER') return void (await store.changePartner(tx, userId, { ...identity, state: 'APPLIED' }))
    const change =
      verdict === 'MATCH'
        ? { ...identity, verified_at: now, refused_reason: null }
        : { refused_reason: JSON.stringify(MISMATCH), refused_at: now, tries: row.tries + 1 }
    await move(tx, row, { event: MOVES[verdict], now, by: 'identity check', change })
  })
  return fileOf(db, reader)
}

/** Ends the work of somebody for good; what is theirs stays. */
export async function leave({ db, clock }: Pick<Core, 'db' | 'clock'>, userId: string, by: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await store.lockPartner(tx, userId)
    if (row === undefined) throw wrongState()
    const now = clock.date()
    // a number that nobody confirmed may be somebody else's, who must be able to join
    const unproven = { id_hash: null, id_sealed: null, id_masked: null, name_sealed: null, name_masked: null }
    const change = { left_at: now, ...(row.verified_at === null && unproven) }
    await move(tx, row, { event: 'LEAVE', now, by, change })
  })
}

export { wrongState }
