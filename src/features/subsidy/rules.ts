import type { Qualification, SubsidyPolicy } from '@contract'
import { groupedCount } from '@/lib/counts'
import { hasOwn } from '@/lib/json'
import { subsidyWords as t } from './messages'

/** What a shopper has of a category that bears on it now. */
export const ownOf = ({ own }: SubsidyPolicy): Qualification | undefined => own[0]

const FREE = ['NONE', 'EXPIRED', 'UNBOUND']

/** Whether it can be claimed; of pieces more than one the rest can, too. */
export const isFree = (policy: SubsidyPolicy): boolean => {
  const inUse = policy.own.filter(({ state }) => !FREE.includes(state))
  return inUse.length < policy.pieces && !inUse.some(({ state }) => state === 'UNREDEEMED') && policy.left > 0
}

const states: Readonly<Record<string, () => string>> = {
  UNREDEEMED: () => t('UNREDEEMED'),
  HELD: () => t('HELD'),
  REDEEMED: () => t('REDEEMED'),
  EXPIRED: () => t('EXPIRED'),
  UNBOUND: () => t('UNBOUND')
}

/** What stands under a category: where its own one is, or how many are left. */
export function wordsOf(policy: SubsidyPolicy): string {
  const state = ownOf(policy)?.state
  const stateWords = state !== undefined && hasOwn(states, state) ? states[state] : undefined
  if (stateWords !== undefined) return stateWords()
  return policy.left === 0 ? t('none') : t('left', { count: groupedCount(policy.left) })
}

/** 8F2K QH26 6027, as it is read out. */
export const inGroupsOfFour = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')
