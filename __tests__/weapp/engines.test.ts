/** The compiled mini-program on a phone whose engine is as old as README promises: it lends what it calls and is not there. */
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { shopAndPhone, startPhone } from './phone'

/** Stands where every script of the app does: what iOS 14.5 or Chrome 80 lacks goes, in the mini-program's own world. */
const asOnOldest =
  'delete Object.hasOwn; delete Array.prototype.at; delete String.prototype.at; delete String.prototype.replaceAll;'
/** Once the app is read: both are lent, and as the engine's own. */
const asLent = `;if (!Object.hasOwn({ a: 1 }, 'a') || Object.hasOwn([], 'at') || [1, 2].at(-1) !== 2 || 'ab'.at(-1) !== 'b' || 'a.b.c'.replaceAll('.', '$&-') !== 'a.-b.-c' || 'abc'.replaceAll(/[ac]/g, (x) => x + x) !== 'aabcc') throw new Error('not lent')`
const world = shopAndPhone()

for (const [page, params, shownPattern] of [
  ['pages/index/index', undefined, /./],
  ['pagesB/productList/productList', { keyword: '电饭煲' }, /./],
  ['pagesC/login/login', undefined, /登录/]
] as const)
  it(`${page} opens on the oldest engines`, async () => {
    let spoilt = 0
    const phone = world.use(
      await startPhone({
        address: world.address,
        page,
        ...(params ? { params } : {}),
        spoil: (text, file) => {
          if (file !== 'app.js') return text
          spoilt += 1
          return `${asOnOldest}${text}${asLent}`
        }
      })
    )
    await phone.until('the page', () => shownPattern.test(phone.text()))
    assert.equal(spoilt, 1)
    assert.deepEqual(phone.problems(), [])
  })
