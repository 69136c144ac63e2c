/** The app around the store has the login, the address and some words of the site (spec 4.1, 6). */
import { inApp, lookForApp } from '@/platform/nativeApp/index.h5'
import type { RouteKey } from '@/routes'
import { readStored, writeStored } from '../persisted'
import type { Following, Wait } from './types'

/** ms for which first calls wait for the app. */
const KNOWN_MS = 1000

/** Whether the app opens a screen itself; undefined outside it. */
export const openElsewhere = (key: RouteKey, params: object): Promise<boolean> | undefined =>
  inApp()
    ? import('./elsewhere').then(
        ({ openThere }) => openThere(key, params),
        () => false
      )
    : undefined

/**
 * Looks for the app and follows what it says. The stored `appEnv` says that it was there before, and is rewritten at each
 * start. Outside the app nothing is fetched and nobody waits.
 */
export function followApp(): Following {
  const wasThere = readStored('appEnv') === true
  let waiting: Promise<void> | undefined
  let stopSession: (() => void) | undefined
  let isStopped = false
  const wait = (): Wait => {
    let end = (): void => undefined
    const ended = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, KNOWN_MS)
      end = () => {
        clearTimeout(timer)
        resolve()
      }
    }).then(() => {
      if (waiting === ended) waiting = undefined
    })
    waiting = ended
    return { ended, end }
  }
  let first = wasThere ? wait() : undefined
  const stop = lookForApp(wasThere, (there) => {
    if (there !== wasThere) writeStored('appEnv', there || undefined)
    if (!there) return first?.end()
    const firstWait = (first ??= wait())
    import('./session').then(({ followSession }) => {
      if (!isStopped) stopSession = followSession(wait, firstWait)
    }, firstWait.end)
  })
  return {
    known: () => waiting,
    stop: () => {
      isStopped = true
      stop()
      first?.end()
      stopSession?.()
    }
  }
}
