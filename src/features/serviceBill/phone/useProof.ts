import { CAPTCHA_LENGTH, tidyCaptcha } from '@domain/goods/shop'
import { useEffect, useRef, useState } from 'react'
import { GatewayError, serverNow } from '@/api'
import { isMobilePhone } from '@/lib/phone'
import { toast } from '@/platform/feedback'
import { billWords as t } from '../messages'
import { call } from './calls'

interface Picture {
  captchaKey: string
  picture: string
  /** In place of the picture, for who can't see it. */
  question?: string
}

export type ProofField = 'phone' | 'pictureCode' | 'captcha'

/**
 * A phone and the code that was sent to it. A code goes out for what a picture says; each picture is good for one try, so
 * another comes after each.
 */
export function useProof(when: boolean) {
  const [picture, setPicture] = useState<Picture>()
  const [failed, setFailed] = useState(false)
  const [values, setValues] = useState({ phone: '', pictureCode: '', captcha: '' })
  const [errors, setErrors] = useState<Partial<Record<ProofField, string>>>({})
  const [sentCode, setSentCode] = useState({ phone: '', captchaKey: '', resendAt: 0 })
  const turn = useRef(0)

  const isQuestion = picture?.question !== undefined
  const renew = async (inWords = isQuestion) => {
    const mine = (turn.current += 1)
    setFailed(false)
    setValues((old) => ({ ...old, pictureCode: '' }))
    try {
      const next = await call('POST /o2as-b2c/v1/sms/pub/send-image-code', { body: { inWords }, quiet: true })
      if (mine === turn.current) setPicture(next)
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      if (mine === turn.current) setFailed(true)
    }
  }
  useEffect(() => {
    if (when) void renew(false)
    return () => {
      turn.current += 1
    }
  }, [when])

  const change = (field: ProofField) => (value: string) => {
    setValues((old) => ({ ...old, [field]: field === 'phone' ? value.replace(/\D/g, '').slice(0, 11) : value }))
    setErrors((old) => ({ ...old, [field]: undefined }))
  }
  /** Whether phone and picture code are there; says what is not. */
  const mayAsk = (): boolean => {
    const answer = tidyCaptcha(values.pictureCode)
    const isWhole = isQuestion ? answer !== '' : answer.length === CAPTCHA_LENGTH
    const wrong = {
      ...(isMobilePhone(values.phone) ? {} : { phone: t('needPhone') }),
      ...(isWhole ? {} : { pictureCode: t(isQuestion ? 'needAnswer' : 'needPicture') })
    }
    setErrors(wrong)
    return Object.keys(wrong).length === 0
  }
  const send = async () => {
    if (!mayAsk() || !picture) return
    const { phone } = values
    try {
      const body = { phone, captchaKey: picture.captchaKey, pictureCode: tidyCaptcha(values.pictureCode) }
      const reply = await call('POST /o2as-b2c/v1/sms/pub/send-verification-code', { body, quiet: true })
      setSentCode({ phone, captchaKey: reply.captchaKey, resendAt: serverNow() + reply.resendAfterSeconds * 1000 })
      toast(t('sent'))
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      setErrors({ pictureCode: failure.words })
    }
    await renew()
  }
  /** What proves the phone, or undefined and what is wrong said. */
  const proof = () => {
    const { phone, captcha } = values
    const isSent = sentCode.captchaKey !== '' && sentCode.phone === phone
    if (!isMobilePhone(phone)) setErrors({ phone: t('needPhone') })
    else if (!isSent || captcha.length < 6) setErrors({ captcha: t('needCode') })
    else return { phone, captchaKey: sentCode.captchaKey, captcha }
    return undefined
  }
  return {
    values,
    errors,
    picture,
    isQuestion,
    failed,
    resendAt: sentCode.phone === values.phone ? sentCode.resendAt : 0,
    change,
    renew,
    send,
    proof,
    refuse: (words: string) => setErrors({ captcha: words })
  }
}

export type Proof = ReturnType<typeof useProof>
