/** What lies over the page of the mini-program that is on show, the topmost last. */
import { observable, runInAction } from 'mobx'
import type { OverPage } from './types'

const over = observable({ panels: [] as OverPage[], leaves: false }, { panels: observable.shallow })
/** How many pages hold the host's own «back» by now: one that is left may let go after the next has begun. */
let holders = 0
/** Told once it leaves the page again. */
let release: (() => void) | undefined

/** Lies over the page from now on, until the result is called. */
export function layOver(panel: OverPage): () => void {
  runInAction(() => {
    over.leaves = false
    over.panels.push(panel)
  })
  return () =>
    runInAction(() => {
      over.panels = over.panels.filter((other) => other !== panel)
    })
}

/** Observable: whether «back» is to close something rather than the page. */
export const isHeld = (): boolean => over.panels.length > 0 && !over.leaves

/** Closes what lies on top, one at a time. */
export const closeTop = (): void => over.panels[over.panels.length - 1]?.close()

/** Lets the next step back leave the page, also where a panel lies over it; resolves once it would, undefined where it does already. */
export function letGo(): Promise<void> | undefined {
  if (holders === 0) return undefined
  return new Promise((resolve) => {
    release = resolve
    runInAction(() => {
      over.leaves = true
    })
  })
}

/** A page holds «back» from now on. */
export function noteHeld(): void {
  holders += 1
}

/** What held «back» has gone from a page. */
export function noteFreed(): void {
  holders -= 1
  if (holders > 0) return
  release?.()
  release = undefined
}
