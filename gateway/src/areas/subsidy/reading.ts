/** Who says whether the pictures of a card can be read, and show what was typed. */
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { isReaderAway } from './storeEvents'

/** FRONT, BACK: that side can't be read. LATER: nobody can say now. */
export type CardVerdict = 'READ' | 'FRONT' | 'BACK' | 'LATER'

export interface CardReader {
  verdictOf(card: { idNumber: string; front: Buffer; back: Buffer }): Promise<CardVerdict>
}

/** The demonstration's: of numbers whose running number is 997 or 998 a side can't be read; the console sends it away. */
const sandbox = (db: Db): CardReader => ({
  verdictOf: async ({ idNumber }) => {
    if (await isReaderAway(db)) return 'LATER'
    const running = idNumber.slice(14, 17)
    return running === '997' ? 'FRONT' : running === '998' ? 'BACK' : 'READ'
  }
})

/** Without a provider nobody reads them, and nobody is confirmed. */
const nobody: CardReader = { verdictOf: async () => 'LATER' }

export const readerOf = ({ mode, db }: Pick<Core, 'mode' | 'db'>): CardReader =>
  mode === 'demonstration' ? sandbox(db) : nobody
