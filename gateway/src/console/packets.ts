import type { FastifyInstance } from 'fastify'
import { countUnbalancedPackets, endPackets, givePacket } from '../areas/redPacket'
import { newestWinners } from '../areas/riddle'
import { customerByPhone } from '../areas/customer'
import type { Core } from '../core/area'
import { notFound } from '../core/errors'
import { STAFF } from './staff'

const WINNERS = 20

export interface Fields {
  text: (body: unknown, name: string) => string
  whole: (body: unknown, name: string, without: number, most: number) => number
}

/** Who drew what of the riddles, newest first. */
export const winners = async ({ db }: Core) =>
  (await newestWinners(db, WINNERS)).map(({ day, phone, face_fen, at: time }) => ({
    day,
    phone,
    amountFen: Number(face_fen),
    at: time.getTime()
  }))

/** Packets whose rows don't add up to what is shown; none ever should. */
export const packetSums = async ({ db }: Core) => ({ unbalanced: await countUnbalancedPackets(db) })

export async function userOf(core: Core, phone: string): Promise<string> {
  const userId = await customerByPhone(core.db, phone)
  if (userId === undefined) throw notFound('customer.missing', '没有这个手机号的顾客', 'No customer has that phone')
  return userId
}

/** Gives a shopper a red packet, and ends those they have. */
export function addPacketApi(app: FastifyInstance, core: Core, { text, whole }: Fields): void {
  app.post('/demo/api/packets', async ({ body }) => {
    const userId = await userOf(core, text(body, 'phone'))
    await givePacket(core, STAFF, { userId, amountFen: Math.max(1, whole(body, 'amountFen', 1_000, 1_000_000)) })
    return { done: true }
  })
  app.post('/demo/api/packets/expire', async ({ body }) => {
    await endPackets(core, STAFF, await userOf(core, text(body, 'phone')))
    return { done: true }
  })
}
