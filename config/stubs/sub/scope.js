// What the sub-application has in the place of the window, its document and its timers (build `h5:sub`): every module of
// that build finds these under the names of the browser's own (config/subApp.ts). They keep the app inside its container and
// below its path, its stored values under its tenant's name, and know all that has to end when it goes.
'use strict'
const { callsOf } = require('./calls')

// the window itself, by the one name that is not replaced
const page = global
const ROOT_CLASS = 'store-sub'
/** Names of the window under which the app around it answers: they have to be the window's own. */
const PASSED = new Set(['appAnswers'])
const OUTSIDE = '/-/outside'

/** Listeners on what outlives the app. `seenAs`: what an event is for the app; undefined: none of its own. */
function listening(target, seenAs = (event) => event) {
  const entries = []
  let isOver = false
  const capturing = (options) => (typeof options === 'object' ? Boolean(options?.capture) : Boolean(options))
  const find = (type, listener, capture) =>
    entries.find((entry) => entry.type === type && entry.listener === listener && entry.capture === capture)
  const remove = (type, listener, options) => {
    const entry = find(type, listener, capturing(options))
    if (!entry) return
    entries.splice(entries.indexOf(entry), 1)
    target.removeEventListener(type, entry.heard, entry.capture)
  }
  return {
    addEventListener(type, listener, options) {
      const capture = capturing(options)
      if (isOver || !listener || find(type, listener, capture)) return
      const handler = (event) => {
        const scoped = seenAs(event)
        if (scoped === undefined) return
        if (options?.once) remove(type, listener, capture)
        if (typeof listener === 'function') listener.call(target, scoped)
        else listener.handleEvent(scoped)
      }
      entries.push({ type, listener, capture, heard: handler })
      target.addEventListener(type, handler, options)
    },
    removeEventListener: remove,
    end() {
      isOver = true
      for (const { type, listener, capture } of [...entries]) remove(type, listener, capture)
    }
  }
}

/** A storage whose keys begin with the tenant's name; nothing else of the host's is read, written or cleared. `lives`: until the app goes. */
function storageOf(storage, prefix, lives) {
  const own = () => Object.keys(storage).filter((key) => key.startsWith(prefix))
  return {
    getItem: (key) => storage.getItem(prefix + key),
    setItem: (key, value) => lives() && storage.setItem(prefix + key, value),
    removeItem: (key) => lives() && storage.removeItem(prefix + key),
    key: (index) => own()[index]?.slice(prefix.length) ?? null,
    clear: () => lives() && own().forEach((key) => storage.removeItem(key)),
    get length() {
      return own().length
    }
  }
}

/** Pairs of a function that begins something and one that ends it by its number. */
function timersOf(begin, end, once) {
  const running = new Set()
  let over = false
  return {
    begin(work, ...rest) {
      if (over) return 0
      const id = page[begin](
        (...args) => {
          if (once) running.delete(id)
          if (typeof work === 'function') work(...args)
        },
        ...rest
      )
      running.add(id)
      return id
    },
    end(id) {
      running.delete(id)
      page[end]?.(id)
    },
    over() {
      over = true
      running.forEach((id) => page[end]?.(id))
      running.clear()
    }
  }
}

/** A class of the browser's whose things are ended by `end` when the app goes. */
function endingClass(name, end, atEnd) {
  const Own = page[name]
  if (Own === undefined) return undefined
  const instances = new Set()
  atEnd.push(() => instances.forEach((entry) => entry[end]()))
  return class extends Own {
    constructor(...args) {
      super(...args)
      instances.add(this)
      if (name === 'WebSocket') this.addEventListener('close', () => instances.delete(this))
    }
    disconnect() {
      instances.delete(this)
      super.disconnect?.()
    }
  }
}

/** The browser's channels, whose two ends keep each other, and who listens at them, until they are closed. */
function channelsOf(atEnd) {
  const ends = new Set()
  atEnd.push(() => ends.forEach((end) => end.close()))
  return class extends page.MessageChannel {
    constructor() {
      super()
      ends.add(this.port1).add(this.port2)
    }
  }
}

