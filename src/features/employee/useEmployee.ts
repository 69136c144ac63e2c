import type { EmployeeGood } from '@contract'
import { useEffect, useRef, useState } from 'react'
import { BusinessError } from '@/api'
import { afterLogin, useGiveUpLogin } from '@/features/afterLogin'
import { toast } from '@/platform/feedback'
import { go } from '@/routes'
import { readStored, stores, writeStored } from '@/stores'
import { useEvent } from '@/ui'
import { useList, useMutation, useQuery } from './calls'
import { employeeWords as t } from './messages'

const offerKey = ({ offerCode }: EmployeeGood): string => offerCode

/** Which goods are shown: all, the large or the small ones. */
export type Kind = 'all' | 'large' | 'small'

/** The invitation that a scanned code left (spec 2.5): taken once somebody is in, and then forgotten. */
function useStoredInvitation(reload: () => unknown): { stored: boolean; taking: boolean } {
  const { loggedIn } = stores.session
  const [stored, setStored] = useState(() => readStored('employeePurchase') !== undefined)
  const [taking, setTaking] = useState(stored && loggedIn)
  const { send } = useMutation('POST /o2cum/v1/employee-purchase')
  const running = useRef(false)
  const take = async (): Promise<void> => {
    const inviteCode = readStored('employeePurchase')
    if (inviteCode === undefined || running.current) return
    running.current = true
    setTaking(true)
    const outcome = await send({ body: { inviteCode } })
    running.current = false
    setTaking(false)
    // without an answer it may be tried again; what was refused is of no use any more
    if (!outcome.ok && !(outcome.error instanceof BusinessError)) return
    writeStored('employeePurchase', undefined)
    setStored(false)
    if (outcome.ok) toast(t('bound'))
    await reload()
  }
  const takeInvitation = useEvent(take)
  useEffect(() => {
    if (loggedIn) void takeInvitation()
  }, [loggedIn, takeInvitation])
  return { stored, taking }
}

/** The screen: whose quota, what is sold, and everything one does there. */
export function useEmployee() {
  const { loggedIn } = stores.session
  const [kind, setKind] = useState<Kind>('all')
  const standing = useQuery('GET /o2cum/v1/employee-purchase', { when: loggedIn, again: true })
  const goods = useList('GET /o2cum/v1/employee-purchase/pub/goods', {
    query: kind === 'all' ? {} : { large: kind === 'large' },
    rowKey: offerKey,
    keepPrevious: true,
    again: true
  })
  const reload = () => Promise.all([goods.restart(), loggedIn ? standing.reload() : undefined])
  const { stored, taking } = useStoredInvitation(reload)
  const exchange = useMutation('POST /o2cum/v1/employee-purchase')
  const family = useMutation('POST /o2cum/v1/employee-purchase/family-code')
  const dropping = useMutation('DELETE /o2cum/v1/employee-purchase/family-code')
  const parting = useMutation('POST /o2cum/v1/employee-purchase/unbind')
  const buying = useMutation('POST /o2cht/v1/order-settlements/buy-now')
  useGiveUpLogin()

  const buy = async ({ skuCode, offerCode, priceFen }: EmployeeGood): Promise<void> => {
    const seenPrice = priceFen === undefined ? {} : { seenPriceFen: priceFen }
    const outcome = await buying.send({ body: { skuCode, quantity: 1, ...seenPrice, employee: { offerCode } } })
    if (outcome.ok) await go('confirmation', { settlementId: outcome.data.settlementId })
    else if (outcome.error?.fateUnknown) toast(t('unknownFate'))
    else if (outcome.error) await reload()
  }
  return {
    standing,
    goods,
    kind,
    setKind,
    stored,
    taking,
    reload,
    member: loggedIn ? standing.data?.member : undefined,
    buy,
    login: () => afterLogin(() => undefined),
    invite: async (inviteCode: string): Promise<boolean> => {
      const outcome = await exchange.send({ body: { inviteCode } })
      if (!outcome.ok) return false
      toast(t('bound'))
      await reload()
      return true
    },
    give: async (): Promise<void> => {
      if ((await family.send({})).ok) await standing.reload()
    },
    takeBack: async (inviteCode: string): Promise<void> => {
      await dropping.send({ query: { inviteCode } })
      await standing.reload()
    },
    unbind: async (): Promise<void> => {
      if (!(await parting.send({})).ok) return
      toast(t('unbound'))
      await reload()
    }
  }
}

export type Employee = ReturnType<typeof useEmployee>
