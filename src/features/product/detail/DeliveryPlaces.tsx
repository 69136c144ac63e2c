import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { addressLine, addressWords, RegionPicker } from '@/features/address'
import { currentLocale } from '@/i18n'
import { maskPhone } from '@/lib/phone'
import { Button, Icon, Pressable, Tag } from '@/ui'
import { productWords } from '../messages'
import type { DeliveryPlacesProps } from './deliveryPlacesTypes'

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

/** The shopper's addresses, or the regions. */
export const DeliveryPlaces = observer(function DeliveryPlaces(props: DeliveryPlacesProps) {
  const { delivery, regions, onRegions, onClose } = props
  const { addresses, address, regionCode } = delivery
  const toRegion = address === undefined && regionCode !== undefined
  if (regions)
    return (
      <RegionPicker
        chosen={regionCode ?? ''}
        onChoose={({ districtCode }) => {
          delivery.chooseRegion(districtCode)
          onClose()
        }}
      />
    )
  return (
    <View>
      <View role="radiogroup" aria-label={productWords('deliverTitle')}>
        {toRegion ? (
          <Place place={delivery.place} used onTap={onClose}>
            {productWords('regionInUse')}
          </Place>
        ) : null}
        {addresses.map((option) => (
          <Place
            key={option.addressId}
            place={addressLine(option, currentLocale())}
            used={option.addressId === address?.addressId}
            onTap={() => {
              delivery.chooseAddress(option.addressId)
              onClose()
            }}
          >
            <Text>{`${option.receiver} ${maskPhone(option.phone)}`}</Text>
            {option.isDefault ? <Tag kind="sale">{addressWords('default')}</Tag> : null}
          </Place>
        ))}
      </View>
      <View className="deliver-other">
        <Button kind="tint" size="l" block onTap={onRegions}>
          {productWords('otherRegion')}
        </Button>
      </View>
    </View>
  )
})
