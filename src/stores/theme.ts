import { makeAutoObservable } from 'mobx'
import { serverNow } from '@/api'
import { readStored, writeStored } from './persisted'

/** epoch ms, spec 9.4; both ends belong to it. */
export const newYearWindow = { from: 1705319880000, to: 1708358400000 } as const

/** The season (spec 4.3), by the server's clock. */
export class ThemeStore {
  newYear = readStored('newYear') ?? false

  constructor() {
    makeAutoObservable(this)
  }

  /** Asks the clock again: at start, and when a page is shown. */
  refresh(now: number = serverNow()): void {
    this.newYear = now >= newYearWindow.from && now <= newYearWindow.to
    writeStored('newYear', this.newYear)
  }
}
