import { ANSWER_MS, CHOICE_MS, leavePage, MOST_OPEN, openCallbacks, plainReply } from '@/bridge/callbacks'
import { MessageError } from '@/bridge/messages'
import { ask, forgetApp, lacks, noteFunctions, open, OPEN_MS, tell } from '@/bridge/sending'
import { answer, answersObject, FakeApp, setVisible } from '../../support/fakeApp'
import { settle } from '../../support/gateway'

let app: FakeApp
const none = { messages: 0, names: 0 }

beforeEach(() => {
  jest.useFakeTimers()
  forgetApp()
  app = new FakeApp()
})
afterEach(() => {
  leavePage()
  setVisible(true)
  jest.useRealTimers()
})

/** What became of a promise so far. */
async function stateOf<T>(promise: Promise<T>): Promise<T | 'waiting'> {
  await settle()
  return Promise.race([promise, Promise.resolve('waiting' as const)])
}

test('an answer is what the app gave, and its two names go with it', async () => {
  app.on('getBaseInfo', { reply: { token: 'T1' } })
  const asking = ask(app, 'getBaseInfo', {})
  expect(openCallbacks()).toEqual({ messages: 1, names: 2 })
  expect(await asking).toEqual({ kind: 'success', reply: { token: 'T1' } })
  expect(openCallbacks()).toEqual(none)
})

test('names are 96 random bits under one object, another two for each message', async () => {
  for (let times = 0; times < 20; times += 1) await ask(app, 'getBaseInfo', {})
  const names = app.messages.flatMap(({ successCallBack, failCallBack }) => [successCallBack, failCallBack])
  for (const name of names) expect(name).toMatch(/^appAnswers\.a[0-9a-f]{24}$/)
  expect(new Set(names).size).toBe(40)
})

test.each([
  ['refused', () => answer(app.messages[0]?.failCallBack ?? '')],
  ['silent', () => jest.advanceTimersByTime(ANSWER_MS)],
  ['left', () => window.dispatchEvent(new Event('pagehide'))]
])('a message may be %s', async (kind, act) => {
  app.on('getBaseInfo', 'never')
  const asking = ask(app, 'getBaseInfo', {})
  expect(await stateOf(asking)).toBe('waiting')
  act()
  expect(await stateOf(asking)).toEqual({ kind })
  expect(openCallbacks()).toEqual(none)
})

describe('no effect has an answer that comes', () => {
  const begin = () => {
    app.on('getBaseInfo', 'never')
    const outcome = ask(app, 'getBaseInfo', {})
    const [message] = app.messages
    return { outcome, succeed: message?.successCallBack ?? '', fail: message?.failCallBack ?? '' }
  }

  test('late', async () => {
    const { outcome, succeed } = begin()
    jest.advanceTimersByTime(ANSWER_MS)
    answer(succeed, 1)
    expect(await outcome).toEqual({ kind: 'silent' })
  })

  test('twice, or as both', async () => {
    const { outcome, succeed, fail } = begin()
    answer(succeed, 1)
    answer(succeed, 2)
    answer(fail)
    expect(await outcome).toEqual({ kind: 'success', reply: 1 })
  })

  test('after leaving', async () => {
    const { outcome, succeed } = begin()
    leavePage()
    answer(succeed, 1)
    expect(await outcome).toEqual({ kind: 'left' })
  })

  test('by another frame: messages that frames post reach nobody', async () => {
    const { outcome, succeed } = begin()
    const [object, name] = succeed.split('.')
    for (const data of [
      succeed,
      { path: succeed, reply: 1 },
      { kind: 'answer', path: succeed, reply: 1 },
      { [object ?? '']: name }
    ])
      window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://strange.example.com' }))
    expect(await stateOf(outcome)).toBe('waiting')
  })

  test('under a guessed name', async () => {
    const { outcome, succeed } = begin()
    for (const name of ['a', `${succeed.slice(0, -1)}x`, 'appAnswers.constructor', 'appAnswers.__proto__'])
      answer(name.startsWith('appAnswers.') ? name : `appAnswers.${name}`, 1)
    expect(await stateOf(outcome)).toBe('waiting')
    expect(openCallbacks()).toEqual({ messages: 1, names: 2 })
  })
})

test('the object shows no name, and takes none', () => {
  app.on('getBaseInfo', 'never')
  void ask(app, 'getBaseInfo', {})
  const object = answersObject() as Record<string, unknown>
  expect(Reflect.ownKeys(object)).toEqual([])
  expect(Reflect.set(object, 'mine', () => undefined)).toBe(false)
  expect(Reflect.defineProperty(object, 'mine', { value: 1 })).toBe(false)
})

test('a picture may be longer than any other answer', async () => {
  const reply = { data: 'A'.repeat(100_000) }
  app.on('getPicture', { reply }).on('getBaseInfo', { reply })
  const screen = await open(app, 'getPicture', {})
  expect(screen.taken && (await screen.answer)).toEqual({ kind: 'success', reply })
  expect(await ask(app, 'getBaseInfo', {})).toEqual({ kind: 'success', reply: undefined })
})

test('people’s choices are waited for ten minutes, and end when their page is left', async () => {
  app.on('toAddressManagePage', 'never')
  const { chosen: choice } = await hiddenOpen()
  jest.advanceTimersByTime(CHOICE_MS - OPEN_MS - 1)
  expect(await stateOf(choice)).toBe('waiting')
  jest.advanceTimersByTime(OPEN_MS + 1)
  expect(await stateOf(choice)).toEqual({ kind: 'silent' })
  const { chosen: two } = await hiddenOpen()
  leavePage()
  expect(await stateOf(two)).toEqual({ kind: 'left' })
})

