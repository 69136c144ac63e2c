import { useDidShow } from '@tarojs/taro'
import { useEffect, useMemo, useState } from 'react'
import { onClockSet, serverNow } from '@/api'
import { routeOf } from '@/routes'
import { stores } from '@/stores'
import { findPage, readBody, versionAt } from './pages'
import type { PageBody } from './types'
import { useHeld } from './useHeld'

/** The longest a timer can wait, ms. */
const LONGEST_WAIT = 2_000_000_000

/** loading: nothing yet · failed: nothing, and the file can't be had · plain: the site has no such page. */
export type DecoratedPage =
  | { status: 'loading' | 'failed' | 'plain'; body?: undefined }
  | { status: 'ready'; body: PageBody }

/** Pages of spec 2.4 that are built. */
type DecoratedRoute = 'index' | 'customC' | 'shop' | 'ucenter' | 'presell' | 'seckill' | 'groupbuy'

/**
 * What a decorated page shows now (spec 2.4), chosen by the server's clock and chosen again when a version starts or
 * ends, shown when the page is shown again, pulled, or rests at its top. Read it in an `observer`. `name`: which of the pages that share
 * the route's path.
 */
export function useDecoratedPage(route: DecoratedRoute, name?: string): DecoratedPage {
  const listed = name ?? route
  const { cms, status } = stores.site
  const [moment, setMoment] = useState(serverNow)
  useDidShow(() => setMoment(serverNow()))
  // until the gateway has answered it is the device's clock alone
  useEffect(() => onClockSet(() => setMoment(serverNow())), [])
  const page = useMemo(() => findPage(cms, { path: routeOf(route).path, name, listed }), [cms, route, name, listed])
  const version = page && versionAt(page, moment)
  const raw = useHeld(listed, version?.body)
  // read once a version, not once a show: blocks then keep their props, and a problem is reported once
  const body = useMemo(() => (raw === undefined ? undefined : readBody(raw, listed)), [raw, listed])

  const until = version?.until
  useEffect(() => {
    if (until === undefined) return undefined
    const wait = Math.min(Math.max(until - serverNow(), 0), LONGEST_WAIT)
    const timer = setTimeout(() => setMoment(serverNow()), wait)
    return () => clearTimeout(timer)
  }, [until, moment])

  if (body) return { status: 'ready', body }
  if (cms) return { status: 'plain' }
  return { status: status === 'failed' ? 'failed' : 'loading' }
}
