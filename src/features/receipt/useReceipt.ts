import { GatewayError } from '@/api'
import { useRef, useState } from 'react'
import { confirm, toast } from '@/platform/feedback'
import { call, useOne } from './calls'
import { receiptWords as t } from './messages'

/** What the code of a link is about, and confirming it: once under any taps, and without a login. */
export function useReceipt(code: string) {
  const remote = useOne('GET /o2ord-b2c/v1/pub/confirm-receive', { code }, { missing: 'receipt.missing', again: false })
  const [busy, setBusy] = useState(false)
  const [phoneEnd, setPhoneEnd] = useState('')
  const [phoneWrong, setPhoneWrong] = useState(false)
  const running = useRef(false)
  const asksPhone = remote.data?.asksPhone === true

  const send = async () => {
    if (asksPhone && !/^\d{4}$/.test(phoneEnd)) {
      setPhoneWrong(true)
      return
    }
    const sure = await confirm({
      title: t('ask'),
      content: t('note'),
      confirmText: t('confirm'),
      cancelText: t('notYet')
    })
    if (!sure) return
    setBusy(true)
    try {
      await call('POST /o2ord-b2c/v1/pub/confirm-receive', {
        body: { code, ...(asksPhone ? { phoneEnd } : {}) }
      })
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      if (failure.fateUnknown && !failure.isTold) toast(t('unknown'))
    }
    // done or refused: what became of it is what the link says now
    await remote.reload()
  }
  const take = async () => {
    if (running.current) return
    running.current = true
    try {
      await send()
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const phone = {
    isNeeded: asksPhone,
    value: phoneEnd,
    wrong: phoneWrong,
    change: (text: string) => {
      setPhoneEnd(text)
      setPhoneWrong(false)
    }
  }
  return { remote, wrong: remote.missing, busy, take, phone }
}
