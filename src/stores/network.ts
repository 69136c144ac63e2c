import { makeAutoObservable } from 'mobx'
import { isConnected, onConnectionChange } from '@/platform/network'

/** Whether the network is there (spec 4.3): a time-out or a failed check says no, any reply says yes. */
export class NetworkStore {
  online = true

  constructor() {
    makeAutoObservable(this)
  }

  set(online: boolean): void {
    this.online = online
  }

  /** Asks the device. */
  async check(): Promise<boolean> {
    const connected = await isConnected()
    this.set(connected)
    return connected
  }

  /** Follows the device's own notices; the result stops it. */
  watch(): () => void {
    return onConnectionChange((connected) => this.set(connected))
  }
}
