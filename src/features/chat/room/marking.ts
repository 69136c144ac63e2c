/** Telling the shop up to where its words have come to the shopper, and up to where they were read; both only grow. */
import type { ChatConversation } from '@contract'
import { GatewayError } from '@/api'
import { call } from './calls'

export class Marking {
  private readonly marks = { GOT: 0, READ: 0 }

  /** Tells it unless it is known; resolves to what the gateway then says of the conversation. */
  async tell(of: ChatConversation | undefined, number: number, isSeen: boolean): Promise<ChatConversation | undefined> {
    if (of === undefined) return undefined
    const mark = isSeen ? 'READ' : 'GOT'
    if (number <= Math.max(isSeen ? of.shopperRead : of.shopperGot, this.marks[mark])) return undefined
    this.marks[mark] = number
    try {
      const body = { conversationId: of.conversationId, number, mark } as const
      return await call('POST /o2msg/v1/chat/read', { body, quiet: true })
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      this.marks[mark] = 0
      return undefined
    }
  }
}
