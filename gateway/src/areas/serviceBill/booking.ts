/** Booking service: for a row of an order, for what was bought elsewhere, and without a login. */
import { randomInt } from 'node:crypto'
import type { BodyOf, DataOf, ServiceBill } from '../../../../contract'
import { shopDay } from '../../../../domain/day'
import {
  basicFee,
  freeBecause,
  isFreeAgain,
  MOST_OPEN_BILLS,
  type BillWork
} from '../../../../domain/aftersale/serviceBill'
import { visitSpan } from '../../../../domain/aftersale/visit'
import { DAY_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { invalid, refusal } from '../../core/errors'
import { isRegionChain, regionName } from '../../core/places/regions'
import { bindFiles, closeFiles } from '../../core/files/uploads'
import type { Words } from '../../core/words'
import { isAllSeen } from '../../../../domain/seen'
import { ownAddress, sentTo } from '../address'
import { feesOf } from '../fee'
import { placeName, snapshotAddress, type AddressSnapshot } from '../order'
import { takeVisit, visitOver } from '../parcel'
import { hashOf, proveService } from './phoneCode'
import {
  billMissing,
  demandEngineers,
  keyOfRow,
  ownerOf,
  serviceDays,
  toEarlier,
  warrantyOfRow,
  type BillAsker
} from './reading'
import type { BillAppliance } from './schema'
import * as store from './store'
import { shownBill } from './view'

type ByOrder = BodyOf<'POST /o2as-b2c/v1/fix-install-bills/create-fix-bill-by-order'>
type ByHand = BodyOf<'POST /o2as-b2c/v1/fix-install-bills/createFixInstallBill'>
type ByPhone = BodyOf<'POST /o2as-b2c/v1/fix-install-bills/pub/createFixInstallBill'>

/** The parts of a booking that each caller sends. */
type Wish = Pick<ByHand, 'work' | 'faultCodes' | 'text' | 'day' | 'window'> & {
  pictures: readonly string[]
  video?: string | undefined
}

interface Booking {
  userId: string | null
  phone: string
  appliance: BillAppliance
  applianceKey: string
  address: AddressSnapshot
  orderCode?: string
  warranty?: { until: number; holds: boolean } | undefined
  madeBy?: string
}

const openAlready = (): Error =>
  refusal('bill.open', '这台家电已有进行中的服务单', 'There is a service bill for this appliance under way')

/** The faults that were chosen, in words; a repair needs one, or words of its own. */
async function faultWords(db: Db, kindCode: string, { work, faultCodes, text }: Wish): Promise<Words[]> {
  const faults = await store.faultsOf(db, kindCode)
  const choice = faults.filter(({ fault_code }) => faultCodes.includes(fault_code))
  if (choice.length < faultCodes.length || (work === 'REPAIR' && choice.length === 0 && text.trim() === '')) {
    throw refusal('bill.faults', '请选择或写下哪里不对', 'Please choose or describe what is wrong')
  }
  return choice.map(({ name }) => name)
}

function demandFit(text: string): string {
  const tidy = text.trim()
  if (tidy !== '' && !isAllSeen(tidy)) {
    throw refusal(
      'bill.unseen',
      '描述里有看不见的字符，请删掉再发',
      'There are characters nobody can see in it; please take them out'
    )
  }
  return tidy
}

/** What the standard of today says for this work where it is done. */
async function standardOf(
  db: Db,
  { kindCode, work, regionCode, nowMs }: { kindCode: string; work: BillWork; regionCode: string; nowMs: number }
) {
  const fees = await feesOf(db, { kindCode, work, regionCode, nowMs })
  return fees.map(({ itemCode, part, name, fen }) => ({ itemCode, part, name, fen }))
}

/** Gives what was uploaded to a bill; it stays closed. A picture is none of the video's, and the other way round. */
async function takeShown(db: Db, billId: string, userId: string | null, { pictures, video }: Wish): Promise<void> {
  const paths = video === undefined ? [...pictures] : [...pictures, video]
  if (userId === null || paths.length === 0) return
  const of = { purpose: 'BILL', owner: billId } as const
  const bound = await bindFiles(db, { ...of, userId, anew: false }, paths)
  const film = bound.find(({ path }) => path === video)
  const fits = bound.every(({ path, seconds }) => (path === video) === (seconds !== null))
  if (bound.length < paths.length || !fits)
    throw refusal('bill.pictures', '有图片没有传好，请重新添加', 'A picture is missing; please add it again')
  await closeFiles(db, of, paths, true)
  if (film) await store.keepVideo(db, billId, { path: film.path, seconds: film.seconds ?? 1 })
}

const SUBMITTED: Words = { zh: '预约已提交，等待受理', en: 'Request sent, waiting to be accepted' }

/** Books: bill, place in the calendar and pictures, all of them or none. */
async function book(tx: Db, by: Pick<BillAsker, 'nowMs'>, wish: Wish, booking: Booking): Promise<store.BillRecord> {
  const { nowMs } = by
  const { userId, phone, appliance, applianceKey, address, warranty } = booking
  if (!visitSpan(wish) || !serviceDays(nowMs).includes(wish.day)) throw visitOver()
  const faults = await faultWords(tx, appliance.kindCode, wish)
  const owner = userId === null ? { phone } : { userId, phone }
  await store.holdBookings(tx, phone)
  if ((await store.countOpen(tx, owner)) >= MOST_OPEN_BILLS) {
    throw refusal(
      'bill.many',
      `最多同时有 ${MOST_OPEN_BILLS} 张进行中的服务单`,
      `You can have ${MOST_OPEN_BILLS} service bills at once`
    )
  }
  const fees = await standardOf(tx, {
    kindCode: appliance.kindCode,
    work: wish.work,
    regionCode: address.districtCode,
    nowMs
  })
  const earlier = (await store.billsOfAppliances(tx, [applianceKey])).map(toEarlier)
  const again = isFreeAgain(earlier, wish.faultCodes, nowMs)
  const free = freeBecause(wish.work, { inWarranty: warranty?.holds ?? false, again })
  const basic = basicFee(fees)
  const line = basic && {
    itemCode: basic.itemCode,
    name: basic.name,
    fen: basic.fen,
    count: 1,
    ...(free === undefined ? {} : { free })
  }
  const now = new Date(nowMs)
  const billId = newId('sb')
  const isNew = await store.insertBill(tx, {
    bill_id: billId,
    bill_no: null,
    source: 'SHOP',
    user_id: userId,
    phone,
    work: wish.work,
    state: 'SUBMITTED',
    appliance: JSON.stringify(appliance),
    appliance_key: applianceKey,
    order_code: booking.orderCode ?? null,
    fault_codes: [...wish.faultCodes],
    faults: JSON.stringify(faults),
    text: demandFit(wish.text),
    pictures: [...wish.pictures],
    address: JSON.stringify(address),
    door_code: null,
    warranty_until: warranty ? shopDay(warranty.until - DAY_MS) : null,
    free_because: free ?? null,
    fees: JSON.stringify(fees),
    lines: JSON.stringify(line ? [line] : []),
    total_fen: line && free === undefined ? line.fen : 0,
    quote: null,
    pay_order: null,
    score: null,
    review: null,
    made_by: booking.madeBy ?? null,
    told_at: null,
    created_at: now,
    ended_at: null
  })
  if (!isNew) throw openAlready()
  await takeShown(tx, billId, userId, wish)
  await takeVisit(tx, { subject: billId, districtCode: address.districtCode, wanted: wish, now })
  await store.addTrack(tx, { billId, now, text: SUBMITTED, state: 'SUBMITTED' })
  const bill = await store.lockBill(tx, billId)
  if (!bill) throw billMissing()
  return bill
}

export async function bookByOrder(tx: Db, asker: BillAsker, body: ByOrder): Promise<ServiceBill> {
  demandEngineers(asker.mode)
  const { orderCode, skuCode, addressId } = body
  const [row] = await store.appliancesOf(tx, asker.userId, { orderCode, skuCode, limit: 1 })
  if (!row) throw refusal('bill.appliance', '没有找到这台家电', 'We can’t find that appliance')
  const owner = await ownerOf(tx, asker.userId)
  const bills = await store.billsOfAppliances(tx, [keyOfRow(row)])
  const { warranty } = warrantyOfRow(row, bills, asker.nowMs)
  const bill = await book(tx, asker, body, {
    userId: asker.userId,
    phone: owner.phone,
    appliance: { kindCode: row.kind_code, name: nameOf(row.title, row.model), model: row.model, picture: row.picture },
    applianceKey: keyOfRow(row),
    address: snapshotAddress(sentTo(await ownAddress(tx, asker.userId, addressId))),
    orderCode,
    warranty
  })
  return shownBill(tx, bill, asker)
}

/** A product's title without its model, which stands beside it. */
const nameOf = ({ zh, en }: Words, model: string): Words => {
  const without = (title: string): string => title.replace(model, '').replace(/\s+/g, ' ').trim()
  return { zh: without(zh), en: without(en) }
}

/** A typed model without blanks and case, which make no other appliance. */
const plain = (model: string): string => model.toLowerCase().replace(/[^a-z0-9]/g, '')

async function applianceByHand(
  db: Db,
  whose: string,
  { kindCode, model }: Pick<ByHand, 'kindCode' | 'model'>
): Promise<Pick<Booking, 'appliance' | 'applianceKey'>> {
  const kind = await store.kindOf(db, kindCode)
  if (!kind) throw refusal('bill.appliance', '没有找到这台家电', 'We can’t find that appliance')
  const { name, picture } = kind
  return {
    appliance: { kindCode, name, model: model.trim(), picture },
    applianceKey: `${whose} ${kindCode} ${plain(model)}`
  }
}

export async function bookByHand(tx: Db, asker: BillAsker, body: ByHand): Promise<ServiceBill> {
  demandEngineers(asker.mode)
  const { phone } = await ownerOf(tx, asker.userId)
  const bill = await book(tx, asker, body, {
    userId: asker.userId,
    phone,
    ...(await applianceByHand(tx, phone, body)),
    address: snapshotAddress(sentTo(await ownAddress(tx, asker.userId, body.addressId)))
  })
  return shownBill(tx, bill, asker)
}

function placeOf(body: ByPhone): AddressSnapshot {
  const { provinceCode, cityCode, districtCode, receiver, detail, phone } = body
  const [name, street] = [receiver.trim(), detail.trim().replace(/\s+/g, ' ')]
  if (name === '' || !isAllSeen(name)) throw invalid('请填写联系人', 'Please enter the contact’s name')
  if (street.length < 2 || !isAllSeen(street)) throw invalid('请填写详细地址', 'Please enter the street address')
  if (!isRegionChain(provinceCode, cityCode, districtCode)) throw invalid('请选择所在地区', 'Please choose the region')
  return {
    receiver: name,
    phone,
    cityName: { zh: regionName(cityCode, 'zh-CN'), en: regionName(cityCode, 'en-US') },
    regionName: placeName([provinceCode, cityCode, districtCode]),
    detail: street,
    districtCode
  }
}

/** Books without a login. What was booked by this code already comes back as it is. */
export async function bookByPhone(
  { db, clock, mode }: Pick<Core, 'db' | 'clock' | 'mode'>,
  body: ByPhone,
  locale: BillAsker['locale']
): Promise<DataOf<'POST /o2as-b2c/v1/fix-install-bills/pub/createFixInstallBill'>> {
  demandEngineers(mode)
  const address = placeOf(body)
  const proof = await proveService(db, clock, body)
  const nowMs = clock.now()
  const madeBy = hashOf(body.captchaKey)
  const bill = await inTransaction(db, async (tx) => {
    const before = await store.billMadeBy(tx, madeBy)
    if (before) return before
    const appliance = await applianceByHand(tx, body.phone, body)
    return book(
      tx,
      { nowMs },
      { ...body, pictures: [] },
      { userId: null, phone: body.phone, ...appliance, address, madeBy }
    )
  })
  return { ...proof, bill: await shownBill(db, bill, { locale, nowMs, byPhone: true }) }
}

/** Ten digits behind the day, as they stand on paper. */
export const newBillNo = (nowMs: number): string =>
  `FW${shopDay(nowMs).replaceAll('-', '').slice(2)}${String(randomInt(10 ** 8)).padStart(8, '0')}`
export const newDoorCode = (): string => String(randomInt(10 ** 4)).padStart(4, '0')
