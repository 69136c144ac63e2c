import type { Withdrawal } from '@contract'
import { call, useList } from './calls'

const rowKey = ({ withdrawalId }: Withdrawal) => withdrawalId

/** The partner's withdrawals, the newest first. */
export const useWithdrawals = (when: boolean) =>
  useList('GET /o2cum/v1/partner/withdraws', { rowKey, when, keepPrevious: true, again: true })

export const takeBack = (withdrawalId: string) =>
  call('POST /o2cum/v1/partner/cancel-withdraw', { body: { withdrawalId } })
