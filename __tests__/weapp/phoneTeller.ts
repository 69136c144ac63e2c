/** The compiled mini-program on a phone without layout as a journey sees it (`__tests__/journeys`). */
import type { Phone } from './phone'
import type { Teller } from '../journeys/teller'
import { bubble } from '../../simulator/crawl/acts'
import { textOf, walk, type Node } from '../../simulator/crawl/tree'
import { encodeParams } from '../../src/routes/params'
import { routeOf, type RouteKey } from '../../src/routes/table'

/** One part of a place: a class, a class without another, or `[role="radio"]`. */
function fits(node: Node, part: string): boolean {
  const role = /^\[role="(\w+)"\]$/.exec(part)?.[1]
  if (role !== undefined) return node.attributes['aria-role'] === role
  const [, wanted = '', unwanted] = /^\.([\w-]+)(?::not\(\.([\w-]+)\))?$/.exec(part) ?? []
  const classes = node.className.split(' ')
  return classes.includes(wanted) && (unwanted === undefined || !classes.includes(unwanted))
}

/** The nodes that a place names, in the page's order. */
const placesIn = (root: Node, place: string): Node[] =>
  place
    .split(' ')
    .reduce<Node[]>((roots, part) => roots.flatMap((top) => [...walk(top)].filter((node) => fits(node, part))), [root])

/** Innermost nodes that have these words. */
function saying(root: Node, words: string | RegExp): Node[] {
  const has = (node: Node) => {
    const text = textOf(node).trim()
    return typeof words === 'string' ? text === words : text !== '' && words.test(text)
  }
  const all = [...walk(root)].filter(has)
  const parents = new Set(all.map(({ parent }) => parent))
  return all.filter((node) => !parents.has(node))
}

const description = (words: string | RegExp, place = '') => `«${String(words)}» ${place}`.trim()

/** What is on the page that the phone shows. */
function lookAt(phone: Phone) {
  const within = (place?: string): Node | undefined =>
    place === undefined ? phone.tree() : placesIn(phone.tree(), place).at(-1)
  const found = (words: string | RegExp, place?: string): Node[] => {
    const root = within(place)
    return root ? saying(root, words) : []
  }
  const places = (place: string) => placesIn(phone.tree(), place)
  const called = (name: string) =>
    [...walk(phone.tree())].find(({ attributes }) => String(attributes['aria-label'] ?? '').startsWith(name))
  const isEntry = ({ tag }: Node) => tag === 'input' || tag === 'textarea'
  const labelled = (label: string, order: number) =>
    places('.ui-field')
      .filter((frame) => textOf(frame).startsWith(label))
      .concat([...walk(phone.tree())].filter(({ attributes }) => attributes['aria-label'] === label))
      .flatMap((frame) => [...walk(frame)].filter(isEntry))[order]
  return { found, places, called, labelled }
}

/** What a finger and a keyboard do to it. */
function handOn(phone: Phone) {
  async function touch(what: string, find: () => Node | undefined): Promise<void> {
    await phone.until(what, () => find() !== undefined)
    const node = find()
    if (node) await phone.touch(node)
  }
  const write = (kind: 'input' | 'textarea', text: string) =>
    type(text, () => [...walk(phone.tree())].find(({ tag }) => tag === kind))
  async function type(text: string, field: () => Node | undefined): Promise<Node> {
    await phone.until('a field', () => field() !== undefined)
    const [node, page] = [field(), phone.host.stack().at(-1)]
    if (!node || !page) throw new Error('the field is gone')
    bubble(phone.host, page, node, 'input', { value: text, cursor: text.length })
    await phone.rest()
    return node
  }
  return { touch, write, type }
}

