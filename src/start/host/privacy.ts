import { makeAutoObservable } from 'mobx'
import type { AnswerPrivacy } from '@/platform/privacy'

/** What the guide is asked for, as the shopper knows it. */
export type PrivacyUse = 'phone' | 'profile' | 'location' | 'album' | 'clipboard' | 'invoiceTitle' | 'feature'

const uses: [RegExp, PrivacyUse][] = [
  [/phone/i, 'phone'],
  [/avatar|nickname/i, 'profile'],
  [/location|poi/i, 'location'],
  [/album|media|image/i, 'album'],
  [/clipboard/i, 'clipboard'],
  [/invoice/i, 'invoiceTitle']
]

/** `referrer`: the platform's name of the API or part that waits. */
export const privacyUseOf = (referrer = ''): PrivacyUse =>
  uses.find(([names]) => names.test(referrer))?.[1] ?? 'feature'

/** What waits for the privacy guide. However many uses wait, they share one question, on the page that is open. */
export class PrivacyQuestion {
  isAsked = false
  /** What waits, each once. */
  uses: PrivacyUse[] = []
  private waiting: AnswerPrivacy[] = []

  constructor() {
    makeAutoObservable<this, 'waiting'>(this, { waiting: false })
  }

  /** One more use waits. */
  ask(answer: AnswerPrivacy, referrer?: string): void {
    const use = privacyUseOf(referrer)
    // what was asked for last stays in the words until the sheet is gone
    this.uses = [...new Set([...(this.isAsked ? this.uses : []), use])]
    this.waiting.push(answer)
    this.isAsked = true
  }

  /** The question is on the screen, which the platform wants to hear. */
  shown(): void {
    for (const answer of this.waiting) answer({ event: 'exposureAuthorization' })
  }

  /** `buttonId`: the platform's own button that was tapped; it checks that there was a tap. */
  agree(buttonId: string): void {
    this.settle((answer) => answer({ event: 'agree', buttonId }))
  }

  /** Every use that waits fails; the next one asks again. */
  refuse(): void {
    this.settle((answer) => answer({ event: 'disagree' }))
  }

  private settle(tell: (answer: AnswerPrivacy) => void): void {
    const waiting = this.waiting
    this.waiting = []
    this.isAsked = false
    waiting.forEach(tell)
  }
}

export const privacyQuestion = new PrivacyQuestion()
