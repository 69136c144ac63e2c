'use strict'

// What the console's pages share. Each page's own script is loaded after it.

/** An element with text and children; text is never read as HTML. */
function make(tag, options = {}, ...children) {
  const element = document.createElement(tag)
  if (options.className) element.className = options.className
  if (options.text !== undefined) element.textContent = options.text
  if (options.onclick) element.addEventListener('click', options.onclick)
  element.append(...children)
  return element
}

const byId = (id) => document.getElementById(id)

/** What the shop's clock shows at a moment, wherever this computer is: '2026-09-07 18:00:00'. */
const shopClock = (ms) => new Date(ms).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })
/** '2026-09-07 18:00' */
const time = (ms) => shopClock(ms).slice(0, 16)
/** '2026-09-07' */
const day = (ms) => shopClock(ms).slice(0, 10)

/** An amount in fen as '¥1,299.00'. */
const money = (fen) => `¥${(fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
