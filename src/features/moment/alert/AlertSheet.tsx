import { View } from '@tarojs/components'
import type { ProductSku } from '@contract'
import { effectivePrice } from '@domain/money/price'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { go, urlOf } from '@/routes'
import { stores } from '@/stores'
import { roundMoney } from '@/stores/money'
import { Button, Sheet, Skeleton, StateView, Switch } from '@/ui'
import { alertWords } from './messages'
import { useAlerts, type AlertKind } from './useAlerts'
import './AlertSheet.scss'

/** What the sheet has to know of a version. */
type AskedSku = Pick<ProductSku, 'skuCode' | 'priceFen' | 'flash' | 'available'>

interface AlertSheetProps {
  open: boolean
  onClose: () => void
  spuCode: string
  /** The version that is looked at. */
  sku: AskedSku | undefined
}

interface WishProps {
  label: string
  note: string
  on: boolean
  disabled: boolean
  onChange: (on: boolean) => void
}

const Wish = ({ label, note, on, disabled, onChange }: WishProps) => (
  <View className="alert-wish">
    <View className="alert-wish__words">
      <View className="alert-wish__label">{label}</View>
      <View className="alert-wish__note">{note}</View>
    </View>
    <Switch on={on} disabled={disabled} label={label} onChange={onChange} />
  </View>
)

const Wishes = observer(function Wishes({ spuCode, sku }: { spuCode: string; sku: AskedSku }) {
  const { remote, change, busy } = useAlerts(spuCode)
  const { skuCode } = sku
  const amount = roundMoney(effectivePrice(sku, serverNow()))
  return (
    <StateView remote={remote} skeleton={<Skeleton shape="form" count={2} />}>
      {(list) => {
        const waits = (kind: AlertKind) => list.some((entry) => entry.skuCode === skuCode && entry.kind === kind)
        const wish = (kind: AlertKind) => ({
          on: waits(kind),
          onChange: (on: boolean) => {
            if (!busy) void change({ skuCode, kind }, on)
          }
        })
        const there = sku.available > 0 && !waits('STOCK')
        return (
          <View>
            <Wish
              label={alertWords('stock')}
              note={alertWords(there ? 'stockNow' : 'stockNote')}
              disabled={there}
              {...wish('STOCK')}
            />
            <Wish
              label={alertWords('price')}
              note={alertWords('priceNote', { amount })}
              disabled={false}
              {...wish('PRICE')}
            />
            <View className="alert-wish__once">{alertWords('once')}</View>
          </View>
        )
      }}
    </StateView>
  )
})

/** The alerts that a shopper can set, each sent once. */
export const AlertSheet = observer(function AlertSheet({ open, onClose, spuCode, sku }: AlertSheetProps) {
  const login = () => {
    onClose()
    void go('login', { from: urlOf('productDetail', { spuCode, skuCode: sku?.skuCode }) })
  }
  return (
    <Sheet open={open} onClose={onClose} title={alertWords('title')}>
      {stores.session.loggedIn ? (
        sku ? (
          <Wishes spuCode={spuCode} sku={sku} />
        ) : null
      ) : (
        <View className="alert-login">
          <View className="alert-login__note">{alertWords('loginNote')}</View>
          <Button block onTap={login}>
            {alertWords('login')}
          </Button>
        </View>
      )}
    </Sheet>
  )
})
