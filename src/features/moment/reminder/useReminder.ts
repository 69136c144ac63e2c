import { useState } from 'react'
import { changeWish } from '../wish'
import { go, urlOf } from '@/routes'
import { stores } from '@/stores'
import { useMutation } from './calls'
import { reminderWords } from './messages'
import type { RemindProps } from './remindTypes'

/** What this page was told of a sale since the product was loaded. */
interface Reply {
  about: string
  reminded: boolean
}

/** Whether the shopper is told of the SKU's coming sale, and the ways to change that. */
export function useReminder({ spuCode, sku, sessionCode }: RemindProps) {
  const [reply, setReply] = useState<Reply>()
  const asking = useMutation('POST /o2mkt-b2c/v1/activity/subscribe-ms-activity')
  const forgetting = useMutation('POST /o2mkt-b2c/v1/activity/cancel-subscribe-ms-activity')

  const about = `${stores.session.userId ?? ''} ${sku?.skuCode ?? ''} ${sku?.flash?.startAt ?? ''}`
  const reminded = reply?.about === about ? reply.reminded : sku?.reminded === true

  const session = sessionCode === undefined ? {} : { sessionCode }
  const change = async (wish: boolean) => {
    if (!sku) return
    const { skuCode } = sku
    const outcome = await changeWish({ wish, moment: 'SECKILL', done: reminderWords('done') }, () =>
      wish ? asking.send({ body: { skuCode, ...session } }) : forgetting.send({ body: { skuCode } })
    )
    if (outcome.ok) setReply({ about, reminded: wish })
  }

  const remind = async () => {
    if (stores.session.loggedIn) return change(true)
    const product = { spuCode, skuCode: sku?.skuCode }
    await go('login', { from: sessionCode === undefined ? urlOf('productDetail', product) : urlOf('seckill', session) })
  }
  return { reminded, remind, cancel: () => change(false) }
}
