// covers src/ui/video/Video, src/ui/video/Player, gateway/src/demonstration/videos/
/** A video in a page. */
import { expect, test } from '../fixtures'
import { linkTo, onTop } from '../shopper'

test('a video plays in its page after a tap, without sound and with its words, and stops when the page is left', async ({
  page,
  request
}) => {
  const { data } = (await (await request.get('/o2pcm/pub/v1/crm-group-get/recipe?size=1')).json()) as {
    data: { list: { recipeCode: string; name: string }[] }
  }
  const { recipeCode = '', name = '' } = data.list[0] ?? {}
  await page.goto(linkTo('cookingRecipeDetail', { recipeCode }))
  const video = onTop(page).locator('video')
  const key = onTop(page).getByRole('button', { name: `播放「${name}」的视频，0:08` })
  await key.scrollIntoViewIfNeeded()
  await expect(video).toHaveCount(0)
  await key.click()
  await expect(onTop(page).locator('.ui-video__words')).toHaveText(name)
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(1.7)
  expect(await video.evaluate((film: HTMLVideoElement) => film.muted)).toBe(true)
  await expect(onTop(page).locator('.ui-video__words')).not.toHaveText(name)
  await expect(key).toBeVisible({ timeout: 20_000 })
})

test('a video that does not come says so, and plays when it is tapped again', async ({ page, request }) => {
  const { data } = (await (await request.get('/o2pcm/pub/v1/crm-group-get/installation')).json()) as {
    data: { list: { guideCode: string }[] }
  }
  await page.route('**/storage/videos/**', (route) => route.abort())
  await page.goto(linkTo('installationGuidelines', { guideCode: data.list[0]?.guideCode ?? '' }))
  const video = onTop(page).locator('video')
  const key = onTop(page).getByRole('button', { name: /^播放/ })
  await key.scrollIntoViewIfNeeded()
  await key.click()
  const again = onTop(page).getByRole('button', { name: '视频没能播放 点按重试' })
  await expect(again).toBeVisible()
  await expect(video).toHaveCount(0)
  await page.unroute('**/storage/videos/**')
  await again.click()
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0.2)
})
