/** The page around the phone: reads the panel, starts the mini-program, shows what happens. */
import type { Entry, HostSettings, SharedCard, Values } from '../../host'
import { answers, devices, entries, fontSizes, networks, people } from './choices'
import { startPhone, type Phone } from './phone'
import type { Asking } from './phoneParts'
import { openKept, owner, type Kept } from './kept'
import { showCard } from './cards'
import { createWatch } from './watch'

const form = document.getElementById('launch') as HTMLFormElement
const field = (name: string) => form.elements.namedItem(name) as HTMLSelectElement | HTMLInputElement
const fill = (name: string, words: readonly (string | number)[]) =>
  field(name).append(...words.map((word, index) => new Option(String(word), String(index))))
const choice = (name: string) => Number(field(name).value)

const watch = createWatch()
const asking: Asking = {}
let phone: Phone | undefined
let store: Kept | undefined

function readQuery(text: string): Record<string, string> {
  const query: Record<string, string> = {}
  for (const pair of text.replace(/^\?/, '').split('&').filter(Boolean)) {
    const split = pair.indexOf('=')
    query[split < 0 ? pair : pair.slice(0, split)] = split < 0 ? '' : pair.slice(split + 1)
  }
  return query
}

/** The entry as the panel says it. A scanned code arrives as `q`, encoded, as the platform hands it over. */
function entry(): Entry {
  const how = entries[choice('entry')] ?? entries[0]
  const q = field('q').value.trim()
  const query = readQuery(field('query').value.trim())
  if (how?.code && q) query['q'] = encodeURIComponent(q)
  const path = field('path').value
  return { path: path || undefined, query, scene: how?.scene, referrerInfo: how?.referrer }
}

function settings(): Partial<HostSettings> {
  const device = { ...(devices[choice('device')] ?? devices[0]), fontSizeSetting: fontSizes[choice('font')] ?? 17 }
  const person = people[choice('person')]?.who ?? owner()
  const values: Values = { ...networks[choice('network')]?.values, ...person, device }
  for (const [name, options] of Object.entries(answers)) {
    const answer = options[choice(name)]
    if (answer === 'ask' && name !== 'privacy') asking[name as keyof Asking] = true
    else {
      asking[name as keyof Asking] = false
      values[name] = answer
    }
  }
  return values as Partial<HostSettings>
}

/** The card stands in the panel; what it opens, also in the fields of the launch. */
function shared(card: SharedCard, picture: string | undefined): void {
  const scene = card.kind === 'timeline' ? 1154 : 1007
  watch.note(`shared${card.kind === 'timeline' ? ' on the timeline' : ''}: ${card.title} → /${card.path}?${card.query}`)
  field('path').value = card.path
  field('query').value = card.query
  field('q').value = ''
  field('entry').value = String(entries.findIndex((entry) => entry.scene === scene))
  showCard(card, picture, () => void coldStart({ path: card.path, query: readQuery(card.query), scene }))
}

const advice = document.getElementById('advice')
function advise(words: string): void {
  if (!advice) return
  advice.textContent = words
  advice.hidden = words === ''
}

async function coldStart(entry: Entry): Promise<void> {
  phone?.close()
  phone = undefined
  advise('')
  document.body.dataset['started'] = 'no'
  store ??= await openKept((words) => watch.note(words, true))
  phone = await startPhone(
    {
      kept: store,
      settings: settings(),
      asking,
      listen: (host) => watch.follow(host, () => phone?.frames),
      note: (words) => watch.note(words),
      advise,
      shared,
      restart: () => {
        field('update').value = '0'
        void coldStart({})
      },
      openWhole: () => {
        field('entry').value = String(entries.findIndex((entry) => entry.scene === 1155))
        void coldStart({ ...(phone?.host.entry() ?? entry), scene: 1155 })
      }
    },
    entry
  )
  const { host } = phone
  // what was chosen while it started
  host.set(settings())
  const current = field('path').value
  field('path').replaceChildren(
    ...['', ...host.pages].map((page) => new Option(page || '(first page)', page, false, page === current))
  )
  document.body.dataset['started'] = 'yes'
}

fill(
  'entry',
  entries.map(({ words }) => words)
)
fill(
  'device',
  devices.map(({ model, screenWidth, screenHeight }) => `${model} ${screenWidth} × ${screenHeight}`)
)
fill('font', fontSizes)
field('font').value = '1'
fill(
  'network',
  networks.map(({ words }) => words)
)
fill(
  'person',
  people.map(({ words }) => words)
)
for (const [name, options] of Object.entries(answers)) fill(name, options)
field('path').append(new Option('(first page)', ''))

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void coldStart(entry())
})
form.addEventListener('change', (event) => {
  const name = event.target instanceof Element ? event.target.getAttribute('name') : ''
  if (!phone || !name || ['entry', 'path', 'query', 'q'].includes(name)) return
  // a phone does not change its size: another one starts cold
  if (name === 'device') return void coldStart(entry())
  const values = settings()
  phone.host.set(values)
  if (name === 'font' && values.device) {
    phone.setDevice(values.device)
    watch.redraw()
  }
})
const on = (name: string, work: () => unknown) => field(name).addEventListener('click', () => void work())
on('warm', () => phone?.show(entry()))
on('back', () => phone?.host.back())
on('hide', () => phone?.hide())
on('pull', () => phone?.pull())
on('forget', () => {
  phone?.host.forgetConsents()
  watch.note('what was agreed to and allowed is forgotten')
})
on('memory', () => phone?.host.memoryWarning())

const clock = document.getElementById('clock')
const tick = () => clock && (clock.textContent = new Date().toTimeString().slice(0, 5))
tick()
window.setInterval(tick, 10_000)

/** `/?path=…&query=…&scene=…&q=…&device=…&fresh` starts there, so that an entry can be kept as a link. */
async function begin(): Promise<void> {
  const address = new URL(location.href).searchParams
  store = await openKept((words) => watch.note(words, true))
  if (address.has('fresh')) await store.clear()
  for (const name of ['query', 'q', 'device'] as const)
    field(name).value = address.get(name) ?? (name === 'device' ? '0' : '')
  const scene = entries.findIndex((entry) => String(entry.scene) === address.get('scene'))
  if (scene >= 0) field('entry').value = String(scene)
  const path = address.get('path') ?? ''
  if (path) field('path').append(new Option(path, path, true, true))
  await coldStart(entry())
}
void begin()

Object.assign(window, { simulator: { phone: () => phone } })
