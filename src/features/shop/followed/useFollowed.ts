import type { DataOf, FollowedShop, QueryOf } from '@contract'
import { useState } from 'react'
import { GatewayError, makeOld } from '@/api'
import { toast } from '@/platform/feedback'
import { stores } from '@/stores'
import type { Chosen } from '@/ui/list/useSelection'
import { call, useList, useQuery } from './calls'
import { followedWords as t } from './messages'

type Query = Pick<QueryOf<'GET /o2wl/v1/favorite/shop'>, 'filter' | 'keyword'>
type Counts = DataOf<'GET /o2wl/v1/favorite/shop'>['counts']

/** What the gateway takes at once. */
const atOnce = 100

const rowKey = ({ shopCode }: FollowedShop) => shopCode
const countsOf = ({ counts }: { counts: Counts }): Counts => counts

/** The shops that the shopper follows, of a filter, and how many pass each. Read it in an `observer`. */
export function useFollowed(query: Query) {
  const manner = { when: stores.session.loggedIn, keepPrevious: true, again: true }
  const list = useList('GET /o2wl/v1/favorite/shop', { query, rowKey, ...manner })
  const counts = useQuery('GET /o2wl/v1/favorite/shop', {
    query: { ...(query.keyword === undefined ? {} : { keyword: query.keyword }), size: 1 },
    pick: countsOf,
    ...manner
  })
  const reload = () => Promise.all([list.reload(), counts.reload()])
  return { list, counts: counts.data, reload }
}

/** Lets shops go, and takes that back: `gone` are those that went last. */
export function useLettingGo(query: Query) {
  const [gone, setGone] = useState<readonly string[]>([])

  const send = async (body: Parameters<typeof save>[0]): Promise<string[] | undefined> => {
    try {
      return (await save(body)).changed
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      return undefined
    }
  }
  return {
    gone,
    forget: () => setGone([]),
    letGo: async (choice: Chosen): Promise<boolean> => {
      const body = choice.all
        ? { favorite: false, all: { ...query, exceptShopCodes: [...choice.except] } }
        : { favorite: false, shopCodes: [...choice.keys] }
      const result = await send(body)
      if (result === undefined) return false
      setGone(result)
      return true
    },
    undo: async (): Promise<void> => {
      setGone([])
      for (let start = 0; start < gone.length; start += atOnce) {
        if ((await send({ favorite: true, shopCodes: gone.slice(start, start + atOnce) })) !== undefined) continue
        // those that did not come back can be asked for again
        setGone(gone.slice(start))
        return
      }
      makeOld('GET /o2wl/v1/favorite/shop')
      toast(t('back'))
    }
  }
}

const save = (body: { favorite: boolean; shopCodes?: string[]; all?: Query & { exceptShopCodes?: string[] } }) =>
  call('POST /o2wl/v1/favorite/shop/save-all', { body })
