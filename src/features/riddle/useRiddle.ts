import type { DataOf } from '@contract'
import { useState } from 'react'
import { GatewayError, useAll, withIntent } from '@/api'
import { changeWish } from '@/features/moment'
import { toast } from '@/platform/feedback'
import { currentUrl, go } from '@/routes'
import { stores } from '@/stores'
import { call, useMutation, useQuery } from './calls'
import { riddleWords as t } from './messages'
import { shareRiddle } from './shareRiddle'

export type RiddleRound = DataOf<'GET /o2mkt-b2c/v1/password-red-packet'>
export type Act = RiddleRound['acts'][number]

/** Undefined: it failed, and a toast said so. */
async function attempt<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure
    if (failure.fateUnknown && !failure.isTold) toast(t('lost'))
    return undefined
  }
}

/** The riddle that runs, what the shopper has done about it, and guessing. */
export function useRiddle() {
  const { loggedIn, userId } = stores.session
  const riddle = useQuery('GET /o2mkt-b2c/v1/pub/password-red-packet', { again: true })
  const round = useQuery('GET /o2mkt-b2c/v1/password-red-packet', { when: loggedIn, again: true })
  const both = useAll({ riddle, round })
  const [letters, setLetters] = useState<readonly string[]>([])
  const [opening, setOpening] = useState(false)
  const reload = () => Promise.all([riddle.reload(), loggedIn ? round.reload() : undefined])

  const length = riddle.data?.length ?? 0
  const type = (letter: string) =>
    setLetters((previous) => (previous.length < length ? [...previous, letter] : previous))
  const erase = () => setLetters((previous) => previous.slice(0, -1))

  const guess = async (): Promise<void> => {
    const { data } = riddle
    if (!data || opening) return
    if (!loggedIn) {
      const from = currentUrl()
      await go('login', from ? { from } : {})
      return
    }
    if (letters.length < length) return
    setOpening(true)
    const word = letters.join('')
    const intent = `riddle ${userId ?? ''} ${data.riddleCode} ${round.data?.triesUsed ?? 0} ${word}`
    const answer = await attempt(
      withIntent(intent, (idempotencyKey) =>
        call('POST /o2mkt-b2c/v1/password-red-packet/use-pass', {
          body: { riddleCode: data.riddleCode, guess: word },
          idempotencyKey
        })
      )
    )
    setOpening(false)
    if (!answer) {
      await reload()
      return
    }
    round.replace(answer.round)
    if (answer.right) return
    toast(t('wrong'))
    setLetters([])
  }

  const take = async (act: Act['act']): Promise<boolean> => {
    const result = await attempt(call('POST /o2mkt-b2c/v1/password-red-packet/earn', { body: { act } }))
    if (!result) return false
    round.replace(result)
    toast(t('earned'))
    return true
  }

  /** Leads to what earns a try, or takes it where that is done. */
  const act = async ({ act: name, state }: Act): Promise<void> => {
    if (name === 'FAVORITE' && state === 'OPEN') await go('cookingRecipe', {})
    else if (name === 'CHECK_IN' && state === 'OPEN') await go('myPoint')
    else if (name === 'VIEW') {
      if (await take(name)) await go('productList', {})
    } else if (name === 'SHARE') {
      if (await shareRiddle()) await take(name)
    } else await take(name)
  }

  const reminding = useMutation('POST /o2mkt-b2c/v1/password-red-packet/remind')
  /** Wishes to be told of the next riddle, or takes that back. */
  const remind = async (): Promise<void> => {
    const reminded = round.data?.reminded !== true
    await changeWish({ wish: reminded, moment: 'OPENING', done: t('remindDone') }, async () => {
      const outcome = await reminding.send({ body: { reminded } })
      if (outcome.ok) round.replace(outcome.data)
      return outcome
    })
  }

  // a visitor has no round
  const remote = { ...(loggedIn ? both : riddle), data: loggedIn ? both.data?.riddle : riddle.data, reload }
  return { remote, riddle, round, letters, opening, loggedIn, type, erase, guess, act, remind, reload }
}

export type RiddleGame = ReturnType<typeof useRiddle>
