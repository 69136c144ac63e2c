import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contract, type EndpointDeclaration, type EndpointKey } from '../../../contract'
import { mayDo, rolesOf } from '../../../domain/people/role'
import type { Area, Call, Core, Handler } from './area'
import { Breaker } from './wire/breaker'
import { callerDevice } from './identity/device'
import { Busy, Door, laneOf, type DoorBounds, type Lane } from './wire/door'
import { failureEnvelope, successEnvelope } from './wire/envelope'
import { DatabaseAway, invalid, loginRequired, refusal } from './errors'
import type { Fault, FaultPort } from './wire/faults'
import { bearer, rolesGranted, userOfToken } from './identity/identity'
import { isIdempotencyKey, once } from './wire/idempotency'
import { LastReplies } from './wire/last-replies'
import { addUploadRoute, FilePart, tooLarge } from './wire/multipart'
import { amongAll, coreOf } from './tenant'
import { Room } from './wire/turns'
import { validatorsOf, type Validators } from './wire/validation'
import { localeOf } from './words'

export interface RegisterOptions {
  core: Core
  areas: readonly Area[]
  /** Replies are held against the contract too: in tests and while developing, not in production. */
  checkReplies: boolean
  faults?: FaultPort
  /** Calls at once and in wait; default `DOOR`. */
  door?: DoorBounds
}

interface Calls extends Omit<RegisterOptions, 'door'> {
  breaker: Breaker
  door: Door
  last: LastReplies
}

type AnyHandler = (call: Call<EndpointKey>) => unknown

interface Endpoint {
  key: EndpointKey
  declaration: EndpointDeclaration
  handler: AnyHandler
  validators: Validators
  /** Undefined: an upload, which has turns of its own. */
  lane: Lane | undefined
}

/** Endpoints of the contract that no area serves. */
export const unservedEndpoints = (areas: readonly Area[]): string[] => {
  const keys = new Set(areas.flatMap((area) => Object.keys(area.routes)))
  return Object.keys(contract).filter((key) => !keys.has(key))
}

/** Registers every endpoint of the contract that an area serves, from its declaration. */
export function registerContract(app: FastifyInstance, options: RegisterOptions): void {
  const keys = new Set<string>()
  const calls: Calls = { ...options, breaker: new Breaker(), door: new Door(options.door), last: new LastReplies() }
  const room = new Room()
  for (const area of options.areas) {
    for (const [key, handler] of Object.entries(area.routes) as [EndpointKey, Handler<EndpointKey>][]) {
      if (keys.has(key)) throw new Error(`Two areas serve ${key}`)
      keys.add(key)
      const declaration = contract[key] as EndpointDeclaration
      const [method, path] = key.split(' ') as [string, string]
      // The handler's own type was checked where the area was written; here all endpoints are alike.
      const endpoint: Endpoint = {
        key,
        declaration,
        handler: handler as AnyHandler,
        validators: validatorsOf(declaration),
        lane: declaration.upload === undefined ? laneOf(key) : undefined
      }
      const add = (scope: FastifyInstance): void => {
        scope.route({
          method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
          url: path.replace(/\{(\w+)\}/g, ':$1'),
          // before its body is read: in a rush most of what is refused is this
          ...(endpoint.lane === 'buying' && { onRequest: () => refuseWhere(calls.door.isShut('buying')) }),
          handler: (request, reply) => serve(endpoint, request, reply, calls)
        })
      }
      if (declaration.upload === undefined) add(app)
      else
        addUploadRoute(
          app,
          {
            rule: declaration.upload,
            room,
            admit: (request) => admit(declaration, request, coreOf(options.core, request.headers['x-tenant']))
          },
          add
        )
    }
  }
}

const refuseWhere = async (isShut: boolean): Promise<void> => {
  if (isShut) throw new Busy()
}

/**
 * The answer; where the database lets it wait in vain, what was the same for everybody a few minutes ago. The same where
 * those who wait for the database have all places: a rush alone is not answered by that, which costs as much as a read.
 */
async function serve(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, calls: Calls): Promise<unknown> {
  const { key, declaration, lane } = endpoint
  const token = bearer(request.headers.authorization)
  const question = {
    key,
    url: request.url,
    lang: localeOf(request.headers['x-lang']),
    tenant: request.headers['x-tenant'],
    personal: declaration.token !== 'none' && token !== undefined
  }
  const work = () => calls.breaker.run(key, () => serveAnew(endpoint, request, reply, calls, question))
  try {
    if (lane === undefined) return await work()
    return await calls.door.within({ lane, who: token ?? request.ip, isGone: () => reply.raw.destroyed }, work)
  } catch (error) {
    const isAway = error instanceof DatabaseAway || (error instanceof Busy && calls.breaker.isTripped())
    const last = isAway ? calls.last.find(question) : undefined
    if (last === undefined) throw error
    reply.header('x-server-time', String(calls.core.clock.now())).header('age', String(last.age))
    return successEnvelope(last.data)
  }
}

