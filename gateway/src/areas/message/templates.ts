/** What the messaging platform's templates are filled with; the spec shows neither their ids nor their keywords. */
import { cutPoints } from '../../../../domain/graphemes'
import type { SubscribeTemplate } from '../../../../contract'
import { say, type Locale, type Words } from '../../core/words'

export type SentTemplate = SubscribeTemplate

type Fact = 'title' | 'order' | 'amount' | 'goods' | 'carrier' | 'trackingNo' | 'name' | 'until' | 'points' | 'note'
export type Facts = Partial<Record<Fact, Words | string>>

/**
 * The keywords of each template, by the platform's names for them, and what each says. A shop whose account numbers them
 * otherwise changes them here and nowhere else: the platform refuses a message that lacks one of its template's (47003).
 */
const KEYWORDS: Record<SentTemplate, Readonly<Record<string, Fact>>> = {
  afterrefuse: { character_string1: 'order', thing2: 'note' },
  seckill: { thing1: 'goods', amount2: 'amount' },
  refundSuccess: { amount1: 'amount', thing2: 'note' },
  paymentSuccess: { character_string1: 'order', amount2: 'amount', thing3: 'title' },
  orderDelivery: { character_string1: 'order', thing2: 'carrier', character_string3: 'trackingNo' },
  orderStatus: { character_string1: 'order', thing2: 'note' },
  orderCancell: { character_string1: 'order', thing2: 'note' },
  goodsNotice: { thing1: 'goods', amount2: 'amount', thing3: 'title' },
  couponOpen: { thing1: 'name', date2: 'until' },
  couponExpire: { thing1: 'name', date2: 'until' },
  packetExpire: { thing1: 'name', amount2: 'amount', date3: 'until' },
  pointExpire: { number1: 'points', date2: 'until' }
}

/** Characters that the platform takes, by kind of keyword. */
const MOST: Record<string, number> = { thing: 20, character_string: 32 }

function cutTo(keyword: string, text: string): string {
  const kind = keyword.replace(/\d+$/, '')
  // the platform takes a symbol and digits, and refuses a message with a comma between them
  if (kind === 'amount') return text.replaceAll(',', '')
  const most = MOST[kind]
  return most === undefined || [...text].length <= most ? text : `${cutPoints(text, most - 1)}…`
}

/** What each keyword of a template says. */
export function dataOf(template: SentTemplate, facts: Facts, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(KEYWORDS[template]).map(([keyword, fact]) => {
      // an empty one would be refused with the whole message
      const value = facts[fact] ?? '-'
      return [keyword, cutTo(keyword, typeof value === 'string' ? value : say(locale, value))]
    })
  )
}
