/** One thing by its code, as a hook: an order, a recipe, a question. */
import type { DataOf, EndpointKey, QueryOf } from '@contract'
import { useMemo } from 'react'
import { isRefusal } from '../errors'
import { learnShapes, type Shapes } from '../matchesShape'
import { useQuery, type Query, type QueryManner, type QueryOptions, type ReadKey } from './useQuery'

/** A read of one thing. */
export interface One<T, Reply = T> extends Query<T, Reply> {
  /** No code was given, or the gateway knows nothing of that code, or it is somebody else's. */
  missing: boolean
}

export interface OneOptions<K extends ReadKey, T> extends QueryManner {
  /** The code by which the gateway says that there is none, such as `order.missing`. */
  missing: string
  /** What the screen takes of the reply; the same function each time. */
  pick?: (reply: DataOf<K>) => T
}

const nothing = (): Promise<void> => Promise.resolve()

/**
 * Asks for one thing once it is shown and each time its page shows again. `codes` name it; without any, or with an empty one,
 * nothing is asked and it is missing.
 */
export function useOne<K extends ReadKey, T = DataOf<K>>(
  endpoint: K,
  codes: QueryOf<K>,
  { missing: refusal, when = true, ...manner }: OneOptions<K, T>
): One<T, DataOf<K>> {
  const values = Object.values(codes as object)
  const hasCodes = values.length > 0 && values.every((value) => value !== '' && value !== undefined)
  const asks = hasCodes && when
  const options = { again: true, ...manner, query: codes, when: asks }
  // the codes are what the endpoint's query is; TypeScript can't tell that of a K it does not know yet
  const query = useQuery<K, T>(endpoint, options as unknown as QueryOptions<K, T>)
  const missing = !hasCodes || isRefusal(query.error, refusal)
  return useMemo(() => ({ ...query, reload: asks ? query.reload : nothing, missing }), [query, asks, missing])
}

/** Returns a read with `missing`: the gateway refused it with the code `refusal`, such as `partner.missing`. */
export const withMissing = <Q extends { error?: unknown }>(query: Q, refusal: string): Q & { missing: boolean } => ({
  ...query,
  missing: isRefusal(query.error, refusal)
})

/** What a folder asks for one thing by. */
export function oneOf<K extends EndpointKey>(
  shapes: Shapes<K>
): <E extends K & ReadKey, T = DataOf<E>>(
  endpoint: E,
  codes: QueryOf<E>,
  options: OneOptions<E, T>
) => One<T, DataOf<E>> {
  learnShapes(shapes)
  return useOne
}
