/** What all parts of a host stand on: settings, the scripts' tasks, what went wrong, files, storage, and how it was entered. */
import { createApp } from './app'
import { createBackground } from './background'
import { entryOf } from './entry'
import { createHub } from './hub'
import { createListeners } from './listeners'
import { createModules } from './modules'
import type { Unsimulated } from './objects'
import { createRealm } from './realm'
import { singlePageScene } from './singlePage'
import { wordsOf } from './small'
import { chosenStorage, createStorage } from './files/storage'
import { defaultSettings, newPerson } from './system'
import { createTasks } from './tasks'
import { createFiles } from './files/userFiles'
import type { ApiCall, Entry, HostSettings, Ports, Problem } from './types'

/** How the mini-program was entered, first and last. */
function createEntries(first: string) {
  const start = entryOf({}, first)
  const entries = {
    launch: start,
    last: start,
    remember: (entry: Entry): void => {
      entries.last = entryOf(entry, first)
    },
    isSingle: (): boolean => entries.last.scene === singlePageScene
  }
  return entries
}

/** Problems so far, told as they come. */
function createProblems(now: () => number, notify: (problem: Problem) => void) {
  const problems: Problem[] = []
  const problem = (row: Omit<Problem, 'time'>): void => {
    const whole = { ...row, time: now() }
    problems.push(whole)
    notify(whole)
  }
  return { problems, problem }
}

export function createGround(ports: Ports, overrides: Partial<HostSettings>) {
  const settings: HostSettings = { ...defaultSettings, ...newPerson(), ...overrides }
  const { tell, on } = createHub()
  const { problems, problem } = createProblems(
    () => ports.timers.now(),
    (row) => tell('problem', row)
  )
  const realm = createRealm(ports.scripts)
  let telling = false
  const handleThrow = (error: unknown, owner: number | undefined): void => {
    const words = wordsOf(error)
    problem({ kind: 'error', message: words, pageId: owner })
    if (telling) return // an error handler that throws is not asked again
    telling = true
    app.call('onError', words)
    listeners.emit('Error', { message: words })
    telling = false
  }
  const tasks = createTasks(ports.timers, handleThrow, realm)
  const app = createApp(tasks)
  const listeners = createListeners(tasks)
  const modules = createModules(ports.files, ports.scripts, () => settings.network !== 'none', realm.native)
  const entries = createEntries(modules.pages[0] ?? '')
  const stored = () => tell('storage', undefined)
  const wholeStorage = createStorage(ports.keep, stored)
  const pageStorage = createStorage(undefined, stored)
  const around: Unsimulated = {
    host: { tasks, noteCall: (call: ApiCall) => tell('call', call) },
    unsimulated: (name) => {
      const words = [`${name.startsWith('this.') ? '' : 'wx.'}${name} is not simulated`]
      tell('log', { level: 'warn', words, time: tasks.now() })
    }
  }
  return {
    ports,
    settings,
    tell,
    on,
    problems,
    problem,
    broken: (message: string) => problem({ kind: 'rule', message, pageId: tasks.owner() }),
    realm,
    tasks,
    app,
    listeners,
    modules,
    entries,
    background: createBackground(tasks),
    files: createFiles(),
    // a single page shares nothing with the whole mini-program: nobody is logged in there
    storage: chosenStorage(() => (entries.isSingle() ? pageStorage : wholeStorage)),
    around
  }
}

export type Ground = ReturnType<typeof createGround>
