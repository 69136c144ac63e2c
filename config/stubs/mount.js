import { startTransition } from 'react'

/** The app as Taro made it, but each page's first render is not urgent: React lets fingers and paints in between. */
export const mountInTurns = (app) => {
  const mount = app.mount.bind(app)
  app.mount = (...page) => startTransition(() => mount(...page))
  return app
}
