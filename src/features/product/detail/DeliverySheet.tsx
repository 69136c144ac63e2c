import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { maskPhone } from '@/lib/phone'
import { Button, Icon, Pressable, Sheet } from '@/ui'
import { productWords } from '../messages'
import { Regions } from './Regions'
import type { DeliveryState } from './useDelivery'
import './Facts.scss'

interface DeliverySheetProps {
  open: boolean
  onClose: () => void
  delivery: DeliveryState
}

/** Where to: one of the shopper's addresses, or a region; without addresses the regions at once. */
export const DeliverySheet = observer(function DeliverySheet({ open, onClose, delivery }: DeliverySheetProps) {
  const { addresses, address } = delivery
  const [byRegion, setByRegion] = useState(false)
  useEffect(() => {
    if (open) setByRegion(false)
  }, [open])
  const regions = byRegion || addresses.length === 0

  return (
    <Sheet open={open} onClose={onClose} title={productWords(regions ? 'regionTitle' : 'deliverTitle')}>
      {regions ? (
        <Regions
          onChoose={(code) => {
            delivery.chooseRegion(code)
            onClose()
          }}
        />
      ) : (
        <View>
          {addresses.map((one) => (
            <Pressable
              key={one.addressId}
              className="deliver-address"
              role="radio"
              checked={one.addressId === address?.addressId}
              onTap={() => {
                delivery.chooseAddress(one.addressId)
                onClose()
              }}
            >
              <Icon name="pin" size={18} color={one.addressId === address?.addressId ? 'brand' : 'ink-3'} />
              <View className="deliver-address__words">
                <View className="deliver-address__place">
                  {`${one.provinceName} ${one.cityName} ${one.districtName} ${one.detail}`}
                </View>
                <Text className="deliver-address__who">{`${one.receiver} ${maskPhone(one.phone)}`}</Text>
              </View>
              {one.addressId === address?.addressId ? <Icon name="check" size={18} color="brand" /> : null}
            </Pressable>
          ))}
          <View className="deliver-other">
            <Button kind="tint" size="l" block onTap={() => setByRegion(true)}>
              {productWords('otherRegion')}
            </Button>
          </View>
        </View>
      )}
    </Sheet>
  )
})
