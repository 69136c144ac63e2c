/** Recomputing a draw on this device: a slice of the list at a time, so that the screen goes on. */
import { hmacSha256, sha256 } from '@domain/activity/sha256'
import {
  inOrder,
  isOrder,
  placesOf,
  promiseFault,
  sortedTickets,
  type Draw,
  type DrawFault
} from '@domain/activity/trialDraw'

/** Tickets in one go. */
const SLICE = 100

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

export type Checked = { fault: DrawFault } | { fault: undefined; order: string[] }

/** What is wrong with a draw, or the order that follows from it. `onWay` hears how far it is, percent. */
export async function recompute(draw: Draw, onWay: (percent: number) => void): Promise<Checked> {
  const fault = promiseFault(draw, { sha256 })
  if (fault !== undefined) return { fault }
  const tickets = sortedTickets(draw.tickets)
  const places: ReturnType<typeof placesOf> = []
  for (let from = 0; from < tickets.length; from += SLICE) {
    places.push(...placesOf(draw.seed, draw.listHash, tickets.slice(from, from + SLICE), { hmacSha256 }))
    onWay(Math.floor((places.length * 100) / tickets.length))
    await pause()
  }
  const order = inOrder(places)
  return isOrder(draw, order) ? { fault: undefined, order } : { fault: 'ORDER' }
}
