/** The life of the mini-program as a whole: started, hidden, shown again, and what the phone tells it meanwhile. */
import { enterBy, optionsOf } from './entry'
import type { Bars } from './bars'
import type { Ground } from './ground'
import type { Host } from './hostTypes'
import type { Navigation } from './navigation'
import { wordsOf } from './small'
import { tellChanges } from './system'

type Life = Pick<Host, 'launch' | 'hide' | 'show' | 'set' | 'rejected' | 'memoryWarning'>

export function lifeOf(ground: Ground, navigation: Navigation, bars: () => Bars): Life {
  const { app, listeners, entries, modules, tasks, problem, background, settings } = ground
  const entryOptions = () => optionsOf(entries.last)
  const enter = () => enterBy({ entry: entries.last, modules, navigation, app, listeners, problem, tasks })
  const showTop = () => {
    app.call('onShow', entryOptions())
    listeners.emit('AppShow', entryOptions())
  }
  return {
    launch: async (entry = {}) => {
      entries.remember(entry)
      entries.launch = entries.last
      tasks.run(undefined, () => modules.load('app'))
      if (!app.self) return problem({ kind: 'missing', message: 'app.js registers no App' })
      app.call('onLaunch', entryOptions())
      showTop()
      await enter()
    },
    hide: () => {
      navigation.hideTop()
      app.call('onHide')
      listeners.emit('AppHide')
      background.hide()
    },
    show: async (entry) => {
      background.show()
      if (entry) entries.remember(entry)
      showTop()
      if (entry?.path === undefined) navigation.showTop()
      else await enter()
    },
    set: (values) => {
      const before = { ...settings }
      Object.assign(settings, values)
      const resized = tellChanges({ app, listeners }, before, settings, bars())
      if (resized) navigation.stack.at(-1)?.call('onResize', resized)
    },
    rejected: (reason) => {
      problem({ kind: 'rejection', message: wordsOf(reason), pageId: tasks.owner() })
      app.call('onUnhandledRejection', { reason, promise: undefined })
      listeners.emit('UnhandledRejection', { reason, promise: undefined })
    },
    memoryWarning: (level = 10) => void listeners.emit('MemoryWarning', { level })
  }
}