async function serveAnew(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  options: Calls,
  question: Parameters<LastReplies['keep']>[0]
): Promise<unknown> {
  const { core } = options
  await core.clock.refresh()
  reply.header('x-server-time', String(core.clock.now()))
  // a fault is meant for the app, not for what is fetched ahead of it
  const fault = request.headers['sec-purpose'] === 'prefetch' ? undefined : await options.faults?.take(endpoint.key)
  if (fault !== undefined && (await failBefore(fault, reply))) return reply
  const data = await answer(endpoint, request, coreOf(core, request.headers['x-tenant']))
  if (options.checkReplies) {
    const wrong = endpoint.validators.reply(JSON.parse(JSON.stringify(data ?? null)))
    if (wrong !== undefined) throw new Error(`Reply of ${endpoint.key} breaks the contract: ${wrong}`)
  }
  if (fault?.kind === 'COMMIT_THEN_DROP') {
    drop(reply)
    return reply
  }
  options.last.keep(question, data)
  return successEnvelope(data)
}

async function answer(endpoint: Endpoint, request: FastifyRequest, core: Core): Promise<unknown> {
  const { declaration, key, validators } = endpoint
  const userId = await whoCalls(declaration, request, core)
  const query = request.query ?? {}
  const file = request.body instanceof FilePart ? request.body.bytes : undefined
  const body = request.body instanceof FilePart ? {} : (request.body ?? {})
  const { upload } = declaration
  if (upload !== undefined && file !== undefined && file.length > upload.maxBytes) throw tooLarge(upload, 200)
  demandPathParts(request.params as Record<string, string>)
  validators.query(query)
  validators.body(body)
  const call = (db: Core['db']): Call<EndpointKey> => ({
    query: query as Call<EndpointKey>['query'],
    body: body as Call<EndpointKey>['body'],
    path: request.params as Record<string, string>,
    locale: localeOf(request.headers['x-lang']),
    userId,
    token: userId === undefined ? undefined : bearer(request.headers.authorization),
    shopper: () => {
      if (userId === undefined) throw loginRequired()
      return userId
    },
    db,
    clock: core.clock,
    core,
    ip: request.ip,
    from: callerDevice(request),
    file
  })
  if (!declaration.idempotent) return endpoint.handler(call(core.db))
  const intent = request.headers['idempotency-key']
  if (!isIdempotencyKey(intent)) {
    throw invalid('缺少 idempotency-key 请求头', 'The header idempotency-key is missing or not valid')
  }
  const content = { path: request.params, query: withoutCacheParameter(query), body }
  return once(core.db, { scope: key, userId: userId ?? amongAll(core.db, ''), key: intent, content }, async (tx) =>
    endpoint.handler(call(tx))
  )
}

const PATH_PART = /^[A-Za-z0-9_.-]{1,64}$/

/** Codes and ids are all that stands in a path; the contract declares no schema for them. */
function demandPathParts(params: Record<string, string>): void {
  for (const [name, value] of Object.entries(params)) {
    if (!PATH_PART.test(value)) throw invalid(`请求参数有误：${name}`, `The request is not valid: ${name} in the path`)
  }
}

/** `_t` changes with every try (spec 7.1) and is no part of the question. */
function withoutCacheParameter(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([name]) => name !== '_t'))
}

async function whoCalls(
  declaration: EndpointDeclaration,
  request: FastifyRequest,
  core: Core
): Promise<string | undefined> {
  if (declaration.token === 'none') return undefined
  const token = bearer(request.headers.authorization)
  const userId =
    token === undefined ? undefined : await userOfToken(core.db, token, core.clock.now(), callerDevice(request))
  if (userId === undefined && declaration.token === 'required') throw loginRequired()
  await demandRole(declaration, userId, core)
  return userId
}

/** Holds a call against the table of roles; what only a login decides needs no look at what was granted. */
async function demandRole(
  { matter, token }: EndpointDeclaration,
  userId: string | undefined,
  { db }: Core
): Promise<void> {
  const right = matter ?? (token === 'required' ? 'OWN' : 'SHOP')
  if (mayDo(rolesOf(userId === undefined ? undefined : []), right)) return
  if (userId !== undefined && mayDo(rolesOf(await rolesGranted(db, userId)), right)) return
  throw refusal('role.missing', '你的账号没有这项权限', 'Your account has no access to this')
}

/** Refuses a caller that the endpoint refuses anyway, before reading their body; returns who the caller is. */
async function admit(declaration: EndpointDeclaration, request: FastifyRequest, core: Core): Promise<string> {
  await core.clock.refresh()
  return (await whoCalls(declaration, request, core)) ?? request.ip
}

function drop(reply: FastifyReply): void {
  reply.hijack()
  reply.raw.destroy()
}

/** Answers in the endpoint's place; false when the endpoint should still do its work. */
async function failBefore(fault: Fault, reply: FastifyReply): Promise<boolean> {
  switch (fault.kind) {
    case 'DELAY':
      await new Promise((resolve) => setTimeout(resolve, fault.delayMs))
      return false
    case 'COMMIT_THEN_DROP':
      return false
    case 'UNAUTHORISED':
      throw loginRequired()
    case 'SERVER_ERROR':
      await reply.status(500).send(failureEnvelope('F', '服务异常'))
      return true
    case 'CODE_F':
      await reply.send({ ...failureEnvelope('F', '当前操作未成功，请重试'), success: true, failed: false })
      return true
    case 'SUCCESS_FALSE':
      await reply.send({ ...failureEnvelope('order.failed', '当前操作未成功，请重试'), failed: false })
      return true
    case 'NO_CHINESE':
      await reply.send(failureEnvelope('F', 'java.lang.NullPointerException'))
      return true
    case 'BROKEN_JSON':
      await reply.header('content-type', 'application/json; charset=utf-8').send('{"success":true,"data":{"list":[')
      return true
    case 'DROPPED':
      drop(reply)
      return true
  }
}
