import { hideLoading, showLoading } from '../feedback'

interface BuiltRoute {
  path?: string
  /** Gives the page's module and what it was given, at once: a list whose first member is still to come. */
  load?: (context: object, params: object) => unknown
}

/**
 * ms after which it is said that a part of a page is on its way, and after which a tap no longer waits for it (spec 9.1).
 * The script itself fails after 120 s (`config/h5.ts`, spec 8); a style sheet's link knows no time-out of its own.
 */
const partDelay = 200
const partPatience = 30_000

const failurePattern = /ChunkLoadError|CSS_CHUNK_LOAD_FAILED/

const routesOfBuild = (): BuiltRoute[] => {
  // where Taro's H5 entry puts its configuration, each page with the function that fetches its script and style
  const config: unknown = Reflect.get(window, '__taroAppConfig')
  const routes: unknown = typeof config === 'object' && config !== null ? Reflect.get(config, 'routes') : undefined
  return Array.isArray(routes) ? (routes as BuiltRoute[]) : []
}

/**
 * Fetches what a page is made of, so that the address changes only when the page can be shown. Rejects when it can't be
 * had; the next call fetches it again. Undefined when there is nothing to wait for.
 */
export function loadPart(path: string): Promise<void> | undefined {
  const bare = path.replace(/^\//, '')
  const route = routesOfBuild().find((candidate) => candidate.path?.replace(/^\//, '') === bare)
  const load = route?.load
  if (!load) return undefined
  let isReported = false
  const slow = setTimeout(() => {
    isReported = true
    showLoading()
  }, partDelay)
  let late: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(`No part of a page within ${partPatience} ms`)), partPatience)
  })
  const parts: unknown = load({}, {})
  return Promise.race([Promise.all(Array.isArray(parts) ? parts : [parts]), patience])
    .then(() => undefined)
    .finally(() => {
      clearTimeout(slow)
      clearTimeout(late)
      if (isReported) hideLoading()
    })
}

/** Whether an error says that a script or style sheet of the app could not be had. */
export function isPartFailure(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false
  const code: unknown = Reflect.get(reason, 'code')
  return failurePattern.test(reason.name) || (typeof code === 'string' && failurePattern.test(code))
}

/** Starts the app anew where it is, for a first page that could not be had. */
export function startAnew(): void {
  location.reload()
}

/**
 * Tells of parts that failed with nobody waiting for them: at the first page, and on the browser's own back and forward.
 * The result stops it.
 */
export function onPartFailure(listener: () => void): () => void {
  const handleRejection = (event: PromiseRejectionEvent): void => {
    if (!isPartFailure(event.reason)) return
    event.preventDefault()
    listener()
  }
  window.addEventListener('unhandledrejection', handleRejection)
  return () => window.removeEventListener('unhandledrejection', handleRejection)
}
