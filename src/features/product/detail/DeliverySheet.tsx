import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import { addressLine, addressWords, RegionPicker } from '@/features/address'
import { currentLocale } from '@/i18n'
import { maskPhone } from '@/lib/phone'
import { Button, Icon, Pressable, Sheet, Tag } from '@/ui'
import { productWords } from '../messages'
import type { DeliveryState } from './useDelivery'
import './DeliverySheet.scss'

interface DeliverySheetProps {
  open: boolean
  onClose: () => void
  delivery: DeliveryState
}

/** A place to choose; the one that counts now is marked. */
function Place(props: { place: string; used: boolean; onTap: () => void; children: ReactNode }) {
  return (
    <Pressable
      className={props.used ? 'deliver-address deliver-address--used' : 'deliver-address'}
      role="radio"
      checked={props.used}
      onTap={props.onTap}
    >
      <Icon name="pin" size={18} color={props.used ? 'action' : 'ink-3'} />
      <View className="deliver-address__words">
        <View className="deliver-address__place">{props.place}</View>
        <View className="deliver-address__who">{props.children}</View>
      </View>
      {props.used ? <Icon name="check" size={18} color="action" /> : null}
    </Pressable>
  )
}

/** Where to: one of the shopper's addresses, or a region; without addresses the regions at once. */
export const DeliverySheet = observer(function DeliverySheet({ open, onClose, delivery }: DeliverySheetProps) {
  const { addresses, address, regionCode } = delivery
  const [byRegion, setByRegion] = useState(false)
  useEffect(() => {
    if (open) setByRegion(false)
  }, [open])
  const regions = byRegion || addresses.length === 0
  const toRegion = address === undefined && regionCode !== undefined

  return (
    <Sheet open={open} onClose={onClose} title={productWords(regions ? 'regionTitle' : 'deliverTitle')}>
      {regions ? (
        <RegionPicker
          chosen={regionCode ?? ''}
          onChoose={({ districtCode }) => {
            delivery.chooseRegion(districtCode)
            onClose()
          }}
        />
      ) : (
        <View>
          <View role="radiogroup" aria-label={productWords('deliverTitle')}>
            {toRegion ? (
              <Place place={delivery.place} used onTap={onClose}>
                {productWords('regionInUse')}
              </Place>
            ) : null}
            {addresses.map((one) => (
              <Place
                key={one.addressId}
                place={addressLine(one, currentLocale())}
                used={one.addressId === address?.addressId}
                onTap={() => {
                  delivery.chooseAddress(one.addressId)
                  onClose()
                }}
              >
                <Text>{`${one.receiver} ${maskPhone(one.phone)}`}</Text>
                {one.isDefault ? <Tag kind="sale">{addressWords('default')}</Tag> : null}
              </Place>
            ))}
          </View>
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
