import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { addressLine } from '@/features/address'
import { currentLocale } from '@/i18n'
import { maskPhone } from '@/lib/phone'
import { go } from '@/routes'
import { Card, Icon, Pressable, RetryNote, Skeleton } from '@/ui'
import { Stack } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { oneWords as t } from './messages'
import type { useAddress } from './useAddress'
import '../trial.scss'

interface AddressCardProps {
  place: ReturnType<typeof useAddress>
  id?: string
  error?: string | undefined
}

/** Where a piece goes, and the way to another address. */
export const AddressCard = observer(function AddressCard({ place, id, error }: AddressCardProps) {
  const { address, status, reload } = place
  if (status !== 'ready')
    return (
      <View id={id}>
        {status === 'failed' ? (
          <RetryNote words={t('addressFailed')} onRetry={() => void reload()} />
        ) : (
          <Skeleton of={[['card', ['row', 'icon', ['lines', 'short', 'line']]]]} />
        )}
      </View>
    )
  return (
    <Card>
      <Pressable
        id={id}
        className="ui__row ui__hit ui__wide trial-place"
        role="link"
        onTap={() => void go(address ? 'shippingAddress' : 'addAddress', { select: true })}
      >
        <Icon name={address ? 'pin' : 'plus'} size={20} color="action" />
        <Stack grow gap={1}>
          <Text size={3} tone={address ? 'ink' : 'action'} weight="medium" tight>
            {address ? `${address.receiver} ${maskPhone(address.phone)}` : t('addAddress')}
          </Text>
          {address ? (
            <Text size={2} tone="ink-3" tight>
              {addressLine(address, currentLocale())}
            </Text>
          ) : null}
          {error === undefined ? null : (
            <Text size={2} tone="sale">
              {error}
            </Text>
          )}
        </Stack>
        <Icon name="right" size={14} color="ink-3" />
      </Pressable>
    </Card>
  )
})
