/** Looks at products: kept on the device until somebody is logged in, then told to the gateway. */
import { seenBefore, withStep, type DeviceStep } from '@domain/goods/footprint'
import { GatewayError, serverNow } from '@/api'
import { calendarDay, shopMidnight } from '@/lib/dates'
import { shownDay } from '@/stores/times'
import { readStored, stores, writeStored } from '@/stores'
import { call } from './calls'

/** When a product was looked at on an earlier day, and what a piece cost. */
export interface Seen {
  seenAt: number
  priceFen: number
}

const readSteps = (): readonly DeviceStep[] => readStored('footprint') ?? []
const isSame = (step: DeviceStep, other: DeviceStep): boolean =>
  step.spuCode === other.spuCode && step.seenAt === other.seenAt

/**
 * Tells the gateway what the device keeps, when somebody is logged in; what could not be sent stays. Two tabs that tell
 * the same make no doubles. Returns when the last product was seen on an earlier day.
 */
export async function tellFootsteps(): Promise<Seen | undefined> {
  const steps = readSteps()
  if (!stores.session.loggedIn || steps.length === 0) return undefined
  const { userId } = stores.session
  const rows = steps.map(({ skuCode, seenAt, priceFen }) => ({ skuCode, seenAt, priceFen }))
  try {
    const { before } = await call('POST /o2cum/v1/footstep/create', { body: { rows }, quiet: true, ignore401: true })
    // a shopper who logged out meanwhile has left nothing, and what came meanwhile is sent next
    if (stores.session.userId !== userId) return undefined
    const rest = readSteps().filter((step) => !steps.some((sentStep) => isSame(sentStep, step)))
    writeStored('footprint', rest.length > 0 ? [...rest] : undefined)
    return before
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure
    return undefined
  }
}

/** Products that this app has sent today, so that it sends each once. */
const toldToday = new Set<string>()

/** Writes a look at a product, once a day of the shop; returns when it was seen on an earlier one. */
export async function writeFootstep(step: Omit<DeviceStep, 'seenAt'>): Promise<Seen | undefined> {
  const now = serverNow()
  const key = `${stores.session.userId ?? ''} ${calendarDay(now)} ${step.spuCode}`
  if (toldToday.has(key)) return undefined
  const before = seenBefore(readSteps(), step.spuCode, shopMidnight(now))
  writeStored('footprint', [...withStep(readSteps(), { ...step, seenAt: now }, shownDay)])
  toldToday.add(key)
  const result = await tellFootsteps()
  return result ?? before
}
