import { randomInt } from 'node:crypto'
import type { BodyOf, DataOf } from '../../../../contract'
import { shopDay } from '../../../../domain/day'
import { maskIdCard, tidyIdCard } from '../../../../domain/people/idCard'
import { DAY_MS, HOUR_MS } from '../../../../domain/spans'
import {
  holderProblem,
  pieceSubsidy,
  qualificationNow,
  REMIND_MS,
  unbindFrom
} from '../../../../domain/activity/subsidy'
import type { Core } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { notFound, refusal, type GatewayRefusal } from '../../core/errors'
import type { Asker, Visitor } from '../../core/identity/asker'
import { guessesOf } from '../../core/identity/guesses'
import { regionName } from '../../core/places/regions'
import { keyedHash, seal } from '../../core/identity/sealing'
import { say } from '../../core/words'
import { customerOrLogin, lockCustomer } from '../customer'
import { tellOfSubsidy } from '../message'
import { checkerOf, isName, maskedName, tidyName } from '../partner'
import { keepSides, picturesUntil, sidesOf } from './pictures'
import { readerOf } from './reading'
import * as store from './store'
import { serialsOf } from './storePieces'

type Standing = DataOf<'GET /o2mkt-b2c/v1/subsidy'>
type Policy = Standing['policies'][number]

export const ID_SEAL = 'subsidy id'
export const NAME_SEAL = 'subsidy name'
/** Goods that a category is shown with. */
const SHOWN = 6
/** Tries of an identity within a day. */
const TRIES = { most: 5, withinMs: 24 * HOUR_MS }
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const USABLE_FIRST = ['UNREDEEMED', 'HELD', 'REDEEMED', 'EXPIRED', 'UNBOUND']

function ownView(
  row: store.QualificationRecord,
  serialNo: string | undefined,
  { locale, nowMs }: Visitor
): Policy['own'][number] {
  return {
    qualificationId: row.qualification_id,
    state: qualificationNow(row.state, row.valid_until.getTime(), nowMs),
    claimCode: row.claim_code,
    regionCode: row.region_code,
    regionName: regionName(row.region_code, locale),
    claimedAt: row.claimed_at.getTime(),
    validUntil: row.valid_until.getTime(),
    ...(row.order_code === null ? {} : { orderCode: row.order_code }),
    ...(row.subsidy_fen === null ? {} : { subsidyFen: row.subsidy_fen }),
    ...(serialNo === undefined ? {} : { serialNo }),
    remindsBySms: row.remind_by_sms
  }
}

function shownHolder(
  { name_masked: nameMasked, id_masked: idMasked, pictures_until: until }: Omit<store.HolderRecord, 'user_id'>,
  nowMs: number
): DataOf<'POST /o2cum/v1/customer-info/validateIdCardInfo'> {
  const isKept = until !== null && until.getTime() > nowMs
  return { nameMasked, idMasked, ...(isKept ? { picturesUntil: until.getTime() } : {}) }
}

/** Where a shopper stands, with everything that is subsidised. */
export async function standing(db: Db, holder: Visitor): Promise<Standing> {
  const { userId, locale, nowMs } = holder
  const date = new Date(nowMs)
  const [policies, person, own] = [
    await store.runningPolicies(db, date),
    userId === undefined ? undefined : await store.holderOf(db, userId),
    userId === undefined ? [] : await store.qualificationsOf(db, userId)
  ]
  const serials = await serialsOf(
    db,
    own.map((row) => row.qualification_id)
  )
  const goods = await store.goodsOf(
    db,
    policies.map((policy) => policy.policy_code),
    date
  )
  const codes = [...new Set(policies.flatMap((policy) => policy.region_codes))]
  const last = Math.max(0, ...own.map((row) => row.unbound_at?.getTime() ?? 0))
  const nextUnbind = unbindFrom(last === 0 ? undefined : last)
  return {
    ...(person === undefined ? {} : { holder: shownHolder(person, nowMs) }),
    regions: codes.map((regionCode) => ({ regionCode, regionName: regionName(regionCode, locale) })),
    ...(nextUnbind > nowMs ? { unbindFrom: nextUnbind } : {}),
    policies: policies.map((policy): Policy => {
      const rate = { percent: policy.percent, capFen: policy.cap_fen }
      const views = goods
        .filter((row) => row.policy_code === policy.policy_code)
        .map((row) => ({
          spuCode: row.spu_code,
          skuCode: row.sku_code,
          title: say(locale, row.title),
          picture: row.picture,
          priceFen: row.price_fen,
          subsidyFen: pieceSubsidy(row.price_fen, 1, rate)
        }))
        .sort((a, b) => b.subsidyFen - a.subsidyFen || (a.skuCode < b.skuCode ? -1 : 1))
      return {
        policyCode: policy.policy_code,
        categoryCode: policy.category_code,
        name: say(locale, policy.name),
        picture: views[0]?.picture ?? '',
        energyLevel: policy.energy_level,
        ...rate,
        pieces: policy.pieces,
        validDays: policy.valid_days,
        regionCodes: policy.region_codes,
        left: policy.budget - policy.taken,
        endAt: policy.end_at.getTime(),
        own: own
          .filter((row) => row.policy_code === policy.policy_code)
          .map((row) => ownView(row, serials.get(row.qualification_id), holder))
          .sort((a, b) => USABLE_FIRST.indexOf(a.state) - USABLE_FIRST.indexOf(b.state)),
        goods: views.slice(0, SHOWN)
      }
    })
  }
}

