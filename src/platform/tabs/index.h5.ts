import { history } from '@tarojs/router'
import { currentPath } from '../location'

/**
 * Makes a jump to a tab page one to a page of its own in the browser's history (spec 2.1: tab pages are «pushed»). Taro's
 * router would put it in the place of the page that is left, and the browser's back would lead past that.
 */
export function asNewEntry<T>(path: string, jump: () => T): T {
  // the router's history is made with its first page; the types say otherwise
  const hostHistory = history as typeof history | undefined
  if (!hostHistory || currentPath() === path) return jump()
  const own = hostHistory.replace
  hostHistory.replace = (to, state) => hostHistory.push(to, state)
  try {
    return jump() // asks the history before it returns
  } finally {
    hostHistory.replace = own
  }
}
