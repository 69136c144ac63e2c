/** Ways into the mini-program, as `onLaunch` and `onShow` receive them. */
import type { App } from './app'
import type { Listeners } from './listeners'
import type { Modules } from './modules'
import { readAddress, type Navigation } from './navigation'
import type { Entry, Problem, Values } from './types'
import type { Tasks } from './tasks'

/** An entry with what it leaves out; `first` is the page that opens without a path. */
export function entryOf(entry: Entry, first: string): Required<Entry> {
  const address = readAddress(entry.path ?? first)
  return {
    path: address.path.replace(/^\//, '') || first,
    query: { ...address.query, ...entry.query },
    scene: entry.scene ?? 1001,
    referrerInfo: entry.referrerInfo ?? {}
  }
}

/** What the scripts get; a copy each time, as theirs to keep. */
export const optionsOf = ({ path, query, scene, referrerInfo }: Required<Entry>): Values => ({
  path,
  query: { ...query },
  scene,
  referrerInfo: { ...referrerInfo },
  apiCategory: 'default'
})

interface Entering {
  entry: Required<Entry>
  modules: Modules
  navigation: Navigation
  app: App
  listeners: Listeners
  problem(problem: Omit<Problem, 'time'>): void
  tasks: Tasks
}

/** Opens what an entry asks for; a page that isn't registered goes to the app's onPageNotFound. */
export async function enterBy(host: Entering): Promise<void> {
  const { modules, navigation, problem, tasks } = host
  const { path, query, scene } = host.entry
  if (modules.pages.includes(path)) return navigation.open(path, query)
  const event = { path, query, isEntryPage: true, scene }
  const hasListener = host.listeners.emit('PageNotFound', event)
  const hooked = host.app.call('onPageNotFound', event)
  if (!hasListener && !hooked)
    problem({ kind: 'missing', message: `${path} is not registered and nobody answers onPageNotFound` })
  for (let waited = 0; navigation.stack.length === 0 && waited < 40; waited += 1) {
    await new Promise<void>((resolve) => tasks.later(resolve, 25))
  }
  if (navigation.stack.length === 0) problem({ kind: 'missing', message: `nothing opened in place of ${path}` })
}
