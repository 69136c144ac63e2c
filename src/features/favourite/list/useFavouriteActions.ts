import type { BodyOf, DataOf, Favourite } from '@contract'
import { useState } from 'react'
import { GatewayError, patchLists, withIntent } from '@/api'
import { fingerprint } from '@/lib/fingerprint'
import { toast } from '@/platform/feedback'
import { stores } from '@/stores'
import { favouriteWords as t } from '../messages'
import { call, useMutation } from './calls'

type Choice = Pick<BodyOf<'POST /o2wl/v1/favorites/sku/save-all'>, 'skuCodes' | 'among'>
export type NotInCart = DataOf<'POST /o2wl/v1/favorites/sku/to-cart'>
interface Undo {
  takenAt: number
  count: number
  /** The picture of the favourite that went, where it was one. */
  picture?: string | undefined
}

/** Shows a list without what is chosen. */
const takeOut = ({ skuCodes, among }: Choice) =>
  patchLists('GET /o2wl/v1/favorites/sku', (list) => {
    const goes = ({ skuCode }: Favourite) =>
      among ? !among.without.includes(skuCode) : (skuCodes ?? []).includes(skuCode)
    const rows = list.rows.filter((row) => !goes(row))
    return { ...list, rows, total: list.total - (list.rows.length - rows.length) }
  })

const cartScope = 'favourites.cart:'

/** Puts a piece of each into the cart; a retry of what got no answer is the same wish. */
const sendToCart = (choice: Choice): Promise<NotInCart> =>
  withIntent(`${cartScope}${fingerprint(JSON.stringify(choice))}`, (idempotencyKey) =>
    call('POST /o2wl/v1/favorites/sku/to-cart', { body: choice, idempotencyKey })
  )

/** What can be done with favourites: letting go with a way back, and going into the cart. */
export function useFavouriteActions() {
  const saving = useMutation('POST /o2wl/v1/favorites/sku/save-all')
  const restoring = useMutation('POST /o2wl/v1/favorites/sku/restore')
  const [undo, setUndo] = useState<Undo>()
  const [notInCart, setNotInCart] = useState<NotInCart>()

  /** True when it is done. */
  const remove = async (choice: Choice, favourite?: Favourite): Promise<boolean> => {
    const outcome = await saving.send({ body: { favorite: false, ...choice } }, () => takeOut(choice))
    if (!outcome.ok) return false
    const { takenAt, changed } = outcome.data
    if (takenAt !== undefined) setUndo({ takenAt, count: changed, picture: favourite?.picture })
    return true
  }

  const bringBack = async (): Promise<void> => {
    if (!undo) return
    const { takenAt } = undo
    const outcome = await restoring.send({ body: { takenAt } })
    if (!outcome.ok) return
    setUndo(undefined)
    toast(t(outcome.data.changed > 0 ? 'undone' : 'undoLate'))
  }

  /** True when it was asked; a toast names what could not go. */
  const toCart = async (choice: Choice): Promise<boolean> => {
    try {
      const reply = await sendToCart(choice)
      void stores.cart.refreshCount()
      if (reply.left > 0) setNotInCart(reply)
      else toast(t('inCart', { count: reply.inCart }))
      return true
    } catch (failure) {
      // `call` has told it
      if (!(failure instanceof GatewayError)) throw failure
      return false
    }
  }

  /** A piece of one. */
  const add = async ({ skuCode, priceFen }: Favourite): Promise<void> => {
    const outcome = await stores.cart.add({ skuCode, quantity: 1, priceFen })
    if (outcome.added) toast(t('added'))
    else if (outcome.stopped !== 'FAILED') toast(t('stopped'))
  }

  return {
    undo,
    forgetUndo: () => setUndo(undefined),
    remove,
    bringBack,
    toCart,
    add,
    notInCart,
    forgetNotInCart: () => setNotInCart(undefined)
  }
}

export type FavouriteActions = ReturnType<typeof useFavouriteActions>