const ID_REFUSALS = {
  LENGTH: () =>
    refusal(
      'subsidy.id-length',
      '身份证号是 18 位，请检查位数',
      'An ID number has 18 characters. Please check its length'
    ),
  SIGNS: () =>
    refusal(
      'subsidy.id-signs',
      '身份证号前 17 位是数字，末位是数字或 X',
      'The first 17 characters are digits, the last is a digit or X'
    ),
  DATE: () => refusal('subsidy.id-date', '身份证号里的出生日期不对', 'The date of birth in the ID number is not right'),
  CHECK: () =>
    refusal(
      'subsidy.id-check',
      '身份证号末位对不上，请逐位核对',
      'The last character of the ID number doesn’t match. Please check each digit'
    )
}

const SIDE_REFUSALS = {
  FRONT: () =>
    refusal(
      'subsidy.picture-front',
      '人像面看不清，请重拍',
      'The side with the portrait can’t be read. Please retake it'
    ),
  BACK: () =>
    refusal('subsidy.picture-back', '国徽面看不清，请重拍', 'The side with the emblem can’t be read. Please retake it'),
  LATER: () =>
    refusal('subsidy.later', '暂时无法核验，请稍后再试', 'That can’t be checked right now. Please try again later')
}

const knownRefusal = (): GatewayRefusal =>
  refusal(
    'subsidy.id-known',
    '这个身份已在其他账号核验过，或本账号已核验了别的身份',
    'That person is known by another account, or this account is known as somebody else'
  )

/** Tells who claims. Nothing of it is logged or replied, but masked. */
export async function verifyHolder(
  core: Core,
  { userId, nowMs }: Asker,
  body: BodyOf<'POST /o2cum/v1/customer-info/validateIdCardInfo'>
): Promise<DataOf<'POST /o2cum/v1/customer-info/validateIdCardInfo'>> {
  const { db, clock } = core
  await customerOrLogin(db, userId)
  const [name, idNumber] = [tidyName(body.realName), tidyIdCard(body.idNumber)]
  if (!isName(name))
    throw refusal('subsidy.name', '姓名请按身份证上的填写', 'Please write the name as it stands on the ID card')
  const problem = holderProblem(idNumber, shopDay(nowMs))
  if (problem !== undefined) throw ID_REFUSALS[problem]()
  const sides = await sidesOf(db, userId, body.pictures)
  const right = guessesOf(clock).take(`subsidy holder ${userId}`, nowMs, TRIES)
  if (right === undefined)
    throw refusal(
      'subsidy.tries',
      '今天核验次数已用完，请明天再试',
      'No tries are left today. Please try again tomorrow'
    )
  const before = await store.holderOf(db, userId)
  const personHash = await keyedHash(db, ID_SEAL, idNumber)
  // a proven holder needs no check of other people: an account can't find out who is a person, and who is a customer
  if (before !== undefined && before.person_hash !== personHash) throw knownRefusal()
  const verdict = await checkerOf(core).verdictOf({ name, idNumber })
  if (verdict === 'MISMATCH')
    throw refusal('subsidy.mismatch', '姓名和身份证号对不上', 'The name and the ID number don’t match')
  const reading = verdict === 'LATER' ? 'LATER' : await readerOf(core).verdictOf({ idNumber, ...sides })
  if (reading !== 'READ') {
    // a retake of a picture counts as no guess
    right()
    throw SIDE_REFUSALS[reading]()
  }
  const row = {
    user_id: userId,
    person_hash: personHash,
    name_masked: maskedName(name),
    name_sealed: await seal(db, name, { purpose: NAME_SEAL, owner: userId }),
    id_masked: maskIdCard(idNumber),
    id_sealed: await seal(db, idNumber, { purpose: ID_SEAL, owner: userId }),
    verified_at: new Date(nowMs),
    pictures_until: new Date(picturesUntil(nowMs))
  }
  const holder = await inTransaction(db, async (tx) => {
    const person = (await store.addHolder(tx, row)) ? row : await store.holderOf(tx, userId)
    // not given back here: a name and a number that match are somebody’s
    if (person?.person_hash !== personHash) throw knownRefusal()
    await keepSides(tx, userId, body.pictures)
    await store.setPicturesUntil(tx, userId, row.pictures_until)
    return { ...person, pictures_until: row.pictures_until }
  })
  right()
  return shownHolder(holder, nowMs)
}

