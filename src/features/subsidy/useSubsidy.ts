import type { SubsidyPolicy, SubsidyStanding } from '@contract'
import { useState } from 'react'
import { GatewayError } from '@/api'
import { afterLogin, useGiveUpLogin } from '@/features/afterLogin'
import { confirm, toast } from '@/platform/feedback'
import { findOwnPoint } from '@/platform/nearby'
import { stores } from '@/stores'
import { call, useQuery } from './calls'
import { subsidyWords as t } from './messages'
import { isFree } from './rules'
import { useHolder } from './useHolder'

/** Where the shopper stands, what they look at, and what they can do. */
export function useSubsidy() {
  const remote = useQuery('GET /o2mkt-b2c/v1/subsidy', { again: true })
  const [choice, setChoice] = useState<{ region?: string; policy?: string }>({})
  const [agreed, setAgreed] = useState(false)
  const [bySms, setBySms] = useState(false)
  useGiveUpLogin()
  const holder = useHolder(() => remote.reload())
  const act = async (work: () => Promise<unknown>, message: string): Promise<void> => {
    try {
      await work()
      toast(message)
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
    bySms,
    setBySms,
    loggedIn: stores.session.loggedIn,
    login: () => afterLogin(() => remote.reload()),
    findRegion: async ({ regions }: SubsidyStanding): Promise<void> => {
      const point = await findOwnPoint()
      if (point === undefined) return
      const { latitude, longitude } = point
      try {
        const place = await call('POST /o2pcm/v1/geocoder', { body: { latitude, longitude } })
        const here = [place.cityCode, place.provinceCode].find((code) =>
          regions.some(({ regionCode }) => regionCode === code)
        )
        if (here === undefined) toast(t('notThere', { region: place.regionName }))
        else setChoice((previous) => ({ ...previous, region: here }))
      } catch (failure) {
        // said already
        if (!(failure instanceof GatewayError)) throw failure
      }
    },
    chooseRegion: (region: string) => setChoice((previous) => ({ ...previous, region })),
    choosePolicy: (policy: string) => setChoice((previous) => ({ ...previous, policy })),
    look: (standing: SubsidyStanding) => lookAt(standing, choice),
    claim: async ({ policyCode }: SubsidyPolicy, regionCode: string) => {
      if (!agreed) return toast(t('agreeFirst'))
      const body = { policyCode, regionCode, agreedToReport: true, remindBySms: bySms } as const
      await act(() => call('POST /o2mkt-b2c/v1/subsidy/claim', { body }), t('claimed'))
    },
    remind: (qualificationId: string, remindBySms: boolean) =>
      act(
        () => call('POST /o2mkt-b2c/v1/subsidy/remind', { body: { qualificationId, remindBySms } }),
        t(remindBySms ? 'reminds' : 'remindsNot')
      ),
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
function lookAt({ regions, policies }: SubsidyStanding, choice: { region?: string; policy?: string }) {
  const policy =
    policies.find(({ policyCode }) => policyCode === choice.policy) ??
    policies.find(({ own }) => own[0]?.state === 'UNREDEEMED') ??
    policies.find(isFree) ??
    policies[0]
  const own = policy?.own[0]
  const bound = own !== undefined && (own.state === 'UNREDEEMED' || own.state === 'HELD') ? own.regionCode : undefined
  const region = bound ?? choice.region ?? regions[0]?.regionCode ?? ''
  return { policy, own, region, bound: bound !== undefined }
}
