/** Tabs of the compiled mini-program: a row of them that does not fit goes to the chosen one. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { textOf, walk } from '../../simulator/crawl/tree'
import { shopAndPhone, startPhone, type Phone } from './phone'

const here = shopAndPhone()

/** The tab that the row scrolls to, in words; none while another list is on its way and the row is not there. */
function target(phone: Phone): string {
  const row = [...walk(phone.tree())].find(({ tag, children }) => tag === 'scroll-view' && children.length > 0)
  if (!row) return ''
  const id = String(row.attributes['scroll-into-view'])
  return [...walk(row)]
    .filter((node) => node.id === id)
    .map(textOf)
    .join()
}

describe('a row of tabs', () => {
  it('opens at the tab before the chosen one, and follows the choice', async () => {
    const params = { tab: 'REPORTS' }
    const phone = here.use(
      await startPhone({ address: here.address, page: 'pagesC/productTrial/productTrial', params })
    )
    await phone.until('the tabs', () => phone.text().includes('试用报告'))
    assert.equal(target(phone), '我的申请')
    await phone.tap(/^正在申请/)
    await phone.until('the first tab', () => target(phone).startsWith('正在申请'))
    await phone.tap('我的申请')
    await phone.until('the second tab', () => phone.text().includes('登录') && target(phone).startsWith('正在申请'))
    await phone.tap('试用报告')
    await phone.until('the last tab', () => target(phone) === '我的申请')
    assert.deepEqual(phone.problems(), [])
  })
})
