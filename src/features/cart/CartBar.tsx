import { Text } from '@tarojs/components'
import { pricedTogether } from '@domain/goods/bundle'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { GatewayError } from '@/api'
import { toast } from '@/platform/feedback'
import { currentUrl, go } from '@/routes'
import { stores } from '@/stores'
import { BottomBar, Button, Checkbox, Hidden, Icon, Pressable, Price, formatSaved } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { settle, shortLine } from './api'
import { LateManageBar } from './late'
import type { Managing } from './useManaging'
import { cartWords } from './messages'
import type { CartOffers } from './useCartOffers'

const Sum = observer(function Sum({ payFen, savedFen, none }: { payFen: number; savedFen: number; none: boolean }) {
  return (
    <>
      <Row align="baseline" justify="end" wrap size={3} tone="ink" className="cart-bar__total">
        <Text>{cartWords('total')}</Text>
        <Price fen={payFen} size="l" />
      </Row>
      {none ? null : (
        <Row justify="end" size={2} tone="ink-3" tight className="cart-bar__saved">
          {savedFen > 0 ? <Text>{formatSaved(savedFen)}</Text> : null}
          {savedFen > 0 ? <Hidden>{cartWords('details')}</Hidden> : <Text>{cartWords('details')}</Text>}
          <Icon name="up" size={12} color="ink-3" />
        </Row>
      )}
    </>
  )
})

/** Select all, what it comes to, and settle; a second tap while one is under way is the same tap. */
const SettleBar = observer(function SettleBar({ offers }: { offers: CartOffers }) {
  const { cart, session } = stores
  const { payFen, savedFen, count } = offers.totals()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const none = count === 0

  const open = async () => {
    if (!session.loggedIn) {
      await go('login', { from: currentUrl() })
      return
    }
    // the prices at the tap: the cart may load anew before it is settled
    const prices = new Map(cart.buyable.map(({ rowId, sku }) => [rowId, pricedTogether(sku, cart.off).priceFen]))
    // what is settled is what the gateway holds: changes that are still on their way come first
    if (!(await cart.settled())) return
    const rows = cart.buyable.filter((row) => row.selected)
    if (rows.length === 0) return
    const [short, { settlementId }] = await Promise.all([
      shortLine(rows),
      settle(
        session.userId ?? '',
        rows,
        rows.map(({ rowId, sku }) => prices.get(rowId) ?? sku.priceFen)
      )
    ])
    if (short) {
      toast(cartWords(short.available > 0 ? 'shortOf' : 'goneOf', { name: short.title, count: short.available }))
      await cart.load()
      return
    }
    await go('confirmation', { settlementId })
  }

  const tap = async () => {
    if (none) {
      toast(cartWords('chooseFirst'))
      return
    }
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await open()
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      void cart.load() // call has told it; what was refused may look different now
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return (
    <BottomBar className="cart-bar">
      <Checkbox
        className="cart-bar__all"
        checked={cart.allSelected}
        label={cartWords('selectAll')}
        onChange={(isChecked) => void cart.selectAll(isChecked)}
      />
      <Pressable
        className="ui__hit ui__grow cart-bar__sum"
        disabled={none}
        onTap={() => offers.show({ kind: 'parts' })}
      >
        <Sum payFen={payFen} savedFen={savedFen} none={none} />
      </Pressable>
      <Button
        className={none ? 'cart-bar__go cart-bar__go--none' : 'cart-bar__go'}
        busy={busy}
        onTap={() => void tap()}
      >
        {none ? cartWords('settleNone') : cartWords('settle', { count })}
      </Button>
    </BottomBar>
  )
})

/** What stays under the cart: settle, or delete while it is edited. */
export const CartBar = ({ managing, offers }: { managing: Managing; offers: CartOffers }) =>
  managing.on ? <LateManageBar managing={managing} /> : <SettleBar offers={offers} />
