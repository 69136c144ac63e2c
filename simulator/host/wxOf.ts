/** Puts the `wx` of one host together out of the parts that answer for it. */
import { barsOf } from './bars'
import { canIUse } from './canIUse'
import type { Consents } from './consents'
import { optionsOf } from './entry'
import { fileSystem } from './files/fileApis'
import type { Ground } from './ground'
import { interactionApis } from './interaction'
import type { Living } from './living'
import type { Navigation } from './navigation'
import { networkApis } from './network'
import { selectorQuery } from './queries'
import type { Sharing } from './sharing'
import { withheldAt } from './singlePage'
import { smallApis } from './small'
import { atOnceStorage, laterStorage } from './files/storageApis'
import { laterSystem, systemApis } from './system'
import type { Func, Values } from './types'
import { createUpdates } from './updates'
import { createWx } from './wx'

interface Answering {
  ground: Ground
  living: Living
  navigation: Navigation
  consents: Consents
  sharing: Sharing
}
type System = ReturnType<typeof systemApis>

const networkOf = ({ around, ports, settings, files, background, tell }: Ground) =>
  networkApis({
    ...around.host,
    port: ports.network,
    settings,
    files,
    background,
    note: (kind, call) => tell(kind, call)
  })

const interactionOf = ({ ground, living, navigation, consents }: Answering) =>
  interactionApis({
    ui: ground.ports.ui ?? {},
    settings: ground.settings,
    files: ground.files,
    clipboard: { text: '' },
    confirmed: consents.confirmed,
    broken: ground.broken,
    pageId: () => navigation.stack.at(-1)?.id,
    scrollTo: (to) => living.surfaceOf(undefined)?.scrollTo?.(to)
  })

const laterApis = (parts: Answering, system: System): Record<string, (options: Values) => unknown> => ({
  ...parts.navigation.apis,
  ...interactionOf(parts),
  ...parts.consents.apis,
  ...parts.sharing.apis,
  ...laterStorage(parts.ground.storage),
  ...laterSystem(system),
  preDownloadSubpackage: (options) => parts.ground.modules.loadPackage(String(options['name'] ?? ''))
})

/** `has` tells whether a name of wx is simulated. */
function atOnceApis(
  { ground, living }: Answering,
  system: System,
  has: (name: string) => boolean
): Record<string, Func> {
  const { tasks, entries, settings, ports } = ground
  const { observers, contexts, surfaceOf } = living
  const manager = fileSystem(ground.around, ground.files)
  const updates = createUpdates(tasks, () => settings.update, ports.ui?.restart)
  return {
    ...system,
    ...atOnceStorage(ground.storage),
    getLaunchOptionsSync: () => optionsOf(entries.launch),
    getEnterOptionsSync: () => optionsOf(entries.last),
    getUpdateManager: () => updates,
    getFileSystemManager: () => manager,
    createSelectorQuery: () => selectorQuery({ tasks, surfaceOf, contextOf: contexts.of }),
    createIntersectionObserver: (instance, options) => observers.create(instance, options),
    canIUse: (schema) => canIUse(String(schema), has),
    ...contexts.atOnce,
    ...smallApis(tasks)
  }
}

export function wxOf(parts: Answering) {
  const { ground, navigation, consents } = parts
  const { modules, entries } = ground
  const bars = () =>
    barsOf(
      modules.appJson,
      navigation.stack.at(-1)?.settings ?? modules.settings(entries.last.path),
      entries.isSingle()
    )
  const system = systemApis(ground.settings, bars)
  const has = (name: string): boolean => Object.hasOwn(wx, name) && !unsimulated.includes(name)
  const { wx, unsimulated } = createWx({
    ...ground.around,
    listeners: ground.listeners,
    ready: networkOf(ground),
    later: laterApis(parts, system),
    atOnce: atOnceApis(parts, system, has),
    values: { env: { USER_DATA_PATH: 'http://usr' } },
    before: (name) => withheldAt(entries.last.scene, name) ?? consents.before(name)
  })
  return { wx, unsimulated, bars }
}