export function phoneTeller(phone: Phone): Teller {
  const { found, places, called, labelled } = lookAt(phone)
  const { touch, write, type } = handOn(phone)
  const sees: Teller['sees'] = (words, place) =>
    phone.until(description(words, place), () => found(words, place).length > 0)
  const tap: Teller['tap'] = async (words, place) => {
    await sees(words, place)
    const [node] = found(words, place)
    if (node) await phone.touch(node)
  }
  const reach = (key: RouteKey) => phone.until(key, () => phone.route() === routeOf(key).path.slice(1))
  const shows: Teller['shows'] = async (words, place) => {
    await phone.rest()
    return found(words, place).length > 0
  }
  const opensFile = async (words: string) => {
    const opened = () => phone.calls('openDocument').filter(({ outcome }) => /:ok/.test(outcome)).length
    const before = opened()
    await tap(words)
    await phone.until('the document', () => opened() > before)
  }
  return {
    step: async (words, work) => {
      try {
        await work()
      } catch (error) {
        throw new Error(`${words}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
      }
    },
    tap,
    sees,
    tapIfShown: async (words) => {
      if (await shows(words)) await tap(words)
    },
    // the phone without a screen says yes by itself
    confirms: async (words) => {
      const hasQuestion = () =>
        phone.calls('showModal').some((call) => (call.options as { confirmText?: string }).confirmText === words)
      await phone.until(`a question with «${words}»`, hasQuestion)
    },
    shows,
    counts: (words, times) => phone.until(`${times} × ${description(words)}`, () => found(words).length === times),
    there: (place) => phone.until(place, () => places(place).length > 0),
    touch: (place) => touch(place, () => places(place)[0]),
    touchNamed: (name) => touch(name, () => called(name)),
    named: (name) => phone.until(name, () => called(name) !== undefined),
    write: async (words) => void (await write('textarea', words)),
    fills: async (label, words, order = 0) => void (await type(words, () => labelled(label, order))),
    reads: async (words) => {
      await sees(words)
      const [node] = found(words)
      return node ? textOf(node) : ''
    },
    signs: async (name) => {
      await tap('写不了？输入姓名代替')
      const field = () => placesIn(phone.tree(), '.ui-field').find((line) => textOf(line).includes('输入核验过的姓名'))
      await phone.until('a line for the name', () => field() !== undefined)
      const input = [...walk(field() ?? phone.tree())].find(({ tag }) => tag === 'input')
      const page = phone.host.stack().at(-1)
      if (input && page) bubble(phone.host, page, input, 'input', { value: name, cursor: name.length })
      await phone.rest()
    },
    searches: async (words) => {
      const field = await write('input', words)
      const page = phone.host.stack().at(-1)
      if (page) bubble(phone.host, page, field, 'confirm', { value: words })
      await phone.rest()
    },
    scrollsTo: async (what) => {
      const isThere = () => ('words' in what ? found(what.words) : places(what.place)).length > 0
      const page = phone.host.stack().at(-1)
      for (let screens = 1; screens < 20 && !isThere(); screens += 1) {
        if (page) phone.host.hook(page, 'onPageScroll', { scrollTop: 700 * screens })
        await phone.rest()
      }
      await phone.until('words' in what ? description(what.words) : what.place, isThere)
    },
    together: (place, words) =>
      phone.until(`a ${place} with ${words.join(' and ')}`, () =>
        places(place).some(
          (node) =>
            words.every((word) => textOf(node).includes(word)) && [...walk(node)].some(({ tag }) => tag === 'image')
        )
      ),
    readsManual: () => opensFile('打开说明书'),
    opensFile,
    addsPicture: async (place) => {
      const shown = textOf(phone.tree())
      await touch(place, () => places(place)[0])
      const asks = () => places('.host-agree').length > 0
      await phone.until('the guide, or the picture', () => asks() || textOf(phone.tree()) !== shown)
      // the privacy guide comes before the first picture alone
      if (asks()) phone.tell('host-agree', 'agreeprivacyauthorization')
      await phone.rest()
    },
    misses: (place) => phone.until(`the end of ${place}`, () => placesIn(phone.tree(), place).length === 0),
    enter: async (key, params = {}) => {
      phone.host.hide()
      const { path } = routeOf(key)
      await phone.host.show({ path: path.slice(1), query: { params: encodeParams(params) }, scene: 1007 })
      await reach(key)
    },
    reach,
    logIn: async (shop, number) => {
      await tap('短信验证码登录')
      await reach('loginForPhone')
      await write('input', number)
      await tap(/我已阅读/)
      await tap('获取验证码')
      await reach('loginForPhoneCode')
      await write('input', await shop.codeOf(number))
    },
    pay: () => tap(/^确认支付/),
    problems: () => Promise.resolve(phone.problems())
  }
}
