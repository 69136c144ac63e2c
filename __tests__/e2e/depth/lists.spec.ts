// covers src/ui/windowed/, src/platform/scroll, src/features/cart/, src/features/order/, src/features/invoice/list/, src/features/review/list/, src/features/favourite/, src/features/footprint/
/** Long lists on H5: bounded in elements, and nothing jumps while they are read. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import {
  keepCart,
  keepFavourites,
  keepFollowed,
  keepFootsteps,
  keepInvoices,
  keepOrders,
  keepReviews,
  line
} from '../longLists'
import { linkTo, newShopper, onTop, startAs } from '../shopper'

/** Elements of a page, drawn or not. */
const mostElements = 1500

const elements = (page: Page) => onTop(page).locator('*').count()

/** Reads the list downwards and then back: the row in the middle moves as far as was scrolled, and nothing stays blank. */
async function read(page: Page, row: string, screens: number): Promise<void> {
  for (const by of [...Array.from({ length: screens }, () => 600), ...Array.from({ length: screens }, () => -600)]) {
    const faults = await page.evaluate(
      async ([selector, step]) => {
        const pageOf = [...document.querySelectorAll('.taro_page')].filter(
          (element) => element.getClientRects().length > 0
        )
        const scroller = pageOf.at(-1) ?? document.documentElement
        const middle = [...scroller.querySelectorAll(selector)].find(
          (element) => element.getBoundingClientRect().bottom > innerHeight / 2
        )
        const top = middle?.getBoundingClientRect().top ?? 0
        // the end of the list stops it, to a part of a px
        const from = scroller.scrollTop
        scroller.scrollTop += step
        const distance = scroller.scrollTop - from
        const blanks = () =>
          [...scroller.querySelectorAll('.ui-windowed__item')].filter((item) => {
            const { top: upper, bottom } = item.getBoundingClientRect()
            return item.childElementCount === 0 && bottom > 0 && upper < innerHeight
          }).length
        // a busy machine draws later; what is never drawn is what counts
        let blank = 1
        for (let turn = 0; turn < 15 && blank > 0; turn += 1) {
          await new Promise((resolve) => setTimeout(resolve, 200))
          blank = blanks()
        }
        const went = top - (middle?.getBoundingClientRect().top ?? 0)
        // rows end within a px; the browser holds the place to a whole one
        const off = went - distance
        return { off: Math.abs(off) < 1 ? 0 : off, blank }
      },
      [row, by] as const
    )
    expect(faults).toEqual({ off: 0, blank: 0 })
  }
}

test('two hundred lines of a cart are read down and up without a jump, and the page stays small', async ({
  page,
  request
}) => {
  await startAs(page, await newShopper(request))
  const rows = Array.from({ length: 200 }, (_, index) => line(index))
  await keepCart(page, { shops: [{ shopCode: 'LONGSHOP0', shopName: '栖禾自营旗舰店 1', rows }], invalid: [] })
  await page.goto(linkTo('cart'))
  await expect(page.getByText('第 1 件', { exact: true })).toBeVisible()
  await read(page, '.cart-line', 12)
  expect(await elements(page)).toBeLessThan(mostElements)
})

