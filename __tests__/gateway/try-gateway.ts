/** Asks a gateway, the reference one or a maker's own, the calls of the contract, and holds its replies to it. */
import { Compile } from 'typebox/compile'
import { contract, type EndpointDeclaration } from '../../contract'
import refusals from '../../contract/refusals.json'
import { escapePath, sampleOf, schemaOf, type Place } from './contract-walk'

export interface Trial {
  key: string
  /**
   * fits: the app can use it. unfit: it is not what the contract says. failed: no answer, or a 5xx. refused: by a code of
   * the contract, as no other content could be made up. left out: it needs a login, or changes something.
   */
  kind: 'fits' | 'unfit' | 'failed' | 'refused' | 'left out'
  words?: string
}

export interface TrialOptions {
  /** Without a slash at its end. */
  address: string
  token?: string | undefined
  /** Calls that change something too. */
  writes?: boolean
  /** ms */
  timeout?: number
}

/** Codes and ids of replies, by name: what later calls ask for exists. */
function learn(values: Record<string, unknown>, data: unknown): void {
  if (typeof data !== 'object' || data === null) return
  for (const [name, value] of Object.entries(data)) {
    if (/(Code|Id)$/.test(name) && typeof value === 'string' && value !== '') values[name] ??= value
    else learn(values, value)
  }
}

/** A required part of a call's content alone: what may be absent is. */
function contentOf(key: string, declaration: EndpointDeclaration, place: Place, values: Record<string, unknown>) {
  const schema = schemaOf({ key: key as keyof typeof contract, declaration }, place)
  const requiredProperties = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name))
  return Object.fromEntries(
    requiredProperties.map(([name, property]) => [name, values[name] ?? sampleOf(property, values)])
  )
}

async function tryOne(
  key: string,
  declaration: EndpointDeclaration,
  options: TrialOptions,
  values: Record<string, unknown>
): Promise<Trial> {
  const [method = '', path = ''] = key.split(' ')
  const names = escapePath(contentOf(key, declaration, 'path', { code: 'DEFAULT_SKU_STOCK_LIMIT', ...values }))
  const query = new URLSearchParams(
    Object.entries(contentOf(key, declaration, 'query', values)).map(([name, value]) => [name, String(value)])
  )
  const address = `${options.address}${path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => names[name] ?? '')}`
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const answer = await fetch(query.size === 0 ? address : `${address}?${query.toString()}`, {
    method,
    signal: AbortSignal.timeout(options.timeout ?? 15_000),
    headers: {
      'x-lang': 'zh-CN',
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...(declaration.idempotent ? { 'idempotency-key': crypto.randomUUID() } : {})
    },
    ...(hasBody ? { body: JSON.stringify(contentOf(key, declaration, 'body', values)) } : {})
  })
  if (answer.status >= 500) return { key, kind: 'failed', words: `status ${answer.status}` }
  const reply: unknown = await answer.json()
  const { success, failed, code, message, data } = (reply ?? {}) as Record<string, unknown>
  if (typeof success !== 'boolean' || failed !== !success || typeof code !== 'string' || typeof message !== 'string')
    return { key, kind: 'unfit', words: 'no envelope: success, failed, code and message' }
  if (!success) {
    const isListed = (refusals.of as Partial<Record<string, string[]>>)[key]?.includes(code) ?? false
    if (answer.status !== 200 || isListed) return { key, kind: 'refused', words: `${code} ${message}` }
    return { key, kind: 'unfit', words: `refused by ${code}, which the contract does not have for this call` }
  }
  learn(values, data)
  const [wrong] = Compile(declaration.data).Errors(data)
  return wrong === undefined
    ? { key, kind: 'fits' }
    : { key, kind: 'unfit', words: `data${wrong.instancePath}: ${wrong.message}` }
}

/** Asks one call after another, those first that need no more than an address. Never rejects. */
export async function tryGateway(options: TrialOptions): Promise<Trial[]> {
  const values: Record<string, unknown> = {}
  const calls = Object.entries(contract as Record<string, EndpointDeclaration>)
  const needs = ([key, { query }]: (typeof calls)[number]): number =>
    ((query as { required?: string[] }).required?.length ?? 0) + (key.match(/\{/g)?.length ?? 0)
  const results: Trial[] = []
  for (const [key, declaration] of calls.sort((first, other) => needs(first) - needs(other))) {
    const reads = key.startsWith('GET ') || declaration.changes === 'nothing'
    if (declaration.token === 'required' && options.token === undefined) {
      results.push({ key, kind: 'left out', words: 'needs a login: --token' })
    } else if (declaration.upload !== undefined || (!reads && options.writes !== true)) {
      results.push({ key, kind: 'left out', words: 'changes something: --writes' })
    } else {
      const failureOf = (problem: unknown): Trial => ({
        key,
        kind: 'failed',
        words: problem instanceof Error ? problem.message : String(problem)
      })
      results.push(await tryOne(key, declaration, options, values).catch(failureOf))
    }
  }
  return results
}
