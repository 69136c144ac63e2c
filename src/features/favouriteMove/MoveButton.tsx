import type { CartRow } from '@contract'
import { observer } from 'mobx-react-lite'
import { GatewayError } from '@/api'
import { afterLogin, useGiveUpLogin } from '@/features/afterLogin'
import { toast } from '@/platform/feedback'
import { stores } from '@/stores'
import { Button } from '@/ui'
import { call } from './calls'
import { moveWords as t } from './messages'

export interface MoveButtonProps {
  /** The cart that is edited: which of its lines are marked, and forgetting that. */
  managing: { marked: readonly string[]; clear: () => void }
}

const lines = (): CartRow[] => [...stores.cart.buyable, ...(stores.cart.view?.invalid ?? [])]

/** Keeps them, and only then takes them out of the cart: what fails between the two is in both. True when it is done. */
async function move(skuCodes: readonly string[]): Promise<boolean> {
  try {
    await call('POST /o2wl/v1/favorites/sku/save-all', { body: { favorite: true, skuCodes: [...skuCodes] } })
  } catch (failure) {
    // `call` has told it
    if (!(failure instanceof GatewayError)) throw failure
    return false
  }
  const rows = lines().filter(({ sku }) => skuCodes.includes(sku.skuCode))
  if (!(await stores.cart.remove(rows.map(({ rowId }) => rowId)))) return false
  toast(t('moved', { count: skuCodes.length }))
  return true
}

/** Moves what is marked in the cart to the favourites. */
export const MoveButton = observer(function MoveButton({ managing }: MoveButtonProps) {
  const { marked, clear } = managing
  useGiveUpLogin()
  const tap = async () => {
    const skuCodes = lines().flatMap(({ rowId, sku }) => (marked.includes(rowId) ? [sku.skuCode] : []))
    // the lines are in their cart once it is ready
    if (!stores.session.loggedIn)
      await afterLogin(
        () => move(skuCodes),
        () => stores.cart.status === 'ready'
      )
    else if (await move(skuCodes)) clear()
  }
  return (
    <Button kind="outline" disabled={marked.length === 0} onTap={tap}>
      {t('move')}
    </Button>
  )
})
