import { useEffect, useRef, useState } from 'react'
import { GatewayError } from '@/api'
import { askToSubscribe } from '@/features/subscription'
import { toast } from '@/platform/feedback'
import { go, urlOf } from '@/routes'
import { stores } from '@/stores'
import { call } from './calls'
import { reminderWords } from './messages'
import type { RemindProps } from './remindTypes'

/** The gateway's latest word on a sale's reminder since the product was loaded. */
interface Told {
  about: string
  reminded: boolean
}

/** Whether the shopper has a reminder of the SKU's coming sale, and the ways to change that. */
export function useReminder({ spuCode, sku, sessionCode }: RemindProps) {
  const [lastAnswer, setLastAnswer] = useState<Told>()
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  const about = `${stores.session.userId ?? ''} ${sku?.skuCode ?? ''} ${sku?.flash?.startAt ?? ''}`
  const reminded = lastAnswer?.about === about ? lastAnswer.reminded : sku?.reminded === true

  const change = async (isWished: boolean) => {
    if (!sku) return
    try {
      const { skuCode } = sku
      const answer = isWished
        ? await call('POST /o2mkt-b2c/v1/activity/subscribe-ms-activity', {
            body: { skuCode, ...(sessionCode === undefined ? {} : { sessionCode }) }
          })
        : await call('POST /o2mkt-b2c/v1/activity/cancel-subscribe-ms-activity', { body: { skuCode } })
      if (here.current) setLastAnswer({ about, reminded: answer.reminded })
      toast(reminderWords(answer.reminded ? 'done' : 'cancelled'))
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      // a refusal shows the gateway's words; asking twice does no harm
      if (failure.fateUnknown && !failure.told) toast(reminderWords('unknown'))
    }
  }

  const remind = async () => {
    if (!stores.session.loggedIn) {
      const product = { spuCode, skuCode: sku?.skuCode }
      await go('login', { from: sessionCode === undefined ? urlOf('productDetail', product) : urlOf('seckill') })
      return
    }
    // the platform asks only in the turn of the tap: nothing may wait before this
    await askToSubscribe('SECKILL')
    await change(true)
  }
  return { reminded, remind, cancel: () => change(false) }
}