/** Says whether an SMS is wanted before one ends. */
export async function setReminding(
  db: Db,
  holder: Asker,
  { qualificationId, remindBySms }: BodyOf<'POST /o2mkt-b2c/v1/subsidy/remind'>
): Promise<Standing> {
  if (!(await store.setReminding(db, holder.userId, qualificationId, remindBySms)))
    throw notFound('subsidy.missing', '没有这个资格', 'There is no such qualification')
  return standing(db, holder)
}

/** Reminds shoppers who want it of what ends within days; in the caller's transaction. */
export async function remind(db: Db, now: Date): Promise<void> {
  for (const reminder of await store.takeToRemind(db, now, new Date(now.getTime() + REMIND_MS))) {
    const about = {
      qualificationId: reminder.qualification_id,
      name: reminder.name,
      validUntil: reminder.valid_until.getTime()
    }
    await tellOfSubsidy(db, reminder.user_id, about, now)
  }
}

/** Twelve signs that are not taken for one another. */
const newCode = (): string => Array.from({ length: 12 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')

export async function claim(
  db: Db,
  holder: Asker,
  { policyCode, regionCode, remindBySms = false }: BodyOf<'POST /o2mkt-b2c/v1/subsidy/claim'>
): Promise<Standing> {
  const { userId, nowMs } = holder
  const date = new Date(nowMs)
  await customerOrLogin(db, userId)
  const person = await store.holderOf(db, userId)
  if (person === undefined) throw refusal('subsidy.unverified', '请先核验身份', 'Please tell who you are first')
  const policy = (await store.runningPolicies(db, date)).find((policyRow) => policyRow.policy_code === policyCode)
  if (policy === undefined)
    throw notFound('subsidy.missing', '补贴不存在或已结束', 'There is no such subsidy, or it has ended')
  if (!policy.region_codes.includes(regionCode))
    throw refusal('subsidy.region', '这个地区没有这项补贴', 'There is no such subsidy in this region')
  await inTransaction(db, async (tx) => {
    await store.expire(tx, date)
    const places = await store.lockPlaces(tx, person.person_hash, policyCode)
    const free = Array.from({ length: policy.pieces }, (_, index) => index + 1).find((slot) => {
      const place = places.find((place) => place.slot === slot)
      return place === undefined || place.state === 'EXPIRED' || place.state === 'UNBOUND'
    })
    const spare = places.find((place) => place.state === 'UNREDEEMED')
    if (spare?.region_code === regionCode && spare.user_id === userId) return
    if (spare !== undefined)
      throw refusal(
        'subsidy.bound',
        '已在别的地区领取，请先解绑',
        'It was claimed for another region. Please unbind it first'
      )
    if (free === undefined)
      throw refusal('subsidy.used', '每人每类的名额已用完', 'You have used all you can claim of this category')
    const claim = await store.claim(tx, {
      qualification_id: newId('sq'),
      user_id: userId,
      person_hash: person.person_hash,
      category_code: policy.category_code,
      policy_code: policyCode,
      slot: free,
      state: 'UNREDEEMED',
      claim_code: newCode(),
      region_code: regionCode,
      remind_by_sms: remindBySms,
      claimed_at: date,
      valid_until: new Date(Math.min(nowMs + policy.valid_days * DAY_MS, policy.end_at.getTime()))
    })
    if (!claim)
      throw refusal('subsidy.used', '每人每类的名额已用完', 'You have used all you can claim of this category')
    if (!(await store.takeOne(tx, policyCode, date)))
      throw refusal('subsidy.out', '名额已领完', 'All of them have been claimed')
  })
  return standing(db, holder)
}

export async function unbind(db: Db, holder: Asker, qualificationId: string): Promise<Standing> {
  const { userId, nowMs } = holder
  await inTransaction(db, async (tx) => {
    // two at once, each of another category, are one after the other
    await lockCustomer(tx, userId)
    const own = await store.qualificationsOf(tx, userId)
    const qualification = own.find((row) => row.qualification_id === qualificationId)
    if (qualification === undefined) throw notFound('subsidy.missing', '没有这个资格', 'There is no such qualification')
    const last = Math.max(0, ...own.map((row) => row.unbound_at?.getTime() ?? 0))
    if (last > 0 && unbindFrom(last) > nowMs)
      throw refusal('subsidy.unbound-today', '24 小时内只能解绑一次', 'You can unbind once in 24 hours')
    if (!(await store.unbind(tx, userId, qualificationId, new Date(nowMs))))
      throw refusal(
        'subsidy.in-use',
        '订单占用中或已使用，不能解绑',
        'An order has it, or it was used: it can’t be unbound'
      )
  })
  return standing(db, holder)
}
