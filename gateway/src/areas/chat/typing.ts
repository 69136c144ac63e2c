/** Who writes now: told between gateways, kept nowhere, over after five seconds of this process's own time. */
import { TYPING_MS } from '../../../../domain/content/chat'

type Side = 'agent' | 'shopper'

const until = new Map<string, Partial<Record<Side, number>>>()
/** Conversations that are remembered at once. */
const MOST = 2000

const now = (): number => performance.now()

export function noteTyping(conversationId: string, side: Side): void {
  const known = until.get(conversationId)
  until.delete(conversationId)
  until.set(conversationId, { ...known, [side]: now() + TYPING_MS })
  const oldest = until.keys().next()
  if (until.size > MOST && oldest.done !== true) until.delete(oldest.value)
}

/** Who sends has done writing. */
export function forgetTyping(conversationId: string, side: Side): void {
  const known = until.get(conversationId)
  if (known) until.set(conversationId, { ...known, [side]: 0 })
}

export function whoTypes(conversationId: string): Record<Side, boolean> {
  const known = until.get(conversationId)
  return { agent: (known?.agent ?? 0) > now(), shopper: (known?.shopper ?? 0) > now() }
}
