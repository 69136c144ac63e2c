import type { DataOf } from '@contract'
import { CAPTCHA_LENGTH, tidyCaptcha } from '@domain/goods/shop'
import { useEffect, useRef, useState } from 'react'
import { GatewayError, serverNow } from '@/api'
import { call } from './calls'
import { licenceWords as t } from './messages'

type Captcha = DataOf<'POST /o2md/v1/pub/online-shop/licence-captcha'>
export type Opened = DataOf<'POST /o2md/v1/pub/online-shop/licences'>

/** loading: a picture is on its way · failed: it could not be had · ready: it waits to be read · sending: it was. */
export type CaptchaStatus = 'loading' | 'failed' | 'ready' | 'sending'

/** What is shown for a refused or failed try. */
const wordsOf = (failure: GatewayError): string => failure.words

/** A picture code, or a question in words for who can't see it: each is good for one try. */
function useCaptcha() {
  const [inWords, setInWords] = useState(false)
  const [captcha, setCaptcha] = useState<Captcha>()
  const [status, setStatus] = useState<CaptchaStatus>('loading')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  // a reply to what was asked before is dropped
  const turn = useRef(0)
  useEffect(
    () => () => {
      turn.current += 1
    },
    []
  )
  const begin = () => {
    const mine = (turn.current += 1)
    return () => mine === turn.current
  }

  const renew = async (words = inWords) => {
    const isMine = begin()
    setInWords(words)
    setStatus('loading')
    setTyped('')
    try {
      const next = await call('POST /o2md/v1/pub/online-shop/licence-captcha', {
        body: { inWords: words },
        quiet: true
      })
      if (!isMine()) return
      setCaptcha(next)
      setStatus('ready')
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      if (!isMine()) return
      setStatus('failed')
      setError(wordsOf(failure))
    }
  }
  return { inWords, captcha, status, setStatus, typed, setTyped, error, setError, begin, renew }
}

/** Papers of a shop behind a picture code or a question: a wrong try brings a new one. */
export function useLicences(shopCode: string) {
  const { inWords, captcha, status, setStatus, typed, setTyped, error, setError, begin, renew } = useCaptcha()
  const [openPapers, setOpenPapers] = useState<Opened>()

  const send = async (code: string, captchaKey: string) => {
    const isMine = begin()
    setStatus('sending')
    setError(undefined)
    try {
      const body = { shopCode, captchaKey, pictureCode: code }
      const reply = await call('POST /o2md/v1/pub/online-shop/licences', { body, quiet: true })
      if (!isMine()) return
      setOpenPapers(reply)
      setStatus('ready')
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      if (!isMine()) return
      setError(wordsOf(failure))
      await renew()
    }
  }

  /** What now stands in the field; the last sign of a picture's sends it. */
  const type = (now: string) => {
    const code = tidyCaptcha(now).slice(0, CAPTCHA_LENGTH)
    setTyped(code)
    if (code !== '') setError(undefined)
    if (!inWords && code.length === CAPTCHA_LENGTH && captcha && status === 'ready') void send(code, captcha.captchaKey)
  }
  /** Sends the answer to a question: how many digits it has is part of it. */
  const answer = () => {
    if (typed === '') setError(t('answerFirst'))
    else if (captcha && status === 'ready') void send(typed, captcha.captchaKey)
  }

  return {
    captcha,
    inWords,
    status,
    typed,
    error,
    opened: openPapers && openPapers.until > serverNow() ? openPapers : undefined,
    type,
    answer,
    /** Another one, with nothing said of the one before. */
    another: (words = inWords) => {
      setError(undefined)
      void renew(words)
    },
    start: () => void renew(),
    /** The time to look is up. */
    end: (words: string) => {
      setOpenPapers(undefined)
      setError(words)
      void renew()
    }
  }
}
