import { makeAutoObservable } from 'mobx'
import type { AnswerPrivacy } from '@/platform/privacy'

/** What waits for the privacy guide. However many uses wait, they share one question, whichever page is open. */
export class PrivacyQuestion {
  asked = false
  private waiting: AnswerPrivacy[] = []

  constructor() {
    makeAutoObservable<this, 'waiting'>(this, { waiting: false })
  }

  /** One more use waits. */
  ask(answer: AnswerPrivacy): void {
    this.waiting.push(answer)
    this.asked = true
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
    this.asked = false
    waiting.forEach(tell)
  }
}

export const privacyQuestion = new PrivacyQuestion()
