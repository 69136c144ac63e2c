import type { DataOf } from '@contract'
import { isInviteCode } from '@domain/activity/referral'
import { useEffect, useState } from 'react'
import { GatewayError, useAll } from '@/api'
import { confirm, toast } from '@/platform/feedback'
import { copyText } from '@/platform/clipboard'
import { currentUrl, go } from '@/routes'
import { MOST_INVITES, readStored, stores, writeStored } from '@/stores'
import { call, useList, useQuery } from './calls'
import { referralWords as t } from './messages'

export type Terms = DataOf<'GET /o2cum/v1/pub/lx/time-config'>

const rowKey = ({ inviteId }: { inviteId: string }) => inviteId

/** Keeps by whose code somebody came who is not logged in, behind those that came before: the first good one holds. */
export function keepInvite(inviteCode: string | undefined): void {
  if (!isInviteCode(inviteCode) || stores.session.loggedIn) return
  const codes = readStored('inviteCodes') ?? []
  if (codes.length < MOST_INVITES && !codes.includes(inviteCode)) writeStored('inviteCodes', [...codes, inviteCode])
}

/** False: it failed, and a toast said so. */
async function attempt(promise: Promise<unknown>): Promise<boolean> {
  try {
    await promise
    return true
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure
    return false
  }
}

/** Whether one is bound, and on what terms; what bound employees have besides is in `useInvites`. */
export function useReferral() {
  const { loggedIn } = stores.session
  const terms = useQuery('GET /o2cum/v1/pub/lx/time-config')
  const inviter = useQuery('GET /o2cum/v1/lx/employee-check-bind', { when: loggedIn, again: true })
  const both = useAll({ terms, inviter })
  const [busy, setBusy] = useState(false)
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    if (busy) return
    setBusy(true)
    await attempt(work())
    setBusy(false)
  }
  const bind = () => act(() => call('POST /o2cum/v1/lx/employee-check-bind', {}))
  const unbind = async (): Promise<void> => {
    const sure = await confirm({
      title: t('unbindAsk'),
      content: t('unbindNote'),
      confirmText: t('unbind'),
      cancelText: t('stay')
    })
    if (sure) await act(() => call('POST /o2cum/v1/lx/employee-unbind', {}))
  }
  const logIn = async (): Promise<void> => {
    const from = currentUrl()
    await go('login', from ? { from } : {})
  }
  return { loggedIn, terms, inviter, remote: loggedIn ? both : terms, busy, bind, unbind, logIn }
}

/** The code, what the invites came to, and who came. */
export function useInvites() {
  const info = useQuery('GET /o2cum/v1/lx/invite-employee-info')
  const list = useList('GET /o2cum/v1/lx/invite-reward-list', { query: {}, rowKey })
  const [code, setCode] = useState<{ inviteCode: string; endAt: number }>()
  const [failed, setFailed] = useState(false)
  const load = async (): Promise<void> => {
    setFailed(false)
    const isDone = await attempt(call('POST /o2cum/v1/lx/qrcode-generate', { quiet: true }).then(setCode))
    setFailed(!isDone)
  }
  useEffect(() => void load(), [])
  const copy = async (): Promise<void> => {
    if (code !== undefined && (await copyText(code.inviteCode))) toast(t('copied'))
  }
  const reload = () => Promise.all([info.reload(), list.restart(), load()])
  return { info, list, code, failed, load, copy, reload }
}
