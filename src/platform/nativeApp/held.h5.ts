/** Whether the app is there, and the app itself. */
import { observable, runInAction } from 'mobx'
import { lookForApp as look, type AppObject } from '@/bridge/detect'

const shells = (process.env.TARO_APP_SHELLS ?? '').split(',')

/** What is true now; what is stored on the device tells only whether it was so before. */
const app = observable.box<AppObject | undefined>(undefined, { deep: false })

/** The app itself, for the code that talks with it. */
export const appObject = (): AppObject | undefined => app.get()

/** Whether the page runs inside the app. */
export const inApp = (): boolean => app.get() !== undefined

/** Looks for the app, which may appear late where it was before; tells once whether it is there. The result ends that. */
export function lookForApp(wasThere: boolean, listener: (there: boolean) => void): () => void {
  const set = (appObject: AppObject | undefined) => runInAction(() => app.set(appObject))
  const stop = look(shells, wasThere, (appObject) => {
    set(appObject)
    listener(appObject !== undefined)
  })
  return () => {
    stop()
    set(undefined)
  }
}
