/** Telling a person of the shop's that one writes, anew before it is forgotten there. */
import type { ChatConversation } from '@contract'
import { TYPING_MS } from '@domain/content/chat'
import { GatewayError } from '@/api'
import { call } from './calls'

/** ms between two signs of it. */
const AGAIN_MS = TYPING_MS - 1000

export class Writing {
  private toldAt = 0

  /** It was sent: the next letter sends «is writing» at once. */
  done(): void {
    this.toldAt = 0
  }

  async tell(conversation: ChatConversation | undefined): Promise<void> {
    const now = Date.now()
    if (conversation?.state !== 'WITH_AGENT' || Math.abs(now - this.toldAt) < AGAIN_MS) return
    this.toldAt = now
    const { conversationId } = conversation
    await call('POST /o2msg/v1/chat/typing', { body: { conversationId }, unwatched: true }).catch(
      (failure: unknown) => {
        // nobody waits for it
        if (!(failure instanceof GatewayError)) throw failure
      }
    )
  }
}
