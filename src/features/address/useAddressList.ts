import type { Address } from '@contract'
import { patch, type Query } from '@/api'
import { toast } from '@/platform/feedback'
import { stores } from '@/stores'
import { useMutation } from './calls'
import { forgetRemoved, keepChosen } from './delivery/chosen'
import { useAddresses } from './delivery/useAddresses'
import { addressWords } from './messages'
import { askRemoval } from './removal'
import { withDefault } from './rules'

export interface AddressList {
  remote: Pick<Query<Address[]>, 'status' | 'data' | 'error' | 'refreshing' | 'reload'>
  setDefault: (address: Address) => Promise<void>
  /** Asks first. */
  remove: (address: Address) => Promise<void>
}

const showList = (change: (list: Address[]) => Address[]) => () =>
  patch('GET /o2cum/v1/bp-address', (reply) => ({ ...reply, list: change(reply.list) }))

/** The shopper's addresses, fresh each time the page shows; changes show at once and are taken back when they fail. */
export function useAddressList(): AddressList {
  const remote = useAddresses({ when: stores.session.loggedIn, again: true })
  const makingDefault = useMutation('POST /o2cum/v1/bp-address/set-default-address')
  const removing = useMutation('DELETE /o2cum/v1/bp-address')
  // one change after another: a roll-back must not bring back what an earlier change took away
  const busy = makingDefault.sending || removing.sending

  const setDefault = async (address: Address) => {
    if (busy) return
    const { addressId } = address
    const result = await makingDefault.send(
      { body: { addressId } },
      showList((list) => withDefault(list, addressId))
    )
    if (result.ok) keepChosen({ ...address, isDefault: true })
  }

  const remove = async (address: Address) => {
    if (busy || !(await askRemoval(address))) return
    const { addressId } = address
    const result = await removing.send(
      { query: { addressId } },
      showList((list) => list.filter((other) => other.addressId !== addressId))
    )
    if (!result.ok) return
    forgetRemoved(addressId)
    toast(addressWords('removed'))
  }

  return { remote, setDefault, remove }
}
