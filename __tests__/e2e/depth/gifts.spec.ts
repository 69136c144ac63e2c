// covers src/features/cart/, src/features/settlement/, gateway/src/areas/checkout/, domain/rewards/gifts.ts
import { expect, test } from '../fixtures'
import { openConfirmation, submitButton } from '../paying'
import { linkTo, newShopper, onTop, ordersOf, startAs } from '../shopper'

test('a gift is foreseen by the cart, chosen in the settlement, and part of the order', async ({ page, request }) => {
  const shopper = await newShopper(request)
  await startAs(page, shopper)
  const { skus } = await shopper.call<{ skus: { skuCode: string }[] }>('GET /o2pcm/v1/pub/product/detail', {
    query: { spuCode: 'QKZ5525' }
  })
  const { rowId } = await shopper.call<{ rowId: string }>('POST /o2cart/v1/carts/save-by-product', {
    body: { skuCode: skus[0]?.skuCode, quantity: 1 }
  })
  await page.goto(linkTo('cartInlay'))
  await expect(onTop(page).locator('.cart-gift').first()).toContainText('轻语电水壶')
  const { settlementId } = await shopper.call<{ settlementId: string }>(
    'POST /o2cht/v1/order-settlements/submit-cart',
    { body: { rowIds: [rowId] } }
  )
  await openConfirmation(page, settlementId)
  await onTop(page)
    .getByRole('button', { name: /轻语电水壶/ })
    .click()
  await page.getByRole('radio', { name: /随行电水壶/ }).click()
  await expect(page.getByRole('radio', { name: /随行电水壶/ })).toBeChecked()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(onTop(page).getByRole('button', { name: /随行电水壶/ })).toBeVisible()
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/pagesB\/pay\/pay\?/)
  const [order] = await ordersOf(shopper)
  await page.goto(linkTo('orderDetail', { orderCode: order?.orderCode ?? '' }))
  await expect(onTop(page).locator('.ui-goods-line', { hasText: '随行电水壶' })).toContainText('赠品')
})
