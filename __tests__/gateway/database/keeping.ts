/** What a shopper keeps: favourites, followed shops, looks at products, and whether an answer helped. */
import { addLicence } from '../core/captchas'
import { addOutlets } from '../../../gateway/src/areas/outlet/store'
import { addRoom } from '../content/rooms'
import type { TestShop, TestShopper } from '../orders/journey-shop'

/** Two common problems of the tests' shop. */
export const PROBLEMS = ['PR_KNOWN', 'PR_OTHER'] as const

/** A live room to come, with a film. */
export const ROOM = 'ROOM_SOON'

/** An outlet of the tests' city. */
export const OUTLET = 'OUT_TEST'

/** Writes the common problems and an outlet down, gives a shop a paper, and announces a live room. */
export async function addKeepable(shop: TestShop, shopCode: string): Promise<void> {
  const { db } = shop.core
  await addLicence(shop, shopCode)
  await addRoom(shop, { roomCode: ROOM, shopCode })
  const words = (text: string) => JSON.stringify({ zh: text, en: text })
  await addOutlets(db, [
    {
      outletCode: OUTLET,
      name: { zh: '一号网点', en: 'Outlet one' },
      address: { zh: '一号路', en: 'Road one' },
      cityCode: '330100',
      cityName: { zh: '杭州', en: 'Hangzhou' },
      latitude: 30.2,
      longitude: 120.1,
      phone: '400-000-0101',
      services: ['REPAIR'],
      hours: [{ days: [0, 1, 2, 3, 4, 5, 6], from: 540, to: 1080 }]
    }
  ])
  await db
    .insertInto('help_group')
    .values({ group_code: 'PAY', name: words('PAY'), position: 0 })
    .execute()
  await db
    .insertInto('common_problem')
    .values(
      PROBLEMS.map((problem_code, position) => ({
        problem_code,
        group_code: 'PAY',
        title: words(problem_code),
        facts: '[]',
        steps: JSON.stringify([{ zh: '看', en: 'Look' }]),
        note: words(''),
        category_codes: [],
        found_by: problem_code.toLowerCase(),
        screen: null,
        updated_on: '2026-03-01',
        position
      }))
    )
    .execute()
}

/** Keeps one SKU and lets another go, follows a shop and reports it, waits for a live room, has an outlet, looks at a product and then pauses that, and judges both answers. */
export async function keepThings(
  shop: TestShop,
  shopper: TestShopper,
  { skuCode, shopCode }: { skuCode: string; shopCode: string }
): Promise<void> {
  const keep = (favorite: boolean, skuCodes: string[]) =>
    shopper.must('POST /o2wl/v1/favorites/sku/save-all', { body: { favorite, skuCodes } })
  await keep(true, [skuCode, 'POT2'])
  await keep(false, ['POT2'])
  await shopper.must('POST /o2wl/v1/favorite/shop/save-all', { body: { favorite: true, shopCodes: [shopCode] } })
  await shopper.must('POST /o2md/v1/online-shop/report', {
    body: { shopCode, reason: 'PRICE', remark: '多收了钱' }
  })
  await shopper.must('POST /o2cum/v1/customer-info/save-branch-info', { body: { outletCode: OUTLET } })
  await shopper.must('POST /o2mkt-b2c/v1/live-reminders', { body: { roomCode: ROOM } })
  const step = { skuCode, seenAt: shop.core.clock.now(), priceFen: 3_000 }
  await shopper.must('POST /o2cum/v1/footstep/create', { body: { rows: [step] } })
  await shopper.must('POST /o2cum/v1/footstep/pause', { body: { paused: true } })
  for (const [index, helped] of (['YES', 'NO'] as const).entries()) {
    await shopper.must('POST /o2pcm/v1/common-problem-help', { body: { problemCode: PROBLEMS[index] ?? '', helped } })
  }
}
