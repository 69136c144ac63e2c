/**
 * What of the host the mini-program uses, read from its sources. Taro's runtime carries every component and call there is;
 * lightRuntime.cjs leaves it these (spare.test.mjs holds it to them).
 */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

const imported = /import \{([^}]*)\} from '@tarojs\/components'/g
const called = /\bTaro\.(\w+)/g
/** What Taro's runtime needs by itself. */
const always = ['Block', 'Slot', 'SlotView', 'NativeSlot', 'Script']

/** The names in one import: `Button as HostButton, type ViewProps` draws Button. */
const componentsIn = (list) =>
  list
    .split(',')
    .map((name) => name.trim().split(' ')[0])
    .filter((name) => /^[A-Z]/.test(name) && !name.endsWith('Props'))

/** The components and Taro's calls that stand in a source. */
export const usedIn = (text) => ({
  components: [...text.matchAll(imported)].flatMap(([, list]) => componentsIn(list)),
  calls: [...text.matchAll(called)].map(([, name]) => name)
})

const sources = path.join(import.meta.dirname, '../../src')
const sourceFiles = readdirSync(sources, { recursive: true })
  .filter((name) => /(?<!\.h5)\.tsx?$/.test(name))
  .map((name) => usedIn(readFileSync(path.join(sources, name), 'utf8')))
const namesOf = (all) => [...new Set(all)].sort()

/** Components that are drawn, and those of the runtime. */
export const usedComponents = [...always, ...namesOf(sourceFiles.flatMap(({ components }) => components))]
/** Calls of Taro; it makes a promise of some of them, and lightRuntime.cjs looks for these alone. */
export const usedCalls = namesOf(sourceFiles.flatMap(({ calls }) => calls))
