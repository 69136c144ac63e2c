import { useMemo } from 'react'
import { afterLogin, useGiveUpLogin } from '@/features/afterLogin'
import { toast } from '@/platform/feedback'
import { stores } from '@/stores'
import { shopWords } from '../messages'
import { follow, standingOf, useStandings, type Standing } from './follows'

/** Follows a shop, or lets it go. Read it in an `observer`. */
export function useFollow(
  shopCode: string,
  count: number | undefined
): { standing: Standing | undefined; toggle: () => void } {
  const { loggedIn } = stores.session
  const standing = standingOf(shopCode)
  const codes = useMemo(() => [shopCode], [shopCode])
  useStandings(codes)
  useGiveUpLogin()

  const toggle = () => {
    if (!loggedIn) {
      void afterLogin(() => follow(shopCode, true, count))
      return
    }
    const isWished = !(standing?.followed ?? false)
    void follow(shopCode, isWished, count).then((isDone) => {
      // a coupon has told of it already
      if (isDone && !isWished) toast(shopWords('letGo'))
    })
  }
  return { standing, toggle }
}
