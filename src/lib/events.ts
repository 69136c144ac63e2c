/** What one part of the app tells another without knowing it: the chosen address (spec 4.1), pages shown and hidden (spec 2.3). */

/** The address a shopper chose on an address page, ours or the native app's; the fields of the contract's Address. */
export interface SelectedAddress {
  addressId: string
  receiver: string
  phone: string
  provinceCode: string
  cityCode: string
  districtCode: string
  provinceName: string
  cityName: string
  districtName: string
  detail: string
  tag?: 'HOME' | 'WORK' | 'PARENTS'
  isDefault: boolean
}

/** Pages that tell when they are shown and hidden: home, the custom page, Mine and the shop index (spec 2.3). */
export type ObservedPage = 'index' | 'customC' | 'ucenter' | 'shop'

export interface AppEvents {
  selectedAddress: SelectedAddress
  /** A place chosen on our own page; `address` begins with its province. */
  placeChosen: { name: string; address: string }
  pageShow: { page: ObservedPage }
  pageHide: { page: ObservedPage }
}

export type Unsubscribe = () => void

export interface Emitter<Events> {
  /** Listens until the returned function is called. */
  on: <K extends keyof Events>(name: K, listener: (payload: Events[K]) => void) => Unsubscribe
  /** Like `on`, for one event. */
  once: <K extends keyof Events>(name: K, listener: (payload: Events[K]) => void) => Unsubscribe
  emit: <K extends keyof Events>(name: K, payload: Events[K]) => void
}

/** Listeners are called in the order they came; one that throws doesn't keep the event from the others. */
export const createEmitter = <Events>(): Emitter<Events> => {
  const listeners = new Map<keyof Events, Set<(payload: never) => void>>()
  const on: Emitter<Events>['on'] = (name, listener) => {
    const callbacks = listeners.get(name) ?? new Set()
    listeners.set(name, callbacks)
    // A wrapper, so that the same function registered twice can be removed once.
    const own = (payload: never) => listener(payload)
    callbacks.add(own)
    return () => {
      callbacks.delete(own)
    }
  }
  return {
    on,
    once: (name, listener) => {
      const off = on(name, (payload) => {
        off()
        listener(payload)
      })
      return off
    },
    emit: (name, payload) => {
      let failure: { error: unknown } | undefined
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(payload as never)
        } catch (error) {
          failure ??= { error }
        }
      }
      if (failure) throw failure.error
    }
  }
}

export const events: Emitter<AppEvents> = createEmitter<AppEvents>()
