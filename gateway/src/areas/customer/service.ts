import type { Address, AddressInput, CustomerInfo } from '../../../../contract'
import { isAllSeen } from '../../../../domain/seen'
import type { Clock } from '../../core/clock'
import { inTransaction, type Db } from '../../core/database'
import { invalid, loginRequired, refusal } from '../../core/errors'
import { openSession } from '../../core/identity'
import { isRegionChain, regionName } from '../../core/regions'
import { say, type Locale, type Words } from '../../core/words'
import { useCaptcha } from './captcha'
import * as store from './store'
import { personOf } from './storePlatform'

/** How many addresses one shopper may keep. */
export const ADDRESS_LIMIT = 20

interface Level {
  levelCode: string
  name: Words
  /** Spending from which it holds, fen. */
  fromFen: number
}

const LEVELS: readonly [Level, ...Level[]] = [
  { levelCode: 'SEED', name: { zh: '青苗会员', en: 'Seedling' }, fromFen: 0 },
  { levelCode: 'EAR', name: { zh: '银穗会员', en: 'Silver' }, fromFen: 200_000 },
  { levelCode: 'GOLD', name: { zh: '金穗会员', en: 'Gold' }, fromFen: 1_000_000 },
  { levelCode: 'HARVEST', name: { zh: '丰年会员', en: 'Harvest' }, fromFen: 5_000_000 }
]

function levelOf(spentFen: number): { level: Level; next: Level | undefined } {
  const at = LEVELS.filter((level) => spentFen >= level.fromFen).length - 1
  return { level: LEVELS[Math.max(0, at)] ?? LEVELS[0], next: LEVELS[at + 1] }
}

/** 138****6021 */
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** What a shopper is called until they choose a name. */
export function nickNameOf(phone: string): Words {
  const tail = phone.slice(-4)
  return { zh: `栖禾用户${tail}`, en: `Qihe user ${tail}` }
}

/** Logs in with an SMS code; a phone nobody has is registered. */
export async function login(
  db: Db,
  clock: Clock,
  input: { phone: string; captcha: string; captchaKey: string }
): Promise<{ token: string; userId: string; registered: boolean }> {
  await useCaptcha(db, clock, input)
  return inTransaction(db, async (tx) => {
    const { userId, added } = await store.findOrAddCustomer(tx, {
      phone: input.phone,
      nickName: nickNameOf(input.phone),
      at: clock.date()
    })
    return { token: await openSession(tx, userId, clock.now()), userId, registered: added }
  })
}

async function customer(db: Db, userId: string): Promise<store.CustomerRecord> {
  const found = await store.customerOf(db, userId)
  // The shop was reset while somebody was logged in.
  if (found === undefined) throw loginRequired()
  return found
}

const flag = (value: number): 0 | 1 => (value === 1 ? 1 : 0)

export async function customerInfo(db: Db, userId: string, locale: Locale): Promise<CustomerInfo> {
  const found = await customer(db, userId)
  const { level } = levelOf(found.spent_fen)
  const [first] = await store.addressesOf(db, userId)
  return {
    openId: (await personOf(db, userId)) ?? '',
    userId,
    customerCode: found.customer_code,
    nickName: say(locale, found.nick_name),
    decryptMobilePhone: maskPhone(found.phone),
    detailAddress: first?.is_default ? oneLine(toAddress(first, locale), locale) : '',
    levelDO: { levelCode: level.levelCode, levelName: say(locale, level.name) },
    pointAvailable: found.point_available,
    receivePacketFlag: flag(found.receive_packet_flag),
    firstOrderFlag: flag(found.first_order_flag),
    ...(found.avatar === null ? {} : { avatar: found.avatar })
  }
}

/** An address in one line, the way each language writes it. */
export function oneLine(address: Address, locale: Locale): string {
  const { provinceName, cityName, districtName, detail } = address
  const parts = [provinceName, cityName, districtName].filter((part, at, all) => all.indexOf(part) === at)
  return locale === 'en-US' ? [detail, ...parts.reverse()].join(', ') : `${parts.join('')}${detail}`
}

export async function newCustomerFlags(
  db: Db,
  userId: string
): Promise<{ receivePacketFlag: number; firstOrderFlag: number }> {
  const found = await customer(db, userId)
  return { receivePacketFlag: found.receive_packet_flag, firstOrderFlag: found.first_order_flag }
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
  const found = await customer(db, userId)
  const { level, next } = levelOf(found.spent_fen)
  return {
    levelCode: level.levelCode,
    levelName: say(locale, level.name),
    pointAvailable: found.point_available,
    nextLevelName: next === undefined ? null : say(locale, next.name),
    toNextLevelFen: next === undefined ? null : next.fromFen - found.spent_fen
  }
}

