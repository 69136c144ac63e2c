import type { BodyOf, DataOf } from '@contract'
import { patch } from '@/api'
import { changeWish } from '../wish'
import { stores } from '@/stores'
import { useMutation, useQuery } from './calls'
import { alertWords } from './messages'

export type AlertKind = BodyOf<'POST /o2wl/v1/alerts'>['kind']
type Alert = DataOf<'GET /o2wl/v1/alerts'>['list'][number]

const listOf = ({ list }: DataOf<'GET /o2wl/v1/alerts'>): Alert[] => list

/** What the shopper waits for of a product, and the way to change it. Read it in an `observer`. */
export function useAlerts(spuCode: string) {
  const remote = useQuery('GET /o2wl/v1/alerts', {
    query: { spuCode },
    when: stores.session.loggedIn,
    pick: listOf
  })
  const asking = useMutation('POST /o2wl/v1/alerts')
  const forgetting = useMutation('POST /o2wl/v1/alerts/cancel')

  const change = async (wish: Alert, waits: boolean): Promise<void> => {
    const show = () =>
      patch('GET /o2wl/v1/alerts', (reply) => {
        const others = reply.list.filter(({ skuCode, kind }) => skuCode !== wish.skuCode || kind !== wish.kind)
        return { ...reply, list: waits ? [...others, wish] : others }
      })
    await changeWish({ wish: waits, moment: 'GOODS', done: alertWords('set') }, () =>
      (waits ? asking : forgetting).send({ body: wish }, show)
    )
  }

  return { remote, change, busy: asking.sending || forgetting.sending }
}
