/** Talking with the app: by the bridge, which comes along with this file. */
import { ask, lacks, noteFunctions, open as openThere, readBaseInfo, start, tell as tellThere } from '@/bridge'
import { appObject } from './held.h5'
import type { ParamsOf } from '@/bridge/messages'
import type { AppChoice, AppNotice, AppScreen, BaseInfo, Kept } from './types'

export type { AppChoice, AppNotice, AppScreen } from './types'

/** Tells the app, where there still is one. */
export function tell({ name, ...params }: AppNotice): void {
  const app = appObject()
  if (app) tellThere(app, name, params)
}

/** Asks the app to open a screen of its own; false: nobody took it. */
export async function open({ name, ...params }: AppScreen): Promise<boolean> {
  const app = appObject()
  return app !== undefined && (await openThere(app, name, params)).taken
}

/** Whether this app is known to be too old for a message. */
export const appLacks = lacks

/** Asks something of the app, or of people on a screen of its own. False: nobody took it; else what it gave or they chose, undefined: nothing. */
export async function choose({ name, ...params }: AppChoice): Promise<false | { chosen: Promise<unknown> }> {
  const app = appObject()
  const choice = app && (await openThere(app, name, params))
  if (!choice?.taken) return false
  return { chosen: choice.answer.then((answer) => (answer.kind === 'success' ? answer.reply : undefined)) }
}

/** Starts another application of the shell; false: nobody took it. `result`: what it gave as it ended; undefined: nothing. */
export async function startApplication(
  params: ParamsOf<'startApplication'>
): Promise<false | { result: Promise<unknown> }> {
  const app = appObject()
  const opening = app && (await start(app, params))
  if (!opening?.taken) return false
  return { result: opening.result.then((answer) => (answer.kind === 'success' ? answer.reply : undefined)) }
}

/** What the app says of its login and the rest (spec 3.2); undefined: nothing that can be read. */
export async function askBaseInfo<C, A>(checks: Kept<C, A>): Promise<BaseInfo<C, A> | undefined> {
  const app = appObject()
  const answer = app && (await ask(app, 'getBaseInfo', {}))
  if (answer?.kind !== 'success') return undefined
  const info = readBaseInfo(answer.reply, checks, process.env.TARO_APP_SCHEME ?? '')
  if (info) noteFunctions(info.functions)
  return info
}

/** The address that the app has for who is logged in there; undefined: it has none that is fit. */
export async function askAddress<A>(check: (value: unknown) => A | undefined): Promise<A | undefined> {
  const app = appObject()
  const answer = app && (await ask(app, 'getAddress', {}))
  return answer?.kind === 'success' ? check(answer.reply) : undefined
}