/** Something with own names over a thing of the browser's. `own` also keeps what is written. */
function over(thing, own, traps = {}) {
  const bound = new Map()
  const names = Object.create(null, Object.getOwnPropertyDescriptors(own))
  return new Proxy(names, {
    get(_, name) {
      if (name in names) return names[name]
      const value = Reflect.get(thing, name, thing)
      if (traps.seen) {
        const replacement = traps.seen(value)
        if (replacement !== undefined) return replacement
      }
      // what is no class is called on the thing itself
      if (typeof value !== 'function' || value.prototype !== undefined) return value
      if (!bound.has(value)) bound.set(value, value.bind(thing))
      return bound.get(value)
    },
    set(_, name, value) {
      names[name] = value
      return true
    },
    has: (_, name) => name in names || name in thing,
    getPrototypeOf: () => Object.getPrototypeOf(thing),
    ...traps.more
  })
}

function locationIn(base) {
  const pageLocation = page.location
  const below = () => {
    const { pathname } = pageLocation
    if (base === '') return pathname
    if (pathname === base) return '/'
    return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : OUTSIDE
  }
  const href = () => pageLocation.origin + below() + pageLocation.search + pageLocation.hash
  /** An address of the app's as the window has to name it; one of elsewhere stays. */
  const outer = (address) => {
    if (address === undefined || address === null) return undefined
    const url = new URL(String(address), href())
    return url.origin === pageLocation.origin ? base + url.pathname + url.search + url.hash : url.href
  }
  const location = over(pageLocation, {
    get pathname() {
      return below()
    },
    get href() {
      return href()
    },
    set href(address) {
      pageLocation.assign(outer(address))
    },
    assign: (address) => pageLocation.assign(outer(address)),
    replace: (address) => pageLocation.replace(outer(address)),
    toString: href
  })
  return { location, outer, isBelow: () => below() !== OUTSIDE }
}

const historyIn = (outer, lives) =>
  over(page.history, {
    pushState: (state, title, address) => lives() && page.history.pushState(state, title, outer(address)),
    replaceState: (state, title, address) => lives() && page.history.replaceState(state, title, outer(address)),
    get scrollRestoration() {
      return page.history.scrollRestoration
    },
    set scrollRestoration(how) {
      page.history.scrollRestoration = how
    }
  })

/** The container's inside: what is the page's body and its head to the app. */
function rootIn(container) {
  const root = page.document.createElement('div')
  root.className = ROOT_CLASS
  const head = page.document.createElement('div')
  head.hidden = true
  const app = page.document.createElement('div')
  app.id = 'app'
  root.append(head, app)
  container.append(root)
  return { root, head }
}

function documentIn({ root, head }, listeners, windowOf, lives) {
  const own = page.document
  const selectOne = (selector) => {
    if (selector === 'body' || selector === 'html') return root
    return selector === 'head' ? head : root.querySelector(selector)
  }
  const selectTag = (tag) => {
    if (tag === 'head') return [head]
    return tag === 'body' || tag === 'html' ? [root] : root.getElementsByTagName(tag)
  }
  // React listens on the document of what it draws in, and makes elements by it
  const ours = (element) =>
    element && Object.defineProperty(element, 'ownerDocument', { value: inside, configurable: true })
  const inside = over(own, {
    body: root,
    head,
    documentElement: root,
    // what the server reads of it is not asked for by this app
    cookie: '',
    get title() {
      return own.title
    },
    set title(title) {
      if (lives()) own.title = title
    },
    get defaultView() {
      return windowOf()
    },
    querySelector: selectOne,
    querySelectorAll: (selector) => root.querySelectorAll(selector),
    getElementById: (id) => ours(root.querySelector(`#${page.CSS.escape(id)}`)),
    getElementsByTagName: selectTag,
    getElementsByClassName: (names) => root.getElementsByClassName(names),
    createElement: (...args) => ours(own.createElement(...args)),
    addEventListener: listeners.addEventListener,
    removeEventListener: listeners.removeEventListener
  })
  return inside
}

/** A rule that the router writes at its start, below the app's root. */
const belowRoot = (css) =>
  css.replace(
    /(^|[},])(\s*)(body|\.taro)/g,
    (_, before, gap, name) => `${before}${gap}${name === 'body' ? `.${ROOT_CLASS}` : `.${ROOT_CLASS} ${name}`}`
  )

