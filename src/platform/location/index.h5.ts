import { leavesByItself } from '../overPage'

const home = '/pages/index/index'

/** Path of the page that is open, with a leading slash; '/' is given as home's full path (spec 2.1). */
export function currentPath(): string {
  const path = location.pathname.replace(/\/+$/, '')
  return path === '' ? home : path
}

/** Path of the page that the app is opened at, as `currentPath` gives it. */
export const entryPath = currentPath

/** The same with its query, to come back to. */
export function currentPathWithQuery(): string {
  return currentPath() + location.search
}

/** Whether a page of this app lies before this one in the tab's history, though a refresh has emptied the page stack. */
export function hasEarlierPage(): boolean {
  // the router's own count of entries; an address typed in or a link from outside starts at 0
  const state: unknown = window.history.state
  return (
    typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx >= 1
  )
}

/** Goes to that page. */
export function toEarlierPage(): void {
  void leavesByItself()
  window.history.back()
}
