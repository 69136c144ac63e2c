/** The messaging platform's own login. Only the mini-program has it: on H5 nothing imports this file. */
import Taro from '@tarojs/taro'
import { reasonOf } from '../refusals'

/** ms after which the platform's answer is no longer waited for. */
const patience = 8000

/** A fresh code that the gateway exchanges for who this person is; undefined when the platform gives none. */
export async function loginCode(): Promise<string | undefined> {
  try {
    const { code } = await Taro.login({ timeout: patience })
    return code || undefined
  } catch {
    return undefined // the platform is out of reach: the shopper logs in by SMS
  }
}

/**
 * What came of the phone-number button. REFUSED: the person said no · PRIVACY: the privacy guide is not agreed to ·
 * UNABLE: this mini-program may not ask, or has asked too often, or the platform failed.
 */
export type PhoneAnswer = { kind: 'CODE'; code: string } | { kind: 'REFUSED' | 'PRIVACY' | 'UNABLE' }

/** Reads the event's `detail`. */
export function readPhoneAnswer(detail: unknown): PhoneAnswer {
  const code = typeof detail === 'object' && detail !== null && 'code' in detail ? detail.code : undefined
  if (typeof code === 'string' && code !== '') return { kind: 'CODE', code }
  const reason = reasonOf(detail)
  if (/privacy/i.test(reason)) return { kind: 'PRIVACY' }
  return { kind: /user (deny|denied|cancel)|cancel/i.test(reason) ? 'REFUSED' : 'UNABLE' }
}
