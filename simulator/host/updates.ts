/** getUpdateManager: one object, and what the setting says became of the new version. */
import type { Func, HostSettings, Values } from './types'
import type { Tasks } from './tasks'

export function createUpdates(tasks: Tasks, setting: () => HostSettings['update'], restart?: () => void): Values {
  const later = (listener: unknown, when: () => boolean, value?: Values) => {
    const owner = tasks.owner()
    if (typeof listener !== 'function') return
    tasks.later(() => {
      if (when()) tasks.run(owner, () => tasks.realm.tell(listener as Func, value))
    })
  }
  return {
    onCheckForUpdate: (listener: unknown) => {
      const owner = tasks.owner()
      if (typeof listener !== 'function') return
      tasks.later(() => tasks.run(owner, () => tasks.realm.tell(listener as Func, { hasUpdate: setting() !== 'none' })))
    },
    onUpdateReady: (listener: unknown) => later(listener, () => setting() === 'ready'),
    onUpdateFailed: (listener: unknown) => later(listener, () => setting() === 'failed'),
    applyUpdate: () => {
      if (setting() === 'ready') tasks.later(() => restart?.())
    }
  }
}
