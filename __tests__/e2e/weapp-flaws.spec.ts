/** What the look at every screen must see, on a page written by hand. */
import { expect, test } from './fixtures'
import { flawsOf } from './weapp-look'

test('a picture that did not come, one that was not shown and a title that is cut are seen', async ({ page }) => {
  const drawn = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`
  const look = (classes: string, src: string, title: string) =>
    page
      .setContent(
        `<div class="ui-nav"><div class="ui-nav__words" style="width: 60px; overflow: hidden; white-space: nowrap">${title}</div></div>
        <p>words</p><div class="ui-picture"><div class="ui-picture__image ${classes}"><img width="90" height="90" src="${src}"></div></div>`
      )
      .then(() => page.locator('body').evaluate(flawsOf))
  const shown = 'ui-picture__image--shown'
  expect(await look(shown, drawn, 'Cart')).toEqual([])
  expect(await look(shown, drawn, 'New shipping address')).toEqual(['title is cut: «New shipping address»'])
  expect(await look('', drawn, 'Cart')).toEqual(['a picture that is not seen: .ui-picture'])
  expect(await look(shown, 'data:,', 'Cart')).toEqual(['a picture that is not seen: .ui-picture'])
})
