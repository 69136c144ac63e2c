/** A kind of appliance with its prices and faults in the tests' shop, and bills in the states that calls need. */
import type { BillState } from '../../../domain/aftersale/serviceBill'
import { dayAfter, shopDay } from '../../../domain/day'
import { crack } from '../core/captchas'
import type { TestShop, TestShopper } from '../orders/journey-shop'

export const KIND = 'KETTLE'
export const FAULT = 'NO_HEAT'
const words = (zh: string, en: string): string => JSON.stringify({ zh, en })

/** Everything in the tests' shop is of this kind: a visit 50.00, a small repair 80.00, a part 35.00, cleaning 90.00. */
export async function addService({ core: { db, clock } }: TestShop): Promise<void> {
  const kind = {
    kind_code: KIND,
    name: words('水壶', 'Kettle'),
    picture: '/p.svg',
    category_codes: ['C1'],
    position: 0
  }
  await db.insertInto('service_kind').values(kind).execute()
  const fee = (work: 'REPAIR' | 'INSTALL' | 'CLEAN', item_code: string, fen: number, part: 'LABOUR' | 'MATERIAL') => ({
    kind_code: KIND,
    work,
    item_code,
    region_class: 2 as const,
    valid_from: '2020-01-01',
    part,
    name: words(item_code, item_code),
    note: words('', ''),
    unit: words('', ''),
    fen,
    position: ['visit', 'basic', 'clean'].includes(item_code) ? 0 : 1,
    set_by: 'test',
    set_at: clock.date()
  })
  await db
    .insertInto('service_fee')
    .values([
      fee('REPAIR', 'visit', 5_000, 'LABOUR'),
      fee('REPAIR', 'small', 8_000, 'LABOUR'),
      fee('REPAIR', 'lid', 3_500, 'MATERIAL'),
      fee('INSTALL', 'basic', 0, 'LABOUR'),
      fee('CLEAN', 'clean', 9_000, 'LABOUR')
    ])
    .execute()
  await db
    .insertInto('service_fault')
    .values(
      [FAULT, 'LEAK'].map((fault_code, position) => ({
        kind_code: KIND,
        fault_code,
        name: words(fault_code, fault_code),
        tip: words('先试试', 'Try this'),
        position
      }))
    )
    .execute()
}

/** A day on which an engineer can come, so many days from now. */
export const dayIn = ({ core }: TestShop, days: number): string => dayAfter(shopDay(core.clock.now()), days)

/** The digits of the last message to a phone. */
async function codeSentTo({ core: { db } }: TestShop, phone: string): Promise<string> {
  const codeRow = await db
    .selectFrom('outbox')
    .select(['title', 'body'])
    .where('recipient', '=', phone)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return /\d{6}/.exec(`${codeRow.title} ${codeRow.body}`)?.[0] ?? ''
}

/** A code for service that was sent to a phone, as who reads the picture and the message sends it. */
export async function serviceCode(
  shop: TestShop,
  phone: string
): Promise<{ phone: string; captchaKey: string; captcha: string }> {
  const { captchaKey } = await shop.must('POST /o2as-b2c/v1/sms/pub/send-image-code')
  const picture = { captchaKey, pictureCode: await crack(shop, captchaKey) }
  const reply = await shop.must('POST /o2as-b2c/v1/sms/pub/send-verification-code', { body: { phone, ...picture } })
  return { phone, captchaKey: reply.captchaKey, captcha: await codeSentTo(shop, phone) }
}

/** A key that opens the bills of a phone, and those. */
export async function openBills(shop: TestShop, phone: string) {
  const body = await serviceCode(shop, phone)
  return shop.must('POST /o2as-b2c/v1/fix-install-bills/pub/listFixInstallBill', { body })
}

let count = 0
/** Bills of a shopper as they stand: one without a number, one accepted, one quoted, one done, one to be paid. */
export async function addBills({ core: { db, clock } }: TestShop, shopper: TestShopper): Promise<string[]> {
  const { phone } = await db
    .selectFrom('customer')
    .select('phone')
    .where('user_id', '=', shopper.userId)
    .executeTakeFirstOrThrow()
  const name = { zh: '水壶', en: 'Kettle' }
  const quote = (totalFen: number, agreed?: boolean) =>
    JSON.stringify({
      lines: [{ itemCode: 'small', name, fen: 8_000, count: 1, ...(totalFen === 0 ? { free: 'WARRANTY' } : {}) }],
      totalFen,
      at: clock.now(),
      ...(agreed === undefined ? {} : { agreed })
    })
  const states: [BillState, boolean, string | null][] = [
    ['SUBMITTED', false, null],
    ['ACCEPTED', true, null],
    ['WAIT_CONFIRM', true, quote(0)],
    ['DONE', true, null],
    ['WORKING', true, quote(8_000, true)]
  ]
  const rows = states.map(([state, hasNumber, quoteFen], index) => {
    count += 1
    return {
      bill_id: `sb_${count}_of_test`,
      bill_no: hasNumber ? `FW${1000 + count}` : null,
      source: 'SHOP' as const,
      user_id: shopper.userId,
      phone,
      work: 'REPAIR' as const,
      state,
      appliance: JSON.stringify({ kindCode: KIND, name, model: `T${index}`, picture: '/p.svg' }),
      appliance_key: `${shopper.userId} ${index}`,
      order_code: null,
      fault_codes: [FAULT],
      faults: JSON.stringify([{ zh: '不加热', en: 'No heat' }]),
      text: '',
      pictures: [],
      address: JSON.stringify({
        receiver: '某人',
        phone,
        cityName: { zh: '杭州市', en: 'Hangzhou' },
        regionName: { zh: '杭州市余杭区', en: 'Yuhang, Hangzhou' },
        detail: '某路某号某室',
        districtCode: '330110'
      }),
      door_code: null,
      warranty_until: null,
      free_because: null,
      fees: '[]',
      lines: '[]',
      total_fen: 0,
      quote: quoteFen,
      pay_order: null,
      score: null,
      review: null,
      made_by: null,
      told_at: null,
      created_at: clock.date(),
      ended_at: state === 'DONE' ? clock.date() : null
    }
  })
  await db.insertInto('service_bill').values(rows).execute()
  return rows.map(({ bill_id }) => bill_id)
}
