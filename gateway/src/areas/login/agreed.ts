import type { Db } from '../../core/database/database'
import { keepAgreed } from '../customer'

interface Agreement {
  userId: string
  agreed: readonly { policyCode: string }[]
  now: Date
  host: string
}

/** Keeps which texts a shopper agreed to, each once. */
export async function keepTexts(tx: Db, { agreed, ...of }: Agreement): Promise<void> {
  const codes = [...new Set(agreed.map(({ policyCode }) => policyCode))]
  if (codes.length > 0) await keepAgreed(tx, { ...of, codes })
}
