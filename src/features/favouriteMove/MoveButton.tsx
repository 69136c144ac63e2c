import type { CartRow } from '@contract'
import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { GatewayError } from '@/api'
import { toast } from '@/platform/feedback'
import { currentUrl, go } from '@/routes'
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

let stopWaiting: (() => void) | undefined

/** Goes to the login, and moves them once somebody is in: the lines are in their cart then. */
function moveAfterLogin(skuCodes: readonly string[]): void {
  stopWaiting?.()
  stopWaiting = reaction(
    () => [stores.session.loggedIn, stores.cart.status] as const,
    ([loggedIn, status]) => {
      if (!loggedIn || status !== 'ready') return
      stopWaiting?.()
      void move(skuCodes)
    }
  )
  void go('login', { from: currentUrl() })
}

/** Moves what is marked in the cart to the favourites. */
export const MoveButton = observer(function MoveButton({ managing }: MoveButtonProps) {
  const { marked, clear } = managing
  const tap = async () => {
    const skuCodes = lines().flatMap(({ rowId, sku }) => (marked.includes(rowId) ? [sku.skuCode] : []))
    if (!stores.session.loggedIn) moveAfterLogin(skuCodes)
    else if (await move(skuCodes)) clear()
  }
  return (
    <Button kind="outline" disabled={marked.length === 0} onTap={tap}>
      {t('move')}
    </Button>
  )
})
