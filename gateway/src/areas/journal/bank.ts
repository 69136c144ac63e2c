/** The bank that withdrawals are paid by: a port. A number is paid once, also when it is sent again. */
import { createHash } from 'node:crypto'
import type { Core } from '../../core/area'
import type { Words } from '../../core/words'
import * as store from './storeBank'

/** How numbers begin of cards that are somebody else's at the bank for trying out. */
const OTHERS = '622299'

/** Why the bank for trying out can't pay. */
export const SANDBOX_REASON: Words = {
  zh: '银行卡状态异常，没有付成',
  en: 'The card is in no state to be paid to'
}

/** UNKNOWN: no answer; ask again under the same number. */
export type BankAnswer = { state: 'PAID' } | { state: 'FAILED'; reason: Words | string } | { state: 'UNKNOWN' }

export interface Bank {
  /** What a card of somebody is called there, and the bank's name; ANOTHER: it is not theirs; undefined: there is none. */
  know(card: { cardNo: string; holder: string }): Promise<{ token: string; bankName: string } | 'ANOTHER' | undefined>
  /** Pays, or says what became of that number. */
  pay(order: { number: string; token: string; fen: number }): Promise<BankAnswer>
}

/** The sandbox bank's answer about a number: what it did with it, and the first time what the console set. */
export async function sandboxAnswer(
  { db, clock }: Core,
  { number, fen }: { number: string; fen: number },
  verdict: 'PAID' | 'FAILED'
): Promise<Exclude<BankAnswer, { state: 'UNKNOWN' }>> {
  const state = await store.payOnce(db, { number, fen, state: verdict, now: clock.date() })
  return state === 'PAID' ? { state } : { state, reason: SANDBOX_REASON }
}

/** A bank for trying out: it pays, fails or says nothing, as the console tells it to; its books are its own. */
function sandbox(core: Core): Bank {
  return {
    know: async ({ cardNo }) =>
      cardNo.startsWith(OTHERS)
        ? 'ANOTHER'
        : { token: createHash('sha256').update(`card ${cardNo}`).digest('base64url'), bankName: '栖城银行' },
    pay: async ({ number, fen }) => {
      const manner = await store.mannerOf(core.db)
      if (manner === 'SILENT') return { state: 'UNKNOWN' }
      return sandboxAnswer(core, { number, fen }, manner === 'PAYS' ? 'PAID' : 'FAILED')
    }
  }
}

/** The bank of this gateway; undefined: staff pay by hand and write down what came of it. */
export const bankOf = (core: Core): Bank | undefined => (core.mode === 'demonstration' ? sandbox(core) : undefined)
