import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { addressLine, RegionPicker, useRegions } from '@/features/address'
import { currentLocale } from '@/i18n'
import { maskPhone } from '@/lib/phone'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Button, Card, Field, Icon, Pressable, RetryNote, TextArea } from '@/ui'
import { PickField } from '@/ui/form/PickField'
import { Text } from '@/ui/layout/Text'
import { billWords as t } from '../messages'
import type { BookingState } from './useBooking'
import './book.scss'

interface PlaceProps {
  booking: BookingState
}

/** One of the shopper's addresses. */
const OwnPlace = observer(function OwnPlace({ booking: { form, where, reload } }: PlaceProps) {
  const { address, list, addresses } = where
  const line = address ? `${address.receiver} ${addressLine(address, currentLocale())}` : ''
  return (
    <>
      {addresses.status === 'failed' ? <RetryNote onRetry={() => void reload()} /> : null}
      <PickField {...form.mark('addressId')} label={t('where')} value={line} placeholder={t('chooseAddress')} required>
        {(close) => (
          <View>
            {list.map((one) => (
              <Pressable
                key={one.addressId}
                className="bill-place"
                role="radio"
                checked={one.addressId === address?.addressId}
                onTap={() => {
                  form.change({ addressId: one.addressId, day: '', from: 0, to: 0 })
                  close()
                }}
              >
                <Icon name="pin" size={18} color={one.addressId === address?.addressId ? 'action' : 'ink-3'} />
                <View className="bill-place__words">
                  <Text tone="ink">{addressLine(one, currentLocale())}</Text>
                  <Text size={2} tone="ink-3">{`${one.receiver} ${maskPhone(one.phone)}`}</Text>
                </View>
              </Pressable>
            ))}
            <Button
              kind="tint"
              block
              onTap={() => {
                close()
                void go('addAddress', {})
              }}
            >
              {t('newAddress')}
            </Button>
          </View>
        )}
      </PickField>
    </>
  )
})

/** Who, which region and which street, for who is not logged in. */
const WrittenPlace = observer(function WrittenPlace({ booking: { form } }: PlaceProps) {
  const regions = useRegions(form.values.districtCode !== '')
  const named = regions.data?.pathName(form.values.districtCode, ' ', currentLocale())
  return (
    <>
      <Field {...form.field('receiver')} label={t('contactName')} type="name" required maxLength={25} />
      <PickField
        {...form.mark('region')}
        label={t('region')}
        value={form.values.districtCode === '' ? '' : (named ?? '')}
        placeholder={t('regionHint')}
        required
      >
        {(close) => (
          <RegionPicker
            chosen={form.values.districtCode}
            onChoose={(chain) => {
              form.change({ ...chain, day: '', from: 0, to: 0 })
              close()
            }}
          />
        )}
      </PickField>
      <TextArea
        {...form.field('detail')}
        label={t('street')}
        placeholder={t('streetHint')}
        autoFill="street-address"
        rows={2}
        required
        maxLength={100}
      />
    </>
  )
})

/** Where the engineer is to come. */
export const PlaceFields = observer(function PlaceFields({ booking }: PlaceProps) {
  return <Card>{stores.session.loggedIn ? <OwnPlace booking={booking} /> : <WrittenPlace booking={booking} />}</Card>
})
