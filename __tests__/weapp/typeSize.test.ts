/** Letters of the mini-program follow the chat app's own, up to 1.3 times (`config/typeSizes.cjs`, `platform/typeSize`). */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import { walk } from '../../simulator/crawl/tree'
import { defaultDevice } from '../../simulator/host'
import { dist } from './drawn'
import { shopAndPhone, startPhone } from './phone'

const here = shopAndPhone()
const styles =
  readFileSync(path.join(dist, 'app.wxss'), 'utf8') + readFileSync(path.join(dist, 'app-origin.wxss'), 'utf8')

describe('letters', () => {
  for (const [fontSizeSetting, grown] of [
    [17, undefined],
    [20, 'ui-screen--type-2'],
    [23, 'ui-screen--type-3']
  ] as const)
    it(`at ${fontSizeSetting} px of the chat app`, async () => {
      const phone = here.use(
        await startPhone({
          address: here.address,
          page: 'pages/index/index',
          settings: { device: { ...defaultDevice, fontSizeSetting } }
        })
      )
      const screens = () => [...walk(phone.tree())].map(({ className }) => className.split(' '))
      await phone.until('the screen', () => screens().some((names) => names.includes('ui-screen')))
      const names = screens().find((one) => one.includes('ui-screen')) ?? []
      assert.deepEqual(
        names.filter((name) => name.startsWith('ui-screen--type')),
        grown === undefined ? [] : [grown]
      )
    })

  it('have their sizes from the page, and none of its own', () => {
    assert.match(styles, /--f2:\s*24rpx/)
    assert.doesNotMatch(styles, /font-size:\s*(22|24|28|32|36)rpx/)
  })
})
