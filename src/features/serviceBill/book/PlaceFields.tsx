import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { addressLine } from '@/features/address'
import { currentLocale } from '@/i18n'
import { maskPhone } from '@/lib/phone'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Button, Card, Icon, Pressable, RetryNote } from '@/ui'
import { PickField } from '@/ui/form/PickField'
import { Text } from '@/ui/layout/Text'
import { billWords as t } from '../messages'
import { LateWritten } from './LateWritten'
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
            {list.map((appliance) => (
              <Pressable
                key={appliance.addressId}
                className="ui__row ui__gap-2 ui__pad-y-2 ui__hit ui__wide ui__left"
                role="radio"
                checked={appliance.addressId === address?.addressId}
                onTap={() => {
                  form.change({ addressId: appliance.addressId, day: '', from: 0, to: 0 })
                  close()
                }}
              >
                <Icon name="pin" size={18} color={appliance.addressId === address?.addressId ? 'action' : 'ink-3'} />
                <Text size={3} grow>
                  <Text tone="ink">{addressLine(appliance, currentLocale())}</Text>
                  <Text size={2} tone="ink-3">{`${appliance.receiver} ${maskPhone(appliance.phone)}`}</Text>
                </Text>
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

/** Where the engineer is to come. */
export const PlaceFields = observer(function PlaceFields({ booking }: PlaceProps) {
  return (
    <Card>
      {stores.session.loggedIn ? <OwnPlace booking={booking} /> : <LateWritten part="place" booking={booking} />}
    </Card>
  )
})
