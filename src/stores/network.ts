import { makeAutoObservable, runInAction } from 'mobx'
import { askClientIp } from '@/api'
import { isConnected, onConnectionChange } from '@/platform/network'

/** Whether the network is there (spec 4.3): a time-out or a failed check says no, any reply says yes. */
export class NetworkStore {
  online = true
  /** The device's public address (spec 7.3), in memory only: it is a person's, so never stored and never reported. */
  clientIp: string | undefined = undefined

  constructor() {
    makeAutoObservable(this)
  }

  set(online: boolean): void {
    this.online = online
  }

  /** Asks the device. */
  async check(): Promise<boolean> {
    const isOnline = await isConnected()
    this.set(isOnline)
    return isOnline
  }

  /** Looks up the device's public address, at the site's service when it names one. Never rejects, says nothing. */
  async lookUpClientIp(serviceUrl: string | undefined): Promise<void> {
    try {
      const clientIp = await askClientIp(serviceUrl)
      runInAction(() => {
        this.clientIp = clientIp
      })
    } catch {
      return // nothing a shopper does needs it
    }
  }

  /** Follows the device's own notices; the result stops it. */
  watch(): () => void {
    return onConnectionChange((isOnline) => this.set(isOnline))
  }
}
