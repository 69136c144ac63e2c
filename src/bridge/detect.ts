/** Whether this page runs inside the maker's app: it puts one named object on the page's own window. */
import { hasOwn } from '@/lib/json'

/** The app's object on our window; what the name holds is the app's, so it is looked at with care. */
export const APP_OBJECT = 'appBridge'

export interface AppObject {
  postMessage: (message: string) => void
}

/** The parts of a window that tell where it is. */
export interface View {
  parent: unknown
  location: { ancestorOrigins?: ArrayLike<string> }
}

/** A frame's page is the app's only where every page around it is a shell that is listed. */
function isHosted(view: View, shells: readonly string[]): boolean {
  if (view.parent === view) return true
  const around = Array.from(view.location.ancestorOrigins ?? [])
  return around.length > 0 && around.every((origin) => shells.includes(origin))
}

/** The app's object, where there is one. A frame or an element of that name is none. */
export function findApp(view: View, shells: readonly string[]): AppObject | undefined {
  try {
    if (!hasOwn(view, APP_OBJECT) || !isHosted(view, shells)) return undefined
    const appObject = Reflect.get(view, APP_OBJECT) as Partial<AppObject> | undefined
    return typeof appObject?.postMessage === 'function' && !('window' in appObject) && !('nodeType' in appObject)
      ? (appObject as AppObject)
      : undefined
  } catch {
    return undefined
  }
}

/** ms between looks, and for which is looked on a device that was in the app before. */
const LOOK_MS = 50
export const LOOK_ON_MS = 1000

/**
 * Looks now, when the document is there, and for a second more on a device that was in the app before. Tells once what it
 * found, `undefined` when it is not there; gives what ends the looking.
 */
export function lookForApp(
  shells: readonly string[],
  wasThere: boolean,
  listener: (app: AppObject | undefined) => void
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = wasThere ? LOOK_ON_MS / LOOK_MS : 0
  const stop = () => {
    clearTimeout(timer)
    document.removeEventListener('DOMContentLoaded', look)
  }
  function look(): void {
    const app = findApp(window, shells)
    clearTimeout(timer)
    if (app || (tries <= 0 && document.readyState !== 'loading')) {
      stop()
      listener(app)
    } else if (tries > 0) {
      tries -= 1
      timer = setTimeout(look, LOOK_MS)
    }
  }
  document.addEventListener('DOMContentLoaded', look)
  look()
  return stop
}
