import { isCardNumber } from '@domain/money/bankCard'
import { typedAmount } from '@domain/partner/withdrawal'
import { useState } from 'react'
import { GatewayError, serverNow, withMissing } from '@/api'
import { afterPress } from '@/platform/press'
import { isCodeComplete, withoutOld } from '@/ui/form/code'
import { shownMoney } from '@/stores/money'
import { useEvent } from '@/ui/useEvent'
import { call, useQuery } from './calls'
import { withdrawWords as t } from './messages'
import { cardDigits, countOut, type Offer } from './rules'

/** What a withdrawal needs to know; missing: the shopper is no partner. */
export const useOffer = () =>
  withMissing(useQuery('GET /o2cum/v1/partner/withdraw', { again: true }), 'partner.missing')

const wordsOf = (failure: unknown): string => {
  if (failure instanceof GatewayError) return failure.words
  throw failure
}
/** Why an amount can't be withdrawn, in words. */
export function barWords(offer: Offer, amountText: string): string | undefined {
  const { bar } = countOut(amountText, offer)
  if (bar === undefined) return undefined
  const amounts = {
    OWED: -offer.availableFen,
    LITTLE: Math.max(0, offer.availableFen),
    LEAST: offer.rule.leastFen,
    TIMES: 0,
    DAY: Math.max(0, offer.rule.dailyFen - offer.todayFen)
  }
  return t(bar, { amount: shownMoney(amounts[bar]) })
}

const noCode = { captchaKey: '', resendAt: 0, amountFen: 0 }

/** An amount, the code that opens it, and the withdrawal that comes of both; held by this screen alone. */
export function useWithdraw(offer: Offer | undefined, reload: () => Promise<unknown>) {
  const [written, setWritten] = useState('')
  const [code, setCode] = useState('')
  const [captcha, setCaptcha] = useState(noCode)
  const [wrong, setWrong] = useState<{ amount?: string; code?: string }>({})
  const counted = offer && countOut(written, offer)

  const write = (text: string) => {
    // a keyboard of another language writes a comma
    const next = typedAmount(text.replace(/[,。，]/g, '.'), written)
    if (next === written) return
    setWritten(next)
    setCode('')
    setWrong(captcha.captchaKey === '' ? {} : { code: t('codeChanged') })
    // the code was for another amount; how long one waits for the next stays
    setCaptcha((previous) => ({ ...previous, captchaKey: '' }))
  }
  /** The amount, when it can be withdrawn to the card; says why not otherwise. */
  const ready = (): { amountFen: number; cardId: string; expectedFen: number } | undefined => {
    if (!offer || !counted) return undefined
    const { amountFen, arrivesFen } = counted
    const problem =
      amountFen === undefined || amountFen === 0
        ? t(written === '' || amountFen === 0 ? 'needAmount' : 'wrongAmount')
        : (barWords(offer, written) ?? (offer.card ? undefined : t('noCard')))
    if (problem !== undefined) setWrong({ amount: problem })
    if (problem !== undefined || amountFen === undefined || !offer.card) return undefined
    return { amountFen, cardId: offer.card.cardId, expectedFen: arrivesFen }
  }
  const sendCode = async () => {
    const request = ready()
    if (!request) return
    const { amountFen, cardId } = request
    try {
      const { captchaKey, resendAfterSeconds } = await call('POST /o2cum/v1/partner/withdraw-code', {
        body: { amountFen, cardId },
        quiet: true
      })
      setCaptcha({ captchaKey, amountFen, resendAt: serverNow() + resendAfterSeconds * 1000 })
      setCode(withoutOld(code))
      setWrong({})
    } catch (failure) {
      setWrong({ code: wordsOf(failure) })
    }
  }
  /** Resolves true when it was withdrawn. The same code again makes no second one. */
  const submit = async (): Promise<boolean> => {
    const request = ready()
    if (!request) return false
    if (captcha.captchaKey === '' || captcha.amountFen !== request.amountFen || !isCodeComplete(code)) {
      setWrong({ code: t('needCode') })
      return false
    }
    try {
      const body = { ...request, captchaKey: captcha.captchaKey, captcha: code }
      await call('POST /o2cum/v1/partner/withdraw', { body, quiet: true })
      return true
    } catch (failure) {
      setWrong({ code: wordsOf(failure) })
      await reload()
      return false
    }
  }
  const changeCode = (digits: string) => {
    setCode(digits)
    setWrong({})
  }
  return { written, write, counted, code, changeCode, resendAt: captcha.resendAt, wrong, sendCode, submit }
}

export type Withdrawing = ReturnType<typeof useWithdraw>

/** The number of a card: held while it is typed, sent once, and kept nowhere. */
export function useCardForm(bound: (lastFour: string) => unknown) {
  const [digits, setDigits] = useState('')
  const [wrong, setWrong] = useState<string>()
  const change = (text: string) => {
    setDigits(cardDigits(text))
    setWrong(undefined)
  }
  const problem = (): string | undefined => {
    if (digits === '') return t('needCard')
    return isCardNumber(digits) ? undefined : t('wrongCard')
  }
  const send = async () => {
    const obstacle = problem()
    setWrong(obstacle)
    if (obstacle !== undefined) return
    try {
      const { lastFour } = await call('POST /o2cum/v1/partner/card', { body: { cardNo: digits }, quiet: true })
      setDigits('')
      await bound(lastFour)
    } catch (failure) {
      setWrong(wordsOf(failure))
    }
  }
  const check = useEvent(() => setWrong(digits === '' ? undefined : problem()))
  return { digits, wrong, change, send, leave: () => afterPress(check) }
}
