/** Which SKUs the shopper has kept, as hearts show it: one call a heart at a time, and the last wish wins. */
import { makeAutoObservable, observable, reaction, runInAction } from 'mobx'
import { GatewayError } from '@/api'
import { afterLogin } from '@/features/afterLogin'
import { lastWishes } from '@/lib/lastWishes'
import { toast } from '@/platform/feedback'
import { stores } from '@/stores'
import { call } from './calls'
import { heartWords } from './messages'

/** What the gateway is asked about at once. */
export const ASKED_AT_ONCE = 100

class Hearts {
  /** As the gateway said it last. */
  private readonly known = observable.map<string, boolean>()
  /** As the shopper wants it while a call is under way. */
  private readonly wished = observable.map<string, boolean>()
  private readonly wishes = lastWishes((skuCode, favorite) => this.send(skuCode, favorite))

  constructor() {
    makeAutoObservable<this, 'wishes'>(this, { wishes: false })
    // what one shopper has kept is nothing to the next
    reaction(
      () => stores.session.userId,
      () => runInAction(() => this.known.clear())
    )
  }

  isKept(skuCode: string): boolean {
    return this.wished.get(skuCode) ?? this.known.get(skuCode) ?? false
  }

  /** Asks which of these are kept. Hearts of codes that could not be asked about stay as they are. */
  async ask(skuCodes: readonly string[]): Promise<void> {
    if (!stores.session.loggedIn || skuCodes.length === 0) return
    const { userId } = stores.session
    for (let start = 0; start < skuCodes.length; start += ASKED_AT_ONCE) {
      const part = skuCodes.slice(start, start + ASKED_AT_ONCE)
      try {
        const query = { skuCodes: part.join(',') }
        const { list } = await call('GET /o2wl/v1/favorites/sku/decide-exist', { query, quiet: true, ignore401: true })
        if (stores.session.userId !== userId) return
        runInAction(() => part.forEach((code) => this.known.set(code, list.includes(code))))
      } catch (failure) {
        if (!(failure instanceof GatewayError)) throw failure
      }
    }
  }

  /** What a list or a reply already knows. */
  note(skuCode: string, isKept: boolean): void {
    this.known.set(skuCode, isKept)
  }

  /** A tap: keeps it or lets it go; who is not logged in is led to it, and it is kept once they are. */
  async tap(skuCode: string): Promise<void> {
    if (!stores.session.loggedIn) {
      await afterLogin(() => this.wish(skuCode, true))
      return
    }
    await this.wish(skuCode, !this.isKept(skuCode))
  }

  /** Shows a wish at once and has it done; told once, when the last one stands. */
  async wish(skuCode: string, favorite: boolean): Promise<void> {
    const isFirst = !this.wishes.runs(skuCode)
    this.wished.set(skuCode, favorite)
    const last = this.wishes.wish(skuCode, favorite)
    if (!isFirst) return
    try {
      // what was refused shows again as the gateway said it last; `call` has told it
      if (await last) toast(heartWords(this.isKept(skuCode) ? 'kept' : 'letGo'))
    } finally {
      runInAction(() => this.wished.delete(skuCode))
    }
  }

  private async send(skuCode: string, favorite: boolean): Promise<boolean> {
    try {
      await call('POST /o2wl/v1/favorites/sku/save-all', { body: { favorite, skuCodes: [skuCode] } })
      this.note(skuCode, favorite)
      return true
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      return false
    }
  }
}

export const hearts = new Hearts()