/** Asks for an address; the app's page lies over ours. */
async function hiddenOpen() {
  const opening = open(app, 'toAddressManagePage', {})
  setVisible(false)
  const screen = await opening
  setVisible(true)
  if (!screen.taken) throw new Error('not taken')
  return { chosen: screen.answer }
}

test('50 messages wait at once; one more is not sent', async () => {
  app.on('getBaseInfo', 'never')
  for (let times = 0; times < MOST_OPEN; times += 1) void ask(app, 'getBaseInfo', {})
  expect(await ask(app, 'getBaseInfo', {})).toEqual({ kind: 'refused' })
  expect(app.messages).toHaveLength(MOST_OPEN)
  // what is only told waits for nothing
  tell(app, 'hideHud', {})
  expect(app.sent('hideHud')).toHaveLength(1)
  jest.advanceTimersByTime(ANSWER_MS)
  expect(openCallbacks()).toEqual(none)
})

test('10,000 messages, answered, refused and never, leave nothing', async () => {
  const rules = ['never', 'refuse', 'twice', { reply: {} }] as const
  for (let times = 0; times < 10_000; times += 1) {
    app.on('getBaseInfo', rules[times % rules.length] ?? 'never')
    void ask(app, 'getBaseInfo', {})
    tell(app, 'invoiceChange', { orderCode: 'O1' })
    if (times % 25 === 0) {
      await settle()
      jest.advanceTimersByTime(ANSWER_MS)
    }
  }
  await settle()
  jest.advanceTimersByTime(ANSWER_MS)
  expect(app.messages.length).toBeGreaterThan(19_000)
  expect(openCallbacks()).toEqual(none)
  expect(jest.getTimerCount()).toBe(0)
})

test('a message that lacks what it needs throws before anything is sent, in an app without it too', async () => {
  noteFunctions([])
  const wrong = {}
  await expect(ask(app, 'loadWebView', wrong)).rejects.toThrow(MessageError)
  await expect(open(app, 'loadWebView', wrong)).rejects.toThrow(MessageError)
  expect(() => tell(app, 'loadWebView', wrong)).toThrow(MessageError)
  expect(app.messages).toEqual([])
  expect(openCallbacks()).toEqual(none)
})

test('an app that throws counts as a refusal', async () => {
  const brokenParams = {
    postMessage: () => {
      throw new Error('gone')
    }
  }
  expect(await ask(brokenParams, 'getBaseInfo', {})).toEqual({ kind: 'refused' })
  expect(await open(brokenParams, 'toHomePage', {})).toEqual({ taken: false })
  expect(() => tell(brokenParams, 'hideHud', {})).not.toThrow()
  expect(openCallbacks()).toEqual(none)
})

describe('a screen of the app’s own', () => {
  test('is open when the app says so', async () => {
    expect((await open(app, 'toHomePage', {})).taken).toBe(true)
  })

  test('is open when something lies over the page', async () => {
    const opening = open(app.on('toHomePage', 'never'), 'toHomePage', {})
    jest.advanceTimersByTime(OPEN_MS - 1)
    setVisible(false)
    expect((await opening).taken).toBe(true)
  })

  test('is not open when the app refuses', async () => {
    expect(await open(app.on('toHomePage', 'refuse'), 'toHomePage', {})).toEqual({ taken: false })
  })

  test('is not open when nothing happens within 1.5 s, and is not requested again; a late answer changes nothing', async () => {
    const opening = open(app.on('toHomePage', 'never'), 'toHomePage', {})
    jest.advanceTimersByTime(OPEN_MS - 1)
    expect(await stateOf(opening)).toBe('waiting')
    jest.advanceTimersByTime(1)
    expect(await stateOf(opening)).toEqual({ taken: false })
    expect(openCallbacks()).toEqual(none)
    answer(app.messages[0]?.successCallBack ?? '')
    expect(await open(app, 'toHomePage', {})).toEqual({ taken: false })
    expect(app.messages).toHaveLength(1)
  })

  test('is not requested where the app’s list lacks it, though everything else is', async () => {
    noteFunctions(['toMsgCenter', 'hideHud'])
    expect(await open(app, 'toHomePage', {})).toEqual({ taken: false })
    tell(app, 'logout', {})
    expect(app.messages).toEqual([])
    expect((await open(app, 'toMsgCenter', {})).taken).toBe(true)
    tell(app, 'hideHud', {})
    expect(app.calls()).toEqual([
      ['toMsgCenter', {}],
      ['hideHud', {}]
    ])
    expect(lacks('getBaseInfo')).toBe(false)
    noteFunctions(undefined)
    expect(lacks('toHomePage')).toBe(false)
  })
})

test.each([
  [{ a: [1] }, { a: [1] }],
  ['{"a":[1]}', { a: [1] }],
  [undefined, undefined],
  ['no json', undefined],
  ['{"__proto__":{"x":1}}', undefined],
  [`"${'x'.repeat(65_536)}"`, undefined],
  ['[[[[[[[1]]]]]]]', undefined],
  [[[[[[[1]]]]]], [[[[[[1]]]]]]],
  [Object.create({ token: 'T1' }), {}]
])('a reply of %j is read as %j', (text, read) => {
  expect(plainReply(text)).toEqual(read)
})

test('a reply that goes in circles, or throws as it is read, is none', () => {
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  expect(plainReply(circle)).toBeUndefined()
  const trap = Object.defineProperty({}, 'token', {
    enumerable: true,
    get: () => {
      throw new Error('read')
    }
  })
  expect(plainReply(trap)).toBeUndefined()
})
