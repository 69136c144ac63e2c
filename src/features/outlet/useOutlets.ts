import type { Outlet, QueryOf } from '@contract'
import { inDatum } from '@domain/orders/datum'
import { useState } from 'react'
import { toast } from '@/platform/feedback'
import { findOwnPoint } from '@/platform/nearby'
import { currentUrl, go, type RouteParams } from '@/routes'
import { stores } from '@/stores'
import { useKeyword } from '@/ui/list/useKeyword'
import { useList, useMutation, useQuery } from './calls'
import { outletWords as t } from './messages'
import { coarse } from './rules'

export const keyOf = ({ outletCode }: Outlet) => outletCode

interface Point {
  latitude: number
  longitude: number
}

/** Outlets under the filter of the address, from where the shopper is once they said so; and their own. */
export function useOutlets({ cityCode, service }: RouteParams['loginOffline']) {
  const [point, setPoint] = useState<Point>()
  const [finding, setFinding] = useState(false)
  const search = useKeyword()
  const { keyword } = search
  const filter: QueryOf<'GET /o2md/v1/pub/service-outlets'> = {
    ...(cityCode === undefined ? {} : { cityCode }),
    ...(service === undefined ? {} : { service }),
    ...(keyword === '' ? {} : { keyword }),
    ...point
  }
  const list = useList('GET /o2md/v1/pub/service-outlets', {
    query: filter,
    size: 20,
    rowKey: keyOf,
    keepPrevious: true
  })
  const summary = useQuery('GET /o2md/v1/pub/service-outlets', { query: { ...filter, size: 1 }, keepPrevious: true })
  const saving = useMutation('POST /o2cum/v1/customer-info/save-branch-info')

  /** Another filter is another address: back and a reload keep it. */
  const narrow = (changes: Partial<RouteParams['loginOffline']>) => {
    const query = { cityCode, service, ...changes }
    void go('loginOffline', Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)), {
      replace: true
    })
  }

  const findMe = async (): Promise<void> => {
    if (finding) return
    setFinding(true)
    const ownPoint = await findOwnPoint()
    setFinding(false)
    if (ownPoint === undefined) return
    const { latitude, longitude } = inDatum(ownPoint, 'GCJ02')
    setPoint({ latitude: coarse(latitude), longitude: coarse(longitude) })
    // the nearest may be in another city
    if (cityCode !== undefined) narrow({ cityCode: undefined })
  }

  /** Makes an outlet one's own, or lets it go; a visitor logs in first. */
  const toggleOwn = async ({ outletCode, own }: Outlet): Promise<void> => {
    if (!stores.session.loggedIn) {
      await go('login', { from: currentUrl() })
      return
    }
    const outcome = await saving.send({ body: own ? {} : { outletCode } })
    if (outcome.ok) toast(t(own ? 'gone' : 'made'))
  }

  const reload = () => Promise.all([summary.reload(), list.restart()])
  return { list, summary, point, finding, findMe, cityCode, service, search, keyword, narrow, toggleOwn, reload }
}

export type Outlets = ReturnType<typeof useOutlets>
