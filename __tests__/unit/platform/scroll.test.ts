// Scrolling on H5, where pages that lie below stay in the document with the ids that they have.
import { isAtTop, scrollPageToTop, scrollToElement } from '@/platform/scroll'

const rectAt = (top: number) => ({ top }) as DOMRect
let pages: HTMLElement[]

/** Pages with one element of the same id each, 300 px below the top; those that are named lie below. */
function show(...below: boolean[]): void {
  document.body.innerHTML = below
    .map((lies) => `<div class="taro_page${lies ? ' taro_page_shade' : ''}"><div id="end"></div></div>`)
    .join('')
  pages = [...document.querySelectorAll<HTMLElement>('.taro_page')]
  for (const page of pages) {
    page.getBoundingClientRect = () => rectAt(50)
    const end = page.firstElementChild
    if (end) end.getBoundingClientRect = () => rectAt(350)
  }
}
const tops = () => pages.map(({ scrollTop }) => scrollTop)

it('moves the page on top, whether it was opened after or before the others', async () => {
  show(true, false)
  scrollToElement('end', 100)
  expect(tops()).toEqual([0, 200])
  expect(await isAtTop('end')).toBe(false)
  scrollPageToTop('end')
  expect(tops()).toEqual([0, 0])
  show(false, true)
  scrollToElement('end', 0)
  expect(tops()).toEqual([300, 0])
})

it('leaves all pages where they are for an element that is not there', async () => {
  show(false)
  scrollToElement('none', 0)
  scrollPageToTop('none')
  expect(tops()).toEqual([0])
  expect(await isAtTop('none')).toBe(false)
})
