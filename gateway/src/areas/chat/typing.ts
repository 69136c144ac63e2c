/** Who writes now: told between gateways, kept nowhere, over after five seconds of this process's own time. */
import { TYPING_MS } from '../../../../domain/content/chat'

type Side = 'agent' | 'shopper'

const until = new Map<string, Partial<Record<Side, number>>>()
/** Conversations that are remembered at once. */
const MOST = 2000

const now = (): number => performance.now()

export function noteTyping(conversationId: string, side: Side): void {
  const entry = until.get(conversationId)
  until.delete(conversationId)
  until.set(conversationId, { ...entry, [side]: now() + TYPING_MS })
  const oldest = until.keys().next()
  if (until.size > MOST && oldest.done !== true) until.delete(oldest.value)
}

/** Who sends has done writing. */
export function forgetTyping(conversationId: string, side: Side): void {
  const entry = until.get(conversationId)
  if (entry) until.set(conversationId, { ...entry, [side]: 0 })
}

export function whoTypes(conversationId: string): Record<Side, boolean> {
  const entry = until.get(conversationId)
  return { agent: (entry?.agent ?? 0) > now(), shopper: (entry?.shopper ?? 0) > now() }
}