test('ninety orders are read down and up without a jump, and are where they were after another screen', async ({
  page,
  request
}) => {
  await startAs(page, await newShopper(request))
  await keepOrders(page, 90)
  await page.goto(linkTo('myOrder'))
  await expect(page.getByText('第 1 单')).toBeVisible()
  await read(page, '.order-card', 12)
  expect(await elements(page)).toBeLessThan(mostElements)
  const scroller = onTop(page)
  await scroller.evaluate((element) => (element.scrollTop = 3300))
  const card = page.getByText('第 20 单')
  const link = page.locator('.order-card', { has: card }).getByRole('link')
  // a tap on what lies below the fold would scroll by itself
  await link.scrollIntoViewIfNeeded()
  const before = await card.boundingBox()
  await link.click()
  await expect(card).toBeHidden() // the order's own screen lies above, and says that there is no such order
  await expect(page.getByText(/订单不存在|没有找到|重试/).last()).toBeVisible()
  await page.goBack()
  await expect(card).toBeVisible()
  expect((await card.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
})

for (const [what, first, row, open] of [
  [
    'five hundred invoices',
    '第 1 张',
    '.invoice-card',
    async (page: Page) => {
      await keepInvoices(page, 500)
      await page.goto(linkTo('myInvoice', {}))
    }
  ],
  [
    'two thousand reviews',
    '第 1 条',
    '.review-card',
    async (page: Page) => {
      await keepReviews(page, 2000)
      await page.goto(linkTo('commentList', { spuCode: 'QFC4083' }))
    }
  ],
  [
    'ten thousand favourites',
    '第 1 款',
    '.favourite',
    async (page: Page) => {
      await keepFavourites(page, 10_000)
      await page.goto(linkTo('collection', {}))
    }
  ],
  [
    'ten thousand looks at products',
    '第 1 次看的电饭煲',
    '.footprint-tile',
    async (page: Page) => {
      await keepFootsteps(page, 10_000)
      await page.goto(linkTo('myFootprint', {}))
    }
  ],
  [
    'ten thousand followed shops',
    '第 1 家栖禾专卖店',
    '.followed-row',
    async (page: Page) => {
      await keepFollowed(page, 10_000)
      await page.goto(linkTo('shopCollect', {}))
    }
  ]
] as const) {
  test(`${what} are read down and up without a jump, and the page stays small`, async ({ page, request }) => {
    await startAs(page, await newShopper(request))
    await open(page)
    await expect(page.getByText(first).first()).toBeVisible()
    await read(page, row, 20)
    expect(await elements(page)).toBeLessThan(mostElements)
  })
}

test('ten thousand favourites are where they were after a product was looked at', async ({ page, request }) => {
  await startAs(page, await newShopper(request))
  await keepFavourites(page, 10_000)
  await page.goto(linkTo('collection', {}))
  await expect(page.getByText('第 1 款')).toBeVisible()
  await read(page, '.favourite', 8)
  const scroller = onTop(page)
  await scroller.evaluate((element) => (element.scrollTop = 2600))
  const title = page.getByText('第 19 款', { exact: true })
  await title.scrollIntoViewIfNeeded()
  const before = await title.boundingBox()
  await title.click()
  await expect(title).toBeHidden()
  await page.goBack()
  await expect(title).toBeVisible()
  expect((await title.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
})

test('a fast fling through favourites shows the shape of rows until they are there, and then rows', async ({
  page,
  request
}) => {
  await startAs(page, await newShopper(request))
  await keepFavourites(page, 10_000)
  await page.goto(linkTo('collection', {}))
  await expect(page.getByText('第 1 款')).toBeVisible()
  // as far as it has grown
  await read(page, '.favourite', 20)
  const flung = await onTop(page).evaluate(async (scroller) => {
    /** Stretches in view without a row and without the shape of one. */
    const bare = () =>
      [...scroller.querySelectorAll('[id^="windowed-"] *')].filter((element) => {
        const { top, bottom, height } = element.getBoundingClientRect()
        const empty = element.childElementCount === 0 && element.textContent === '' && height > 60
        const isStretch =
          element.closest('.ui-windowed__item') === element || element.closest('.ui-windowed__item') === null
        return (
          empty && isStretch && bottom > 0 && top < innerHeight && getComputedStyle(element).backgroundImage === 'none'
        )
      }).length
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    let [frames, blank] = [0, 0]
    for (const by of [...Array<number>(40).fill(260), ...Array<number>(40).fill(-260)]) {
      scroller.scrollTop += by
      await frame()
      frames += 1
      blank += bare()
    }
    return { frames, blank }
  })
  expect(flung).toEqual({ frames: 80, blank: 0 })
  await expect
    .poll(() =>
      page.locator('.ui-windowed__blank').evaluateAll(
        (all) =>
          all.filter((element) => {
            const { top, bottom } = element.getBoundingClientRect()
            return bottom > 0 && top < innerHeight
          }).length
      )
    )
    .toBe(0)
})
