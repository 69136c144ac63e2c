import { PARTNER_AGE } from '@domain/partner/partner'
import { idCardProblem, tidyIdCard } from '@domain/people/idCard'
import { useState } from 'react'
import { GatewayError, serverNow } from '@/api'
import { calendarDay } from '@/lib/dates'
import { afterPress } from '@/platform/press'
import { isCodeComplete } from '@/ui/form/code'
import { useEvent } from '@/ui/useEvent'
import { partnerWords as t } from '../messages'
import { call, useQuery } from './calls'

export const useFile = () => useQuery('GET /o2cum/v1/partner/query')

type Wrong = Partial<Record<'realName' | 'idNumber' | 'pictureCode' | 'captcha', string>>
const nothing = { realName: '', idNumber: '', pictureCode: '', captcha: '' }

const wordsOf = (failure: unknown): string => {
  if (failure instanceof GatewayError) return failure.words
  throw failure
}

/** A person's identity as it is typed: this screen alone keeps it, and drops it at its end. */
export function useIdentity() {
  const [values, setValues] = useState(nothing)
  const [wrong, setWrong] = useState<Wrong>({})
  const [picture, setPicture] = useState<{ captchaKey: string; picture: string; question?: string }>()
  const [sentCode, setSentCode] = useState({ captchaKey: '', resendAt: 0 })

  const change = (name: keyof typeof nothing) => (value: string) => {
    setValues((previous) => ({ ...previous, [name]: value }))
    setWrong((previous) => ({ ...previous, [name]: undefined }))
  }
  const problemOfId = (): string | undefined => {
    if (values.idNumber.trim() === '') return t('needId')
    const problem = idCardProblem(
      tidyIdCard(values.idNumber),
      calendarDay(serverNow()).replaceAll('/', '-'),
      PARTNER_AGE
    )
    return problem && t(problem)
  }
  const draw = async (inWords = false) => {
    try {
      setPicture(await call('POST /o2cum/v1/sms/send-image-code', { body: { inWords }, quiet: true }))
      change('pictureCode')('')
    } catch (failure) {
      setWrong((previous) => ({ ...previous, pictureCode: wordsOf(failure) }))
    }
  }
  const sendCode = async () => {
    const pictureCode = values.pictureCode.trim()
    if (!picture || pictureCode === '') return setWrong((previous) => ({ ...previous, pictureCode: t('needPicture') }))
    const body = { purpose: 'IDENTITY', captchaKey: picture.captchaKey, pictureCode } as const
    try {
      const { captchaKey, resendAfterSeconds } = await call('POST /o2cum/v1/sms/send-verification-code', {
        body,
        quiet: true
      })
      setSentCode({ captchaKey, resendAt: serverNow() + resendAfterSeconds * 1000 })
      // each picture is good for one try
      await draw(picture.question !== undefined)
    } catch (failure) {
      const words = wordsOf(failure)
      await draw(picture.question !== undefined)
      setWrong((previous) => ({ ...previous, pictureCode: words }))
    }
  }
  /** Resolves true when the identity was sent. */
  const send = async (): Promise<boolean> => {
    const problems: Wrong = {
      realName: values.realName.trim().length < 2 ? t('needName') : undefined,
      idNumber: problemOfId(),
      captcha: sentCode.captchaKey !== '' && isCodeComplete(values.captcha) ? undefined : t('needCode')
    }
    setWrong(problems)
    if (Object.values(problems).some((words) => words !== undefined)) return false
    const { realName, idNumber, captcha } = values
    try {
      await call('POST /o2cum/v1/partner/verify', {
        body: { realName, idNumber: tidyIdCard(idNumber), captchaKey: sentCode.captchaKey, captcha },
        quiet: true
      })
      setValues(nothing)
      return true
    } catch (failure) {
      const words = wordsOf(failure)
      setWrong((previous) => ({ ...previous, captcha: words }))
      return false
    }
  }
  const checkId = useEvent(() => {
    if (values.idNumber !== '') setWrong((previous) => ({ ...previous, idNumber: problemOfId() }))
  })
  const leaveId = () => afterPress(checkId)
  return { values, wrong, picture, resendAt: sentCode.resendAt, change, draw, sendCode, send, leaveId }
}

export type Identity = ReturnType<typeof useIdentity>
