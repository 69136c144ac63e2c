const home = '/pages/index/index'

/** Path of the page that is open, with a leading slash; '/' is given as home's full path (spec 2.1). */
export function currentPath(): string {
  const path = location.pathname.replace(/\/+$/, '')
  return path === '' ? home : path
}

/** The same with its query, to come back to. */
export function currentPathWithQuery(): string {
  return currentPath() + location.search
}
