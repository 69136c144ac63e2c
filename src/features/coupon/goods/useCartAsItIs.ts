import { useEffect } from 'react'
import { stores } from '@/stores'
import { useShownAgain } from '@/ui'

/** Loads the lines of the cart, also after each addition: elsewhere only how many pieces there are is known. Read it in an `observer`. */
export function useCartAsItIs(): void {
  const { count } = stores.cart
  useEffect(() => {
    void stores.cart.added().then(() => stores.cart.load())
  }, [count])
  useShownAgain(() => void stores.cart.load())
}
