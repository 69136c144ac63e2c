/** Home is open while its season begins: it changes when it is shown again, and not before. */
import assert from 'node:assert/strict'
import type { DemonstrationShop } from './shop'
import type { Teller } from './teller'

export const changingTitle = 'home changes to its season while it is open, when it is come back to'

const DAY_MS = 86_400_000
/** After so long the season of the demonstration begins. */
const SEASON_DAYS = 14
const usual = '旗舰店每天 23:00 前付款，当天发货'
const season = '冬日洗烘专场开始了，洗衣机、干衣机一起看'
/** A row of new products, well below the top of home: at its top it would change by itself. */
const further = /青瓷系列冰箱 BF4590/

/** In a shop whose clock nobody has moved on by days; moves it into the season. */
export async function seesSeasonBegin(host: Teller, shop: DemonstrationShop): Promise<void> {
  await host.step('reads home as it is on other days', async () => {
    await host.enter('index')
    await host.sees(usual)
    assert.equal(await host.shows(season), false)
  })
  await host.step('goes on reading further down when the season begins', async () => {
    await host.scrollsTo({ words: further })
    await shop.console('clock', { advanceMs: SEASON_DAYS * DAY_MS })
    await host.sees(usual)
    assert.equal(await host.shows(season), false)
  })
  await host.step('finds the season when it is come back to', async () => {
    await host.tap(further)
    await host.reach('productDetail')
    await host.touch('.ui-nav__back')
    await host.reach('index')
    await host.sees(season)
  })
  assert.deepEqual(await host.problems(), [])
}
