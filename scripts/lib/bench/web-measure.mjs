// What a shopper's phone pays for the home page: bytes on the wire and times, in a fresh browser context each time.

/** The middle of an odd number of values. */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** ms */
const QUIET = 2000

/** Kind and bytes on the wire of each request of a page, by its id. */
function watchRequests(cdp) {
  const requests = new Map()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const prefetch = /prefetch/.test(`${request.headers.Purpose ?? ''}${request.headers['Sec-Purpose'] ?? ''}`)
    requests.set(requestId, { url: request.url, type: prefetch ? 'Prefetch' : type, bytes: 0 })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  return requests
}

/** A middling network, and a processor four times slower. */
async function slowDown(cdp) {
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const groupNames = { Document: 'html', Stylesheet: 'css', Script: 'js', XHR: 'data', Fetch: 'data', Image: 'pictures' }

/** Bytes by kind, of what the first screen of the page needs. */
function bytesOf(requests, { above, below }) {
  const groups = { html: 0, css: 0, js: 0, data: 0, pictures: 0, other: 0 }
  for (const { url: address, type, bytes } of requests.values()) {
    if (type === 'Prefetch' || (type === 'Image' && below.includes(address) && !above.includes(address))) continue
    groups[groupNames[type] ?? 'other'] += bytes
  }
  return groups
}

/**
 * Loads `url` in a phone-sized page with an empty cache. Bytes are what travelled, headers included; a picture counts when
 * it stands in the first screen or is a background; what the page only prefetches does not count.
 */
export async function measurePage(browser, url, { slow = false } = {}) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN'
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  if (slow) await slowDown(cdp)
  const requests = watchRequests(cdp)
  await page.addInitScript(() => {
    globalThis.largestPaint = 0
    globalThis.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.largestPaint = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  try {
    await page.goto(url, { waitUntil: 'load' })
    // a busy machine pauses between the parts of a start; nothing more comes after so long a silence
    for (let before = -1; before !== requests.size;) {
      before = requests.size
      await page.waitForTimeout(QUIET)
    }
    const state = await page.evaluate(() => {
      const inFirstScreen = (element) => {
        const box = element.getBoundingClientRect()
        return box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
      }
      const images = [...document.images]
      return {
        above: images.filter(inFirstScreen).map((image) => image.currentSrc),
        below: images.filter((image) => !inFirstScreen(image)).map((image) => image.currentSrc),
        text: document.body.innerText.trim().length,
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        largestPaint: globalThis.largestPaint,
        shift: globalThis.shift
      }
    })
    const groups = bytesOf(requests, state)
    const total = Object.values(groups).reduce((sum, bytes) => sum + bytes, 0)
    return {
      groups,
      total,
      requests: requests.size,
      text: state.text,
      firstPaint: state.firstPaint,
      largestPaint: state.largestPaint,
      shift: state.shift
    }
  } finally {
    await context.close()
  }
}
