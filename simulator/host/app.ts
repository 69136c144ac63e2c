/** What the scripts gave to `App()`. */
import type { Func, Values } from './types'
import type { Tasks } from './tasks'

export interface App {
  /** Undefined until app.js has called `App()`. */
  self: Values | undefined
  /** Calls a hook; true when there is one. */
  call(name: string, ...values: unknown[]): boolean
}

export const createApp = (tasks: Tasks): App => {
  const app: App = {
    self: undefined,
    call: (name, ...values) => {
      const hook = app.self?.[name]
      if (typeof hook !== 'function') return false
      tasks.run(undefined, () => Reflect.apply(hook as Func, app.self, values.map(tasks.realm.native)))
      return true
    }
  }
  return app
}
