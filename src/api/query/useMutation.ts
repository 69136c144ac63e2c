/** One write of the gateway, as a hook: locked while it is sent, shown at once where that is safe. */
import type { DataOf, EndpointKey } from '@contract'
import { useRef, useState } from 'react'
import { call, type CallOptions } from '../call'
import { GatewayError } from '../errors'
import { fingerprint } from '@/lib/fingerprint'
import { withIntent } from '../intents'
import { learnShapes, type Shapes } from '../matchesShape'

export type WriteKey = Exclude<EndpointKey, `GET ${string}`>

/** What became of a write. A refusal has shown its toast unless the call was quiet; without an error nothing was sent. */
export type Outcome<T> = { ok: true; data: T } | { ok: false; error?: GatewayError }

export interface Mutation<K extends WriteKey> {
  /** While it runs a second one is not sent. Rejects with no GatewayError. */
  send: (options: CallOptions<K>, showAtOnce?: () => () => void) => Promise<Outcome<DataOf<K>>>
  sending: boolean
}

/** Sends a write; `isKeyed`: under the key of the shopper's intent, so that a repeated one has one effect. */
function write<K extends WriteKey>(endpoint: K, options: CallOptions<K>, isKeyed: boolean): Promise<DataOf<K>> {
  const send = call as (key: K, options: CallOptions<K>) => Promise<DataOf<K>>
  if (!isKeyed) return send(endpoint, options)
  return withIntent(`${endpoint} ${fingerprint(JSON.stringify(options))}`, (idempotencyKey) =>
    send(endpoint, { ...options, idempotencyKey })
  )
}

/**
 * `showAtOnce` changes what is shown before the reply and gives what takes it back, e.g. a `patch`. `isKeyed`: the contract
 * asks for a key.
 */
export function useMutation<K extends WriteKey>(endpoint: K, isKeyed = false): Mutation<K> {
  const [sending, setSending] = useState(false)
  const running = useRef(false)
  const send: Mutation<K>['send'] = async (options, showAtOnce) => {
    if (running.current) return { ok: false }
    running.current = true
    setSending(true)
    const takeBack = showAtOnce?.()
    try {
      return { ok: true, data: await write(endpoint, options, isKeyed) }
    } catch (error) {
      takeBack?.()
      if (error instanceof GatewayError) return { ok: false, error }
      throw error
    } finally {
      running.current = false
      setSending(false)
    }
  }
  return { send, sending }
}

/** What a folder changes by; `keyedEndpoints`: its writes that carry a key. */
export function mutationOf<K extends EndpointKey>(
  shapes: Shapes<K>,
  keyedEndpoints: readonly EndpointKey[] = []
): <E extends K & WriteKey>(endpoint: E) => Mutation<E> {
  learnShapes(shapes)
  return (endpoint) => useMutation(endpoint, keyedEndpoints.includes(endpoint))
}
