import { useDidHide } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { apiWords, GatewayError, isRefusal } from '@/api'
import { loginCode, type PhoneAnswer } from '@/platform/login'
import { endLogin, readStored, stores } from '@/stores'
import { enter } from '../login/enter'
import { boundToAnother, logInByPhoneCode, logInByPlatform, whoIs, type Known } from './api'
import { platformLoginWords } from './messages'

/** ms in which nobody is logged in again without a tap: a login that ends at once must not come round for ever. */
const silentPause = 60_000
let silentAt = Number.NEGATIVE_INFINITY

/** Forgets when somebody was last logged in without a tap; for tests. */
export const resetSilentLogin = (): void => {
  silentAt = Number.NEGATIVE_INFINITY
}

const answerWords = { REFUSED: 'refused', PRIVACY: 'privacy', UNABLE: 'unable' } as const

/**
 * Logging in through the messaging platform. A shopper who is bound is logged in when the screen opens, unless they left by
 * choice: then they are greeted, and a tap logs them in. Everything else needs the phone-number button.
 */
export function usePlatformLogin(from: string | undefined) {
  const [busy, setBusy] = useState(true)
  const [known, setKnown] = useState<Known>()
  const [notice, setNotice] = useState<string>()
  /** False once the screen is left: what arrives then logs nobody in behind their back. */
  const here = useRef(true)
  const underWay = useRef(false)

  /** A fresh code, and what is done with it; a failure becomes words. One at a time. */
  const attempt = useCallback(async (work: (code: string) => Promise<void>, onFailure: (words: string) => void) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      const code = await loginCode()
      // without a network the chat app gives no code either
      if (code === undefined)
        onFailure((await stores.network.check()) ? platformLoginWords('unable') : apiWords('poorNetwork'))
      else await work(code)
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      if (isRefusal(failure, boundToAnother)) await greet()
      onFailure(failure.words)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }, [])

  /** Who the platform's person is here; a greeting that can't be had is none. */
  const greet = async () => {
    const code = await loginCode()
    const person = code === undefined ? undefined : await whoIs(code).catch(() => undefined)
    setKnown(person?.bound ? person : undefined)
  }

  useEffect(() => {
    here.current = true
    const silently = async (code: string) => {
      if (readStored('leftByChoice') || Date.now() - silentAt < silentPause) {
        const person = await whoIs(code)
        if (person.bound) setKnown(person)
        return
      }
      const login = await logInByPlatform(code, false)
      if (!here.current || stores.session.loggedIn) return endLogin(login.token)
      silentAt = Date.now()
      await enter(login, from)
    }
    // nobody asked for it, so nothing is said where it can't be done
    void attempt(silently, () => undefined)
    return () => {
      here.current = false
    }
  }, [attempt, from])
  useDidHide(() => {
    here.current = false
  })

  const byPhone = (answer: PhoneAnswer) => {
    here.current = true
    if (answer.kind !== 'CODE') return setNotice(platformLoginWords(answerWords[answer.kind]))
    setNotice(undefined)
    return attempt(async (code) => enter(await logInByPhoneCode(code, answer.code), from), setNotice)
  }
  const asKnown = () => {
    setNotice(undefined)
    return attempt(async (code) => enter(await logInByPlatform(code), from), setNotice)
  }
  return { busy, known, notice, byPhone, asKnown }
}
