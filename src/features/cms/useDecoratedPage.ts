import { useDidShow } from '@tarojs/taro'
import { useEffect, useMemo, useState } from 'react'
import { serverNow } from '@/api'
import { stores } from '@/stores'
import { findPage, readBody, versionAt } from './pages'
import type { PageBody } from './types'

/** The longest a timer can wait, ms. */
const LONGEST_WAIT = 2_000_000_000

/** loading: nothing yet · failed: nothing, and the file can't be had · plain: the site has no such page. */
export type DecoratedPage =
  | { status: 'loading' | 'failed' | 'plain'; body?: undefined }
  | { status: 'ready'; body: PageBody }

/**
 * What a decorated page shows now (spec 2.4), chosen by the server's clock and chosen again when a version starts or
 * ends and whenever the page is shown. Read it in an `observer`.
 */
export function useDecoratedPage(pageName: string): DecoratedPage {
  const { cms, status } = stores.site
  const [moment, setMoment] = useState(serverNow)
  useDidShow(() => setMoment(serverNow()))
  const page = useMemo(() => findPage(cms, pageName), [cms, pageName])
  const version = page && versionAt(page, moment)
  const raw = version?.body
  // read once a version, not once a show: blocks then keep their props, and a problem is reported once
  const body = useMemo(() => (page ? readBody(raw, pageName) : undefined), [page, raw, pageName])

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
