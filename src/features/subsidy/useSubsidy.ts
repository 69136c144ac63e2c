import type { SubsidyPolicy, SubsidyStanding } from '@contract'
import { idCardCheck, bornOn, tidyIdCard } from '@domain/idCard'
import { holderProblem } from '@domain/subsidy'
import { useState } from 'react'
import { GatewayError, serverNow } from '@/api'
import { calendarDay } from '@/lib/dates'
import { confirm, toast } from '@/platform/feedback'
import { call, useQuery } from './calls'
import { subsidyWords as t } from './messages'
import { isFree } from './rules'

const today = (): string => calendarDay(serverNow()).replaceAll('/', '-')

const nothing = { realName: '', idNumber: '' }
type Wrong = Partial<Record<keyof typeof nothing | 'agreed', string>>

/** Who claims, while it is typed: held by this screen alone, and gone with it. */
export function useHolder(reload: () => unknown) {
  const [values, setValues] = useState(nothing)
  const [wrong, setWrong] = useState<Wrong>({})
  const [agreed, setAgreed] = useState(false)
  const change = (name: keyof typeof nothing) => (value: string) => {
    setValues((held) => ({ ...held, [name]: value }))
    setWrong((held) => ({ ...held, [name]: undefined }))
  }
  const tidy = tidyIdCard(values.idNumber)
  const parts = [
    { words: t('partLength'), right: /^[0-9]{17}[0-9X]$/.test(tidy) },
    { words: t('partDate'), right: tidy.length >= 14 && (bornOn(tidy) ?? '9') <= today() },
    { words: t('partCheck'), right: /^[0-9]{17}[0-9X]$/.test(tidy) && idCardCheck(tidy) === tidy.charAt(17) }
  ]
  const problemOfId = (): string | undefined => {
    const problem = holderProblem(tidy, today())
    return problem && t(problem)
  }
  const send = async (): Promise<void> => {
    const found: Wrong = {
      realName: values.realName.trim().length < 2 ? t('needName') : undefined,
      idNumber: problemOfId(),
      agreed: agreed ? undefined : t('agreeFirst')
    }
    setWrong(found)
    if (Object.values(found).some((words) => words !== undefined)) return
    try {
      await call('POST /o2cum/v1/customer-info/validateIdCardInfo', {
        body: { realName: values.realName.trim(), idNumber: tidy, agreedToCheck: true },
        quiet: true
      })
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      return setWrong({ idNumber: failure.words })
    }
    setValues(nothing)
    await reload()
  }
  const leaveId = () => {
    if (values.idNumber !== '') setWrong((held) => ({ ...held, idNumber: problemOfId() }))
  }
  return { values, wrong, agreed, parts, change, send, leaveId, setAgreed }
}

export type HolderForm = ReturnType<typeof useHolder>

/** Where the shopper stands, what they look at, and what they can do. */
export function useSubsidy() {
  const remote = useQuery('GET /o2mkt-b2c/v1/subsidy', { again: true })
  const [chosen, setChosen] = useState<{ region?: string; policy?: string }>({})
  const [agreed, setAgreed] = useState(false)
  const holder = useHolder(() => remote.reload())
  const act = async (asked: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await asked()
      toast(done)
    } catch (failure) {
      // said already; what it was about is read anew
      if (!(failure instanceof GatewayError)) throw failure
    }
    await remote.reload()
  }
  return {
    remote,
    holder,
    agreed,
    setAgreed,
    chooseRegion: (region: string) => setChosen((held) => ({ ...held, region })),
    choosePolicy: (policy: string) => setChosen((held) => ({ ...held, policy })),
    look: (standing: SubsidyStanding) => lookAt(standing, chosen),
    claim: async ({ policyCode }: SubsidyPolicy, regionCode: string) => {
      if (!agreed) return toast(t('agreeFirst'))
      const body = { policyCode, regionCode, agreedToReport: true } as const
      await act(() => call('POST /o2mkt-b2c/v1/subsidy/claim', { body }), t('claimed'))
    },
    unbind: async (qualificationId: string) => {
      const sure = await confirm({
        title: t('unbindAsk'),
        content: t('unbindAskNote'),
        confirmText: t('unbind'),
        cancelText: t('keep')
      })
      if (sure) await act(() => call('POST /o2mkt-b2c/v1/subsidy/unbind', { body: { qualificationId } }), t('unbound'))
    }
  }
}

export type Subsidy = ReturnType<typeof useSubsidy>

/** What is on show: what was chosen, else what one has, else what can be claimed first. */
function lookAt({ regions, policies }: SubsidyStanding, chosen: { region?: string; policy?: string }) {
  const policy =
    policies.find(({ policyCode }) => policyCode === chosen.policy) ??
    policies.find(({ own }) => own[0]?.state === 'UNREDEEMED') ??
    policies.find(isFree) ??
    policies[0]
  const own = policy?.own[0]
  const bound = own !== undefined && (own.state === 'UNREDEEMED' || own.state === 'HELD') ? own.regionCode : undefined
  const region = bound ?? chosen.region ?? regions[0]?.regionCode ?? ''
  return { policy, own, region, bound: bound !== undefined }
}
