import type { Address } from '@contract'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import {
  AddressForm,
  addressWords,
  isChoosing,
  removeAfterAsking,
  useAddresses,
  useAddressForm,
  type AddressUse
} from '@/features/address'
import { definePage } from '@/page'
import { back, go, type RouteParams } from '@/routes'
import { Button, EmptyState, Screen, Skeleton, StateView } from '@/ui'
import { FormScreen } from '@/ui/form/FormScreen'

interface LoadedProps {
  edited: Address | undefined
  use: AddressUse
}

/** The form once what it edits is there. */
const Loaded = observer(function Loaded({ edited, use }: LoadedProps) {
  const form = useAddressForm(edited, use)
  return (
    <FormScreen
      title={edited ? addressWords('editTitle') : undefined}
      form={form}
      action={isChoosing(use) ? addressWords('saveAndUse') : addressWords('save')}
      aside={
        edited ? (
          <Button
            kind="outline"
            size="l"
            danger
            onTap={() => removeAfterAsking(edited, () => back('shippingAddress'))}
            label={addressWords('removeOf', { name: edited.receiver })}
          >
            {addressWords('remove')}
          </Button>
        ) : undefined
      }
    >
      <AddressForm form={form} edited={edited} />
    </FormScreen>
  )
})

/** A new address, or with `addressId` one that is edited. */
function AddAddress({ addressId, ...use }: RouteParams['addAddress']) {
  const remote = useAddresses({ when: addressId !== undefined })
  // the form keeps what it began with, also when that is deleted
  const original = useRef<Address>(undefined)
  original.current ??= remote.data?.find((address) => address.addressId === addressId)

  const editedAddress = original.current
  if (editedAddress !== undefined || addressId === undefined) {
    return <Loaded key={editedAddress?.addressId ?? 'new'} edited={editedAddress} use={use} />
  }
  return (
    <Screen title={addressWords('editTitle')}>
      <StateView remote={remote}>
        {() => (
          <EmptyState
            drawing="address"
            title={addressWords('goneTitle')}
            note={addressWords('goneNote')}
            action={{ label: addressWords('goneAction'), onTap: () => go('shippingAddress', use, { replace: true }) }}
          />
        )}
      </StateView>
    </Screen>
  )
}

export default definePage('addAddress', { body: AddAddress, skeleton: <Skeleton shape="form" count={5} /> })