/** The page's window with these names in front of its own; what is passed on to the page is noted in `passed`. */
function windowWith(own, passed) {
  const inside = over(page, own, {
    seen: (value) => (value === page ? inside : undefined),
    more: {
      defineProperty(names, name, descriptor) {
        if (!PASSED.has(name)) return Reflect.defineProperty(names, name, { ...descriptor, configurable: true })
        passed.add(name)
        return Reflect.defineProperty(page, name, descriptor)
      },
      getOwnPropertyDescriptor(names, name) {
        const descriptor = Reflect.getOwnPropertyDescriptor(names, name) ?? Reflect.getOwnPropertyDescriptor(page, name)
        return descriptor && { ...descriptor, configurable: true }
      }
    }
  })
  return inside
}

/** Opens the names for one app, in this container, below this path. Gives what closes them again. */
function open({ container, base, tenant }) {
  const atEnd = []
  // a reply that comes after the end finds nobody, and changes nothing of the page
  let isOver = false
  const lives = () => !isOver
  const prefix = `${tenant}:`
  const title = page.document.title
  const parts = rootIn(container)
  const { location, outer, isBelow } = locationIn(base)
  const onWindow = listening(page, (event) => {
    if (event.type === 'popstate' || event.type === 'hashchange') return isBelow() ? event : undefined
    if (event.type !== 'storage') return event
    if (event.key === null) return { type: 'storage', key: null, newValue: null }
    if (!event.key.startsWith(prefix)) return undefined
    return { type: 'storage', key: event.key.slice(prefix.length), newValue: event.newValue }
  })
  const onDocument = listening(page.document)
  const timers = {
    Timeout: timersOf('setTimeout', 'clearTimeout', true),
    Interval: timersOf('setInterval', 'clearInterval', false),
    AnimationFrame: timersOf('requestAnimationFrame', 'cancelAnimationFrame', true),
    IdleCallback: page.requestIdleCallback && timersOf('requestIdleCallback', 'cancelIdleCallback', true)
  }
  const own = {
    location,
    history: historyIn(outer, lives),
    document: documentIn(parts, onDocument, () => exports.window, lives),
    localStorage: storageOf(page.localStorage, prefix, lives),
    sessionStorage: storageOf(page.sessionStorage, prefix, lives),
    setTimeout: timers.Timeout.begin,
    clearTimeout: timers.Timeout.end,
    setInterval: timers.Interval.begin,
    clearInterval: timers.Interval.end,
    requestAnimationFrame: timers.AnimationFrame.begin,
    cancelAnimationFrame: timers.AnimationFrame.end,
    requestIdleCallback: timers.IdleCallback?.begin,
    cancelIdleCallback: timers.IdleCallback?.end,
    fetch: callsOf(page, lives, atEnd),
    IntersectionObserver: endingClass('IntersectionObserver', 'disconnect', atEnd),
    ResizeObserver: endingClass('ResizeObserver', 'disconnect', atEnd),
    MutationObserver: endingClass('MutationObserver', 'disconnect', atEnd),
    WebSocket: endingClass('WebSocket', 'close', atEnd),
    MessageChannel: channelsOf(atEnd)
  }
  const passed = new Set()
  const { addEventListener, removeEventListener } = onWindow
  const inside = windowWith({ ...own, addEventListener, removeEventListener }, passed)
  Object.assign(exports, own, { window: inside, self: inside, globalThis: inside, SUB_TENANT: tenant })
  const { appendChild } = parts.head
  parts.head.appendChild = (node) => {
    if (node.nodeName === 'STYLE') node.textContent = belowRoot(node.textContent)
    return appendChild.call(parts.head, node)
  }
  sheets.forEach((sheet) => parts.head.append(sheet))
  head = parts.head
  return {
    root: parts.root,
    close() {
      isOver = true
      Object.values(timers).forEach((timer) => timer?.over())
      onWindow.end()
      onDocument.end()
      atEnd.splice(0).forEach((work) => work())
      passed.forEach((name) => delete page[name])
      head = undefined
      sheets.forEach((sheet) => sheet.remove())
      parts.root.remove()
      // the names stay, without effect, for what is still on its way; the next mount puts its own in their place
      page.document.title = title
    }
  }
}

/** The app's style sheets: they go with it, and come with it again. */
const sheets = new Set()
let head
exports.open = open
exports.addSheet = (sheet) => {
  sheets.add(sheet)
  head?.append(sheet)
}
// called by what fetches the parts of pages (config/subApp.ts)
__webpack_require__.addSheet = exports.addSheet
