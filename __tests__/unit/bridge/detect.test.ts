import { findApp, LOOK_ON_MS, lookForApp, type AppObject, type View } from '@/bridge/detect'
import { FakeApp, removeApp } from '../../support/fakeApp'

const app: AppObject = { postMessage: () => undefined }
const shell = 'https://shell.example.com'
const strange = 'https://strange.example.com'

function view(more: object = {}, around?: string[]): View {
  const view: View = { parent: {}, location: { ancestorOrigins: around ?? [] }, ...{ appBridge: app, ...more } }
  if (around === undefined) view.parent = view
  return view
}

test('the app is its object on the window of a page that stands in no frame', () => {
  expect(findApp(view(), [])).toBe(app)
})

test.each([
  ['listed', [shell], true],
  ['of another', [strange], false],
  ['listed, in a frame of another', [shell, strange], false],
  ['not told of', [], false],
  ['like a listed one', [`${shell}.example.com`], false]
])('in a frame it counts where the page around it is a shell: %s', (_, around, isFound) => {
  expect(findApp(view({}, around), [shell])).toBe(isFound ? app : undefined)
})

test.each([
  ['nothing', { appBridge: undefined }],
  ['null', { appBridge: null }],
  ['a text', { appBridge: 'x' }],
  ['an object that takes no messages', { appBridge: {} }],
  ['an element', { appBridge: Object.assign(document.createElement('form'), app) }],
  ['a window', { appBridge: Object.assign({ window: {} }, app) }]
])('%s is not the app', (_, more) => {
  expect(findApp(view(more), [])).toBeUndefined()
})

test('an object found by way of a prototype, as frames and elements are, is not the app', () => {
  const inherits = Object.assign(Object.create({ appBridge: app }) as View, { location: {} })
  inherits.parent = inherits
  expect(findApp(inherits, [])).toBeUndefined()
})

test('an object that throws when it is looked at is not the app', () => {
  const throws = view()
  Object.defineProperty(throws, 'appBridge', {
    get: () => {
      throw new Error('no')
    }
  })
  expect(findApp(throws, [])).toBeUndefined()
})

describe('when it is looked for', () => {
  let calls: (AppObject | undefined)[]
  const look = (wasThere: boolean) => lookForApp([], wasThere, (app) => void calls.push(app))
  const setReady = (value: DocumentReadyState) =>
    Object.defineProperty(document, 'readyState', { value, configurable: true })

  beforeEach(() => {
    jest.useFakeTimers()
    calls = []
  })
  afterEach(() => {
    removeApp()
    setReady('complete')
    jest.useRealTimers()
  })

  test('it is found at once', () => {
    const there = new FakeApp().install()
    look(false)
    expect(calls).toEqual([there])
    expect(jest.getTimerCount()).toBe(0)
  })

  test('a browser is recognised at once, and nothing waits', () => {
    look(false)
    expect(calls).toEqual([undefined])
    expect(jest.getTimerCount()).toBe(0)
  })

  test('an app that is there when the document is', () => {
    setReady('loading')
    look(false)
    expect(calls).toEqual([])
    const there = new FakeApp().install()
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(calls).toEqual([there])
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(calls).toHaveLength(1)
  })

  test('a browser without its document yet is recognised when the document is there', () => {
    setReady('loading')
    look(false)
    setReady('interactive')
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(calls).toEqual([undefined])
  })

  test.each([
    [true, LOOK_ON_MS - 50, true],
    [true, LOOK_ON_MS + 50, false],
    [false, 50, false]
  ])('on a device that was in it before (%s), one that appears after %d ms is found: %s', (was, ms, isFound) => {
    look(was)
    jest.advanceTimersByTime(ms)
    const there = new FakeApp().install()
    jest.advanceTimersByTime(2000)
    expect(calls).toEqual([isFound ? there : undefined])
  })

  test('the looking can be ended', () => {
    look(true)()
    new FakeApp().install()
    jest.advanceTimersByTime(2000)
    expect(calls).toEqual([])
    expect(jest.getTimerCount()).toBe(0)
  })
})
