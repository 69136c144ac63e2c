import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Settlement } from '@contract'
import { addressLine } from '@/features/address'
import { currentLocale } from '@/i18n'
import { maskPhone } from '@/lib/phone'
import { Icon, Pressable, Tag } from '@/ui'
import { settlementWords as t } from './messages'

interface AddressCardProps {
  address: Settlement['address']
  onTap: () => void
}

/** Where it goes; a tap chooses another. */
export const AddressCard = observer(function AddressCard({ address, onTap }: AddressCardProps) {
  return (
    <View className="order-address">
      <Pressable className="order-address__body" onTap={onTap}>
        <View className="order-address__pin">
          <Icon name={address ? 'pin' : 'plus'} size={18} color="action" />
        </View>
        {address ? (
          <View className="order-address__words">
            <View className="order-address__who">
              <Text className="order-address__name">{address.receiver}</Text>
              <Text className="order-address__phone">{maskPhone(address.phone)}</Text>
              {address.tag ? <Tag kind="brand">{t(address.tag)}</Tag> : null}
            </View>
            <View className="order-address__line">{addressLine(address, currentLocale())}</View>
            {address.regionEnded ? <View className="order-address__ended">{t('regionEnded')}</View> : null}
          </View>
        ) : (
          <View className="order-address__words">
            <View className="order-address__name">{t('addAddress')}</View>
            <View className="order-address__line">{t('addAddressNote')}</View>
          </View>
        )}
        <Icon name="right" size={16} color="ink-3" />
      </Pressable>
      <View className="order-address__edge" aria-hidden />
    </View>
  )
})
