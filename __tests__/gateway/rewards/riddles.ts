/** A riddle for tests, with three hints. */
import type { TestShop } from '../orders/journey-shop'

const words = (zh: string, en = zh): string => JSON.stringify({ zh, en })

export async function addRiddle(shop: TestShop): Promise<void> {
  const hints = JSON.stringify([1, 2, 3].map((number) => ({ zh: `提示${number}`, en: `Hint ${number}` })))
  await shop.core.db
    .insertInto('riddle')
    .values({
      position: 0,
      kind: words('厨房', 'Kitchen'),
      text: words('谜面', 'Riddle'),
      answer: words('电饭煲', 'RICE POT'),
      hints,
      letters: words('水米电茶', 'ABC')
    })
    .execute()
}

/** What a shopper did about a riddle of long ago: a guess, a try that was earned, and a packet that was won. */
export async function addOldWin({ core: { db, clock } }: TestShop, userId: string, packet: string): Promise<void> {
  const then = { user_id: userId, day: '2020-01-01', at: clock.date() }
  await db
    .insertInto('riddle_try')
    .values({ ...then, number: 1 })
    .execute()
  await db
    .insertInto('riddle_earned')
    .values({ ...then, act: 'VIEW' })
    .execute()
  await db
    .insertInto('riddle_win')
    .values({ ...then, user_packet_id: packet })
    .execute()
}
