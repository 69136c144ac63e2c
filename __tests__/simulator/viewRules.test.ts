/** What the view makes of the mini-program's files, as far as it needs no browser. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { drawnComponents } from '../../simulator/host/canIUse'
import { builtIns } from '../../simulator/view/frame/builtIns'
import { rpxToViewport, toCss } from '../../simulator/view/wxss'

describe('the view', () => {
  it('takes lengths in rpx however they are written', () => {
    for (const [rpx, css] of [
      ['750rpx', '100vw'],
      ['.75rpx', '0.1vw'],
      ['-.75rpx', '-0.1vw'],
      ['1.5rpx', '0.2vw'],
      ['calc(100% - 7.5rpx)', 'calc(100% - 1vw)'],
      ['0 75rpx 7.5RPX', '0 10vw 1vw']
    ] as const)
      assert.equal(rpxToViewport(rpx), css, rpx)
    assert.equal(toCss('.a{width:.75rpx}', 'part'), '.part--a{width:0.1vw}')
  })

  it('draws the components that wx.canIUse says it does', () => {
    assert.deepEqual([...drawnComponents].sort(), Object.keys(builtIns).sort())
  })
})
