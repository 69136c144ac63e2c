/** What a gateway of the tests writes to its log; it is started with `logLevel: 'trace'` to say all of it. */
import assert from 'node:assert/strict'
import type { TestShop } from '../orders/journey-shop'

/** The lines from now on, in the order they come. */
export function linesOf({ app: { log } }: Pick<TestShop, 'app'>): readonly string[] {
  const lines: string[] = []
  // all loggers of a gateway write to one stream
  let node: unknown = log
  let of: symbol | undefined
  while (typeof node === 'object' && node !== null && of === undefined) {
    of = Object.getOwnPropertySymbols(node).find((symbol) => String(symbol) === 'Symbol(pino.stream)')
    node = Object.getPrototypeOf(node)
  }
  const stream: unknown = of && Reflect.get(log, of)
  assert.ok(typeof stream === 'object' && stream !== null)
  Object.assign(stream, { write: (line: string) => lines.push(line) })
  return lines
}
