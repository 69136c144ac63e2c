/** Service for somebody nobody knows: booked and answered by phone, and there after the login. */
import assert from 'node:assert/strict'
import { freshPhone, type DemonstrationShop } from './shop'
import type { Teller } from './teller'

export const unknownTitle =
  'a repair is booked without a login, its quote is declined, and it is found after logging in'

interface Desk {
  billId: string
  phone: string
  items: { itemCode: string; fen: number }[]
}

const digits = '零一二三四五六七八九'
/** «十二» is 12. */
const numberOf = (spelling: string): number =>
  (spelling.startsWith('十') ? 10 : 0) + Math.max(0, digits.indexOf(spelling.replace('十', '')))

/** What «十二加七，再减三，等于多少» comes to. */
function answerTo(question: string): string {
  const [, first = '', second = '', third = ''] = /(.+?)加(.+?)，再减(.+?)，/.exec(question.trim()) ?? []
  return String(numberOf(first) + numberOf(second) - numberOf(third))
}

/** Shows that the phone is hers, by a question in the place of a picture that cannot be read. */
async function proves(host: Teller, shop: DemonstrationShop, { label, phone }: { label: string; phone: string }) {
  await host.fills(label, phone)
  await host.tap('看不清？改答一道题')
  await host.fills('填写得数', answerTo(await host.reads(/再减/)))
  await host.tap('获取验证码')
  // an earlier code to this phone is there before this one goes out
  await host.sees(/秒后/)
  await host.fills('短信验证码', await shop.codeOf(phone))
}

async function books(host: Teller, shop: DemonstrationShop, phone: string): Promise<void> {
  const { step, tap } = host
  await step('says what is wrong, who is to be visited, and when', async () => {
    await host.enter('bbcInstallRepair', { work: 'REPAIR' })
    await host.touch('.bill-faults [role="checkbox"]')
    await host.fills('联系人', '沈一禾')
    await host.touchNamed('所在地区')
    for (const region of ['浙江省', '杭州市', '西湖区']) await tap(region, '.region-picker')
    await host.fills('详细地址', '文三路 478 号')
    await host.touch('.ui-windows__hour:not(.ui-windows__hour--full)')
  })
  await step('answers a question, as the picture cannot be read, and has a code sent', async () => {
    await proves(host, shop, { label: '手机号', phone })
    await tap('确认预约')
    await host.reach('bbcProgress')
    await host.sees('预约已提交，等待受理')
  })
}

/** From wherever nobody is logged in. */
export async function isServedUnknown(host: Teller, shop: DemonstrationShop): Promise<void> {
  const { step, tap, sees } = host
  const phone = freshPhone()
  await books(host, shop, phone)
  const { bills } = await shop.desk<{ bills: Desk[] }>()
  const bill = bills.find((candidate) => candidate.phone === phone)
  assert.ok(bill, 'the desk has no such bill')
  const { billId, items } = bill
  await step('looks it up by phone, and declines what the engineer asks for', async () => {
    for (const act of ['accept', 'assign', 'set-out', 'begin']) await shop.console(`bills/${billId}/${act}`, {})
    const { itemCode = '' } = items.find(({ fen }) => fen > 0) ?? {}
    await shop.console(`bills/${billId}/quote`, { itemCode, charged: 'yes' })
    // a phone gets a code a minute
    await shop.console('clock', { advanceMs: 61_000 })
    await host.enter('bbcQuery')
    await proves(host, shop, { label: '报修时留的手机号', phone })
    await tap('查进度')
    await tap(/^维修/, '.bill-list')
    await host.reach('bbcProgress')
    await tap('不修了')
    await host.confirms('不修了')
    await sees('你没有同意报价，这次不再维修')
    // a login is what paying for it would have needed
    assert.equal(await host.shows('登录后同意'), false)
  })
  await step('logs in with that phone, and finds it among the own ones', async () => {
    await shop.console('clock', { advanceMs: 61_000 })
    await host.enter('bbcHistory')
    await host.logIn(shop, phone)
    await host.reach('bbcHistory')
    await tap('已结束')
    await sees(/^维修/)
    await tap(/^维修/)
    await host.reach('bbcProgress')
    await sees('你没有同意报价，这次不再维修')
  })
  assert.deepEqual(await host.problems(), [])
}
