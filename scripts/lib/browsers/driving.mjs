// What a person does in a browser that is driven: opens, waits until the page lives, taps what is seen.

/** ms that a page has to live, and that words have to come, on a busy machine too. */
const patience = 45_000
const lookMs = 100

// the functions below run in the page: they name nothing of this file

/** What is on show of the store: path, words, whether it still waits and whether anything can be tapped. */
function look() {
  const isVisible = (element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  const top = [...document.querySelectorAll('.taro_page_stationed')].filter(isVisible).at(-1)
  const wait = (root) => [...root.querySelectorAll('[aria-busy="true"], [class*="skeleton"]')].some(isVisible)
  return {
    path: location.pathname,
    words: (top ?? document.body).innerText.trim(),
    isShop: Boolean(top),
    waits: top ? wait(top) : document.readyState !== 'complete',
    leads: Boolean(top) && [...top.querySelectorAll('button, a, input')].some(isVisible)
  }
}

/** The middle of what is called so, scrolled to; in the dialog where one is open. Nothing while it moves or is covered. */
function placeOf(words) {
  const isVisible = (element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  const last = (selector) => [...document.querySelectorAll(selector)].filter(isVisible).at(-1)
  const root = last('[role="dialog"]') ?? last('.taro_page_stationed') ?? document.body
  const name = (element) => element.getAttribute('aria-label') ?? element.innerText
  const hasName = (element) => new RegExp(words).test(name(element).trim().replace(/\s+/g, ' '))
  const usable = (element) =>
    isVisible(element) && !element.disabled && element.getAttribute('aria-disabled') !== 'true'
  const target = [...root.querySelectorAll('button, a, [role="button"], input')].find(
    (element) => usable(element) && hasName(element)
  )
  if (!target) return undefined
  target.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = target.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  return hit && (target.contains(hit) || hit.contains(target)) ? { x, y } : undefined
}

/** Drives a browser that was started. */
export function drive(browser) {
  const run = (work, ...args) => browser.run(`(${work})(${args.map((element) => JSON.stringify(element)).join(', ')})`)
  /** Waits until a look gives something; between two documents there is nothing to look at. */
  async function until(what, take) {
    const startedAt = performance.now()
    let last
    for (;;) {
      const picture = await take().catch((error) => {
        last = error.message
        return undefined
      })
      if (picture) return picture
      if (performance.now() - startedAt > patience) {
        const state = await run(look).catch((error) => ({ words: error.message }))
        throw new Error(`${what} never came; ${state.path} shows «${state.words?.slice(0, 200)}» ${last ?? ''}`)
      }
      await new Promise((resolve) => setTimeout(resolve, lookMs))
    }
  }
  const lives = (what, holds = () => true) =>
    until(what, async () => {
      const state = await run(look)
      return state.isShop && !state.waits && state.leads && state.words !== '' && holds(state) ? state : undefined
    })
  /** Stands still: found twice at one place. */
  async function tap(words) {
    let before
    const { x, y } = await until(`«${words}»`, async () => {
      const place = await run(placeOf, words)
      const still = place && before && place.x === before.x && place.y === before.y
      before = place
      return still ? place : undefined
    })
    await browser.act([
      {
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 }
        ]
      }
    ])
  }
  const errors = []
  // a document that is come back to hears only then that what it was still fetching as it was left has failed
  let hasLeft = false
  const harmful = () => browser.heard().filter((error) => !hasLeft || !/Loading (CSS )?chunk/.test(error))
  const takeErrors = () => [...errors.splice(0), ...harmful()]
  /** A way to another document: what the one before was still fetching fails, and harms nothing. `stays`: one comes back. */
  const going =
    (go, stays) =>
    async (to, { comesBack = stays } = {}) => {
      errors.push(...harmful())
      hasLeft = true
      await go(to)
      errors.push(...harmful())
      hasLeft = comesBack
    }
  return {
    ...browser,
    open: going(browser.open, false),
    travel: going(browser.travel, true),
    heard: takeErrors,
    run,
    until,
    lives,
    tap,
    look: () => run(look)
  }
}
