import { View } from '@tarojs/components'
import type { Address } from '@contract'
import { useRef, useState } from 'react'
import {
  AddressRow,
  addressWords,
  choose,
  isChoosing,
  MAX_ADDRESSES,
  useAddressList,
  useUsedAddress
} from '@/features/address'
import { definePage } from '@/page'
import { toast } from '@/platform/feedback'
import { go, type RouteParams } from '@/routes'
import { BottomBar, Button, EmptyState, Screen, Skeleton, StateView } from '@/ui'
import { Text } from '@/ui/layout/Text'
import './shippingAddress.scss'

const NoAddresses = ({ onAdd }: { onAdd: () => unknown }) => (
  <EmptyState
    drawing="address"
    title={addressWords('emptyTitle')}
    note={addressWords('emptyNote')}
    action={{ label: addressWords('add'), onTap: onAdd }}
  />
)

/** The shopper's addresses: to keep them, or to choose one for a settlement, an order or who asked. */
function ShippingAddress(use: RouteParams['shippingAddress']) {
  const { remote, setDefault, remove } = useAddressList()
  // shown as chosen at once, and again as it was when that is refused
  const [takenId, setTakenId] = useState<string>()
  const usedAddress = useUsedAddress(use, remote)
  const current = takenId ?? usedAddress
  const choosing = isChoosing(use)
  const running = useRef(false)

  const edit = (address: Address) => go('addAddress', { ...use, addressId: address.addressId })
  const take = async (address: Address) => {
    if (running.current) return
    running.current = true
    setTakenId(address.addressId)
    try {
      if (!(await choose(address, use))) setTakenId(undefined)
    } finally {
      running.current = false
    }
  }

  const count = remote.data?.length ?? 0
  const full = count >= MAX_ADDRESSES
  const add = () => {
    if (full) toast(addressWords('full'))
    else return go('addAddress', use)
    return undefined
  }

  return (
    <Screen
      title={choosing ? addressWords('chooseTitle') : undefined}
      onPullRefresh={remote.reload}
      footer={
        count > 0 ? (
          <BottomBar className="addresses__bar">
            {full ? (
              <Text size={2} tone="warm" center>
                {addressWords('full')}
              </Text>
            ) : null}
            <Button block size="l" kind={full ? 'tint' : 'filled'} onTap={add}>
              {addressWords('add')}
            </Button>
          </BottomBar>
        ) : undefined
      }
    >
      <View className="addresses">
        <StateView
          remote={remote}
          empty={{
            when: (list) => list.length === 0,
            view: <NoAddresses onAdd={add} />
          }}
        >
          {(list) =>
            list.map((address) => (
              <AddressRow
                key={address.addressId}
                address={address}
                choosing={choosing}
                current={address.addressId === current}
                onTap={() => void (choosing && !address.regionEnded ? take(address) : edit(address))}
                onDefault={() => void setDefault(address)}
                onEdit={() => void edit(address)}
                onRemove={() => void remove(address)}
              />
            ))
          }
        </StateView>
      </View>
    </Screen>
  )
}

export default definePage('shippingAddress', {
  body: ShippingAddress,
  skeleton: (
    <View className="addresses">
      <Skeleton shape="form" count={3} />
    </View>
  )
})