/** A stored address with region names in the caller's language. */
export function toAddress(row: store.AddressRecord, locale: Locale): Address {
  return {
    addressId: row.address_id,
    receiver: row.receiver,
    phone: row.phone,
    provinceCode: row.province_code,
    cityCode: row.city_code,
    districtCode: row.district_code,
    provinceName: regionName(row.province_code, locale),
    cityName: regionName(row.city_code, locale),
    districtName: regionName(row.district_code, locale),
    detail: row.detail,
    ...(row.tag === null ? {} : { tag: row.tag }),
    isDefault: row.is_default
  }
}

export async function addresses(db: Db, userId: string, locale: Locale): Promise<{ list: Address[] }> {
  return { list: (await store.addressesOf(db, userId)).map((row) => toAddress(row, locale)) }
}

/** The shopper's own address, or the refusal that also a stranger's id gets. */
export async function ownAddress(db: Db, userId: string, addressId: string): Promise<store.AddressRecord> {
  const found = await store.addressOf(db, userId, addressId)
  if (found === undefined) throw refusal('address.missing', '地址不存在，请重新选择', 'That address no longer exists')
  return found
}

function cleaned(input: AddressInput): AddressInput {
  const tidy = { ...input, receiver: input.receiver.trim(), detail: input.detail.trim().replace(/\s+/g, ' ') }
  if (tidy.receiver === '') throw invalid('请填写收货人', 'Please enter the recipient’s name')
  if (!isAllSeen(tidy.receiver)) {
    throw invalid('收货人姓名含有看不见的字符，请重新输入', 'The name contains hidden characters')
  }
  if (tidy.detail.length < 2) throw invalid('请填写详细地址', 'Please enter the street address')
  if (!isAllSeen(tidy.detail)) {
    throw invalid('详细地址含有看不见的字符，请重新输入', 'The street address contains hidden characters')
  }
  if (!isRegionChain(tidy.provinceCode, tidy.cityCode, tidy.districtCode)) {
    throw invalid('请选择所在地区', 'Please choose the region')
  }
  return tidy
}

/** Adds an address; the first becomes the default whatever was asked. Call it in a transaction. */
export async function addAddress(
  tx: Db,
  clock: Clock,
  userId: string,
  input: AddressInput,
  locale: Locale
): Promise<Address> {
  const tidy = cleaned(input)
  await store.lockCustomer(tx, userId)
  const present = await store.addressesOf(tx, userId)
  if (present.length >= ADDRESS_LIMIT) {
    throw refusal('address.limit', `最多保存 ${ADDRESS_LIMIT} 个地址`, `You can save up to ${ADDRESS_LIMIT} addresses`)
  }
  const addressId = await store.insertAddress(tx, userId, tidy, false, clock.date())
  if (tidy.isDefault || present.length === 0) await store.setDefault(tx, userId, addressId)
  return toAddress(await ownAddress(tx, userId, addressId), locale)
}

/** Changes an address. The default can't be switched off here: another one becomes it, or none is chosen. */
export function changeAddress(
  db: Db,
  userId: string,
  input: AddressInput & { addressId: string },
  locale: Locale
): Promise<Address> {
  const tidy = cleaned(input)
  return inTransaction(db, async (tx) => {
    await store.lockCustomer(tx, userId)
    const before = await ownAddress(tx, userId, input.addressId)
    await store.updateAddress(tx, input.addressId, tidy)
    if (tidy.isDefault && !before.is_default) await store.setDefault(tx, userId, input.addressId)
    return toAddress(await ownAddress(tx, userId, input.addressId), locale)
  })
}

/** Deletes an address; when it was the default, the newest left becomes it. */
export function removeAddress(db: Db, userId: string, addressId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await store.lockCustomer(tx, userId)
    const before = await ownAddress(tx, userId, addressId)
    await store.deleteAddress(tx, addressId)
    const [newest] = await store.addressesOf(tx, userId)
    if (before.is_default && newest !== undefined) await store.setDefault(tx, userId, newest.address_id)
  })
}

export function makeDefault(db: Db, userId: string, addressId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await store.lockCustomer(tx, userId)
    await ownAddress(tx, userId, addressId)
    await store.setDefault(tx, userId, addressId)
  })
}

/** One point for every yuan, when an order completes; `firstOrderFlag` falls with the first payment (spec 4.2). */
export async function rewardOrder(tx: Db, userId: string, paidFen: number): Promise<void> {
  await store.addPoints(tx, userId, Math.floor(paidFen / 100), paidFen)
}

/** Marks that the shopper has paid an order. */
export async function markFirstOrder(tx: Db, userId: string): Promise<void> {
  await store.setFirstOrderFlag(tx, userId, 0)
}
