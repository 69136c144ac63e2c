import type { Address } from '@contract'
import { useRef } from 'react'
import { GatewayError, useRemote, type Remote } from '@/api'
import { currentLocale } from '@/i18n'
import { toast } from '@/platform/feedback'
import { stores } from '@/stores'
import { useShownAgain } from '@/ui'
import { loadAddresses, makeDefault, removeAddress } from './api'
import { forgetRemoved, keepChosen } from './choose'
import { addressWords } from './messages'
import { askRemoval } from './removal'
import { withDefault } from './rules'

export interface AddressList {
  remote: Remote<Address[]>
  setDefault: (address: Address) => Promise<void>
  /** Asks first. */
  remove: (address: Address) => Promise<void>
}

/** The shopper's addresses, fresh each time the page shows; changes show at once and are taken back when they fail. */
export function useAddressList(): AddressList {
  const { loggedIn } = stores.session
  const remote = useRemote(
    () => (loggedIn ? loadAddresses() : Promise.resolve<Address[]>([])),
    [loggedIn, currentLocale()]
  )
  const latest = useRef(remote)
  latest.current = remote
  useShownAgain(() => void latest.current.reload())

  /** One change after another: a roll-back must not bring back what an earlier change took away. */
  const busy = useRef(false)
  const change = async (next: Address[], send: () => Promise<unknown>): Promise<boolean> => {
    const before = latest.current.data
    if (busy.current || !before) return false
    busy.current = true
    latest.current.replace(next)
    try {
      await send()
      return true
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      latest.current.replace(before) // call has told it
      return false
    } finally {
      busy.current = false
    }
  }

  const setDefault = async (address: Address) => {
    const next = withDefault(latest.current.data ?? [], address.addressId)
    if (await change(next, () => makeDefault(address.addressId))) keepChosen({ ...address, isDefault: true })
  }

  const remove = async (address: Address) => {
    if (!(await askRemoval(address))) return
    const next = (latest.current.data ?? []).filter(({ addressId }) => addressId !== address.addressId)
    if (!(await change(next, () => removeAddress(address.addressId)))) return
    forgetRemoved(address.addressId)
    toast(addressWords('removed'))
    await latest.current.reload() // another one may be the default now
  }

  return { remote, setDefault, remove }
}
