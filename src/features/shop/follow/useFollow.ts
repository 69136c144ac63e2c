import { useEffect, useMemo } from 'react'
import { toast } from '@/platform/feedback'
import { currentUrl, go } from '@/routes'
import { stores } from '@/stores'
import { useShownAgain } from '@/ui'
import { shopWords } from '../messages'
import { follow, standingOf, useStandings, type Standing } from './follows'

/** What was tapped before a login; it is done once somebody is logged in. */
let waiting: string | undefined

/** Follows a shop, or lets it go. Read it in an `observer`. */
export function useFollow(
  shopCode: string,
  count: number | undefined
): { standing: Standing | undefined; toggle: () => void } {
  const { loggedIn, userId } = stores.session
  const standing = standingOf(shopCode)
  const codes = useMemo(() => [shopCode], [shopCode])
  useStandings(codes)
  useEffect(() => {
    if (!loggedIn) return
    if (waiting !== shopCode) return
    waiting = undefined
    void follow(shopCode, true, count)
  }, [loggedIn, userId, shopCode, count])
  // who came back without a login no longer waits for it
  useShownAgain(() => {
    if (!stores.session.loggedIn) waiting = undefined
  })

  const toggle = () => {
    if (!loggedIn) {
      waiting = shopCode
      const from = currentUrl()
      void go('login', from ? { from } : {})
      return
    }
    const wished = !(standing?.followed ?? false)
    void follow(shopCode, wished, count).then((done) => {
      // a coupon has told of it already
      if (done && !wished) toast(shopWords('letGo'))
    })
  }
  return { standing, toggle }
}
