// What Taro's build defines and jsdom lacks.
const { TextDecoder, TextEncoder } = require('node:util')
const { webcrypto } = require('node:crypto')

Object.assign(globalThis, {
  ENABLE_INNER_HTML: true,
  ENABLE_ADJACENT_HTML: true,
  ENABLE_SIZE_APIS: true,
  ENABLE_TEMPLATE_CONTENT: true,
  ENABLE_CLONE_NODE: true,
  ENABLE_CONTAINS: true,
  ENABLE_MUTATION_OBSERVER: true,
  DEPRECATED_ADAPTER_COMPONENT: false
})
globalThis.TextEncoder ??= TextEncoder
globalThis.TextDecoder ??= TextDecoder
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })

if (typeof window !== 'undefined') {
  // the tests read Chinese; the app starts in the browser's language
  Object.defineProperty(window.navigator, 'languages', { value: ['zh-CN'], configurable: true })
  Object.defineProperty(window.navigator, 'language', { value: 'zh-CN', configurable: true })
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false
  })
  window.scrollTo = () => {}
  // jsdom lays nothing out
  window.Range.prototype.getClientRects ??= () => []
  window.IntersectionObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
