/** The key that a code to the phone gave: kept in memory alone, for the ten minutes that it opens bills. */
import { observable, runInAction } from 'mobx'
import { serverNow } from '@/api'

const storedKey = observable.box<{ viewKey: string; until: number } | undefined>(undefined, { deep: false })

export const keepView = (view: { viewKey: string; until: number }): void => runInAction(() => storedKey.set(view))

/** The key, while it holds; read it in an `observer`. */
export function currentView(): string | undefined {
  const view = storedKey.get()
  return view && view.until > serverNow() ? view.viewKey : undefined
}
