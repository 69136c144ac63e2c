/** A new version of the mini-program: the platform fetches it while the old one runs. */
import Taro from '@tarojs/taro'

interface UpdateListeners {
  ready: () => void
  failed: () => void
}

/** Tells once when a new version is ready or could not be fetched. */
export function watchUpdates({ ready, failed }: UpdateListeners): void {
  const manager = Taro.getUpdateManager()
  manager.onUpdateReady(ready)
  manager.onUpdateFailed(failed)
}

/** Starts the mini-program anew in its new version; only once it is ready. */
export const applyUpdate = (): void => Taro.getUpdateManager().applyUpdate()
