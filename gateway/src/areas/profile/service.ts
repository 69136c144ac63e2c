import type { CustomerInfo, DataOf } from '../../../../contract'
import { LEVELS, levelOf, type LevelCode } from '../../../../domain/people/level'
import type { Db } from '../../core/database/database'
import { rolesGranted } from '../../core/identity/identity'
import { say, type Locale, type Words } from '../../core/words'
import { addressesOf, oneLine, toAddress } from '../address'
import { countOwn } from '../coupon'
import { countFavourites } from '../favourite'
import { countFootprint } from '../footprint'
import { customerOrLogin, maskPhone, personOf } from '../customer'
import { partnerOf } from '../partner'
import { balanceOf } from '../redPacket'
import { balance } from '../points'
import { countFollowed } from '../shop'

const names: Record<LevelCode, Words> = {
  SEED: { zh: '青苗会员', en: 'Seedling' },
  EAR: { zh: '银穗会员', en: 'Silver' },
  GOLD: { zh: '金穗会员', en: 'Gold' },
  HARVEST: { zh: '丰年会员', en: 'Harvest' }
}

const nameOf = ({ levelCode }: { levelCode: LevelCode }, locale: Locale): string => say(locale, names[levelCode])

const flag = (value: number): 0 | 1 => (value === 1 ? 1 : 0)

export async function customerInfo(db: Db, userId: string, locale: Locale): Promise<CustomerInfo> {
  const customer = await customerOrLogin(db, userId)
  const { level } = levelOf(customer.spent_fen)
  const [first] = await addressesOf(db, userId)
  const partner = await partnerOf(db, userId)
  return {
    openId: (await personOf(db, userId)) ?? '',
    userId,
    customerCode: customer.customer_code,
    nickName: say(locale, customer.nick_name),
    decryptMobilePhone: maskPhone(customer.phone),
    detailAddress: first?.is_default ? oneLine(toAddress(first, locale), locale) : '',
    levelDO: { levelCode: level.levelCode, levelName: nameOf(level, locale) },
    pointAvailable: await balance(db, userId),
    receivePacketFlag: flag(customer.receive_packet_flag),
    firstOrderFlag: flag(customer.first_order_flag),
    ...(customer.avatar === null ? {} : { avatar: customer.avatar }),
    ...(partner?.earns ? { partnerCode: partner.partnerCode } : {})
  }
}

/** What the chat shows of a shopper; «none yet» is its word for null. */
export async function forService(
  db: Db,
  userId: string,
  locale: Locale
): Promise<DataOf<'GET /o2cum/v1/customer-info/detail-for-service'>> {
  const customer = await customerOrLogin(db, userId)
  const points = await balance(db, userId)
  return {
    userId,
    nickName: say(locale, customer.nick_name),
    decryptMobilePhone: maskPhone(customer.phone),
    levelName: customer.spent_fen === 0 ? null : nameOf(levelOf(customer.spent_fen).level, locale),
    pointAvailable: points === 0 ? null : points,
    roles: ['SHOPPER', ...(await rolesGranted(db, userId))]
  }
}

export async function newCustomerFlags(
  db: Db,
  userId: string
): Promise<{ receivePacketFlag: number; firstOrderFlag: number }> {
  const customer = await customerOrLogin(db, userId)
  return { receivePacketFlag: customer.receive_packet_flag, firstOrderFlag: customer.first_order_flag }
}

/** What the level after a shopper's gives; undefined at the highest. */
export function nextLevelOf(spentFen: number, locale: Locale): { levelName: string; extraPercent: number } | undefined {
  const { next } = levelOf(spentFen)
  return next && { levelName: nameOf(next, locale), extraPercent: next.extraPercent }
}

export async function pointsAndLevel(
  db: Db,
  userId: string,
  locale: Locale
): Promise<{
  levelCode: string
  levelName: string
  pointAvailable: number
  nextLevelName: string | null
  toNextLevelFen: number | null
}> {
  const customer = await customerOrLogin(db, userId)
  const { level, next } = levelOf(customer.spent_fen)
  return {
    levelCode: level.levelCode,
    levelName: nameOf(level, locale),
    pointAvailable: await balance(db, userId),
    nextLevelName: next === undefined ? null : nameOf(next, locale),
    toNextLevelFen: next === undefined ? null : next.fromFen - customer.spent_fen
  }
}

/** All levels, and which one is the shopper's. */
export async function levels(db: Db, userId: string, locale: Locale): Promise<DataOf<'GET /o2cum/v1/customerLevel'>> {
  const { spent_fen: spentFen } = await customerOrLogin(db, userId)
  return {
    levelCode: levelOf(spentFen).level.levelCode,
    spentFen,
    list: LEVELS.map((level) => ({ ...level, levelName: nameOf(level, locale) }))
  }
}

/** What the account screen counts. */
export async function quantities(
  db: Db,
  userId: string,
  now: Date
): Promise<DataOf<'GET /o2cum/v1/customer-info/getUserQuantity'>> {
  const coupons = await countOwn(db, userId, now)
  const addresses = await addressesOf(db, userId)
  return {
    couponCount: coupons.usable,
    redPacketFen: await balanceOf(db, userId, now),
    pointAvailable: await balance(db, userId),
    addressCount: addresses.length,
    favoriteCount: await countFavourites(db, userId),
    footprintCount: await countFootprint(db, userId, now),
    shopCount: await countFollowed(db, userId)
  }
}
