import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { addressLine, deliveryLineWords, useDeliveryAddress } from '@/features/address'
import { currentLocale } from '@/i18n'
import { currentUrl, go } from '@/routes'
import { stores } from '@/stores'
import { Button, Icon, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { cartWords } from './messages'
import type { Managing } from './useManaging'

/** Where it goes, and the way to edit the cart. */
export const CartTop = observer(function CartTop({ managing, full }: { managing: Managing; full: boolean }) {
  const { cart, session } = stores
  const { loggedIn } = session
  const address = useDeliveryAddress(cart.status === 'loading' || cart.refreshing)
  const line = address ? addressLine(address, currentLocale()) : undefined
  const words = !loggedIn
    ? deliveryLineWords('signIn')
    : address === null
      ? deliveryLineWords('addFirst')
      : (line ?? '')

  const open = () => {
    if (!loggedIn) void go('login', { from: currentUrl() })
    else if (address === null) void go('addAddress', { select: true })
    else void go('shippingAddress', { select: true })
  }

  return (
    <Row gap={2} padX={4} hit className="cart-top">
      <Pressable
        className="ui__row ui__gap-1 ui__size-3 ui__tone-ink ui__hit ui__left ui__grow"
        role="link"
        label={line === undefined ? words : deliveryLineWords('deliverTo', { line })}
        onTap={open}
      >
        <Icon name={loggedIn ? 'pin' : 'user'} size={16} />
        <Text className="ui__shrinks ui__lines-1">{words}</Text>
        <Icon name="right" size={12} color="ink-3" />
      </Pressable>
      {full ? (
        <Button kind="text" size="s" className="cart-top__manage" onTap={managing.toggle}>
          {managing.on ? cartWords('done') : cartWords('manage')}
        </Button>
      ) : null}
    </Row>
  )
})
