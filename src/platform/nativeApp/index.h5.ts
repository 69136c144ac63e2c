/** The maker's app around this page, if there is one. What talks with it is fetched inside it alone. */
import { observable, runInAction } from 'mobx'
import { lookForApp as look, type AppObject } from '@/bridge/detect'
import type { AppNotice, AppScreen } from './types'

export type { AppNotice, AppScreen, ShareView } from './types'

const shells = (process.env.TARO_APP_SHELLS ?? '').split(',')

/** What is true now; what is stored on the device tells only whether it was so before. */
const app = observable.box<AppObject | undefined>(undefined, { deep: false })

/** The app itself, for whoever talks with it. */
export const appObject = (): AppObject | undefined => app.get()

/** Whether the page runs inside the app. */
export const inApp = (): boolean => app.get() !== undefined

/** Looks for the app, which may appear late where it was before; tells once whether it is there. The result ends that. */
export function lookForApp(wasThere: boolean, told: (there: boolean) => void): () => void {
  const set = (found: AppObject | undefined) => runInAction(() => app.set(found))
  const stop = look(shells, wasThere, (found) => {
    set(found)
    told(found !== undefined)
  })
  return () => {
    stop()
    set(undefined)
  }
}

const no = (): boolean => false

/** Tells the app, where there is one. */
export const tellApp = (notice: AppNotice): void => {
  if (inApp()) void import('./talk.h5').then(({ tell }) => tell(notice), no)
}

/** Asks the app to open a screen of its own; false: nobody took it. */
export const openInApp = async (screen: AppScreen): Promise<boolean> =>
  inApp() && import('./talk.h5').then(({ open }) => open(screen), no)
