/** What is kept so that a look into the tables tells nothing: sealed with AES-256-GCM, or as a keyed hash. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Db } from '../database/database'
import { shopKey } from '../files/signing'

const KEY = 'sealing-key'

async function keyFor(db: Db, purpose: string): Promise<Buffer> {
  const secret = await shopKey(db, KEY)
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

/** `purpose` and `owner` go with it: it opens for nothing and nobody else. */
export interface SealOf {
  purpose: string
  owner: string
}

export async function seal(db: Db, text: string, { purpose, owner }: SealOf): Promise<string> {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', await keyFor(db, purpose), nonce).setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** Throws where it was changed, or is another's. */
export async function unseal(db: Db, seal: string, { purpose, owner }: SealOf): Promise<string> {
  const bytes = Buffer.from(seal, 'base64url')
  const opener = createDecipheriv('aes-256-gcm', await keyFor(db, purpose), bytes.subarray(0, 12))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([opener.update(bytes.subarray(28)), opener.final()]).toString('utf8')
}

/** Equal for equal texts, and not to be found by trying without the key. */
export async function keyedHash(db: Db, purpose: string, text: string): Promise<string> {
  return createHmac('sha256', await keyFor(db, `hash ${purpose}`))
    .update(text)
    .digest('hex')
}
