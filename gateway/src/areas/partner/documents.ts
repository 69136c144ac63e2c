/** Documents of contracts: made once, and served as they were. */
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import { isSigned } from '../../core/files/signing'
import type { StorageSource } from '../../core/files/storage-host'
import { drawContract, sha256, shopNameOf } from './paper'
import * as store from './store'

export const SHOWN_FOLDER = '/storage/partner/shown/'
export const SIGNED_FOLDER = '/storage/partner/signed/'
const SHOWN = /^\/storage\/partner\/shown\/([0-9]{1,4})\.pdf$/
const SIGNED = /^\/storage\/partner\/signed\/([A-Za-z0-9_-]{1,64})\.pdf$/

type Shop = Pick<Core, 'db' | 'site'>

/** What is being drawn, by the database it is for. */
const drawing = new WeakMap<Db, Promise<void>>()

async function draw({ db, site }: Shop, contract: store.ContractRecord): Promise<void> {
  const document = await drawContract(shopNameOf(site), contract)
  await store.keepDocument(db, contract.version, document, sha256(document))
}

/** The version that is signed now, with the hash of its document, which is made where nobody asked for it before. */
export async function contractNow(shop: Shop): Promise<store.ContractRecord & { document_hash: string }> {
  const { db } = shop
  const newest = await store.newestContract(db)
  if (newest === undefined)
    throw refusal('contract.none', '协议还在准备，请稍后再来', 'The contract is being prepared, please come back later')
  if (newest.document_hash !== null) return { ...newest, document_hash: newest.document_hash }
  const turn = drawing.get(db) ?? draw(shop, newest).finally(() => drawing.delete(db))
  drawing.set(db, turn)
  await turn
  return contractNow(shop)
}

/** The hash of what is kept, not the one that is noted beside it. */
export async function hashOfShown(db: Db, version: number): Promise<string | undefined> {
  const bytes = await store.contractBytes(db, version)
  return bytes && sha256(bytes)
}

/** The signed addresses of documents, for the storage host. */
export function partnerDocuments({ db, clock }: Core): StorageSource {
  return {
    file: async (path, query) => {
      const [shownName, signedName] = [SHOWN.exec(path)?.[1], SIGNED.exec(path)?.[1]]
      if (shownName === undefined && signedName === undefined) return undefined
      if (!(await isSigned(db, path, query, clock.now()))) return undefined
      const bytes =
        shownName === undefined
          ? await store.signedBytes(db, signedName ?? '')
          : await store.contractBytes(db, Number(shownName))
      return bytes && { bytes, type: 'application/pdf', reader: 'one' }
    }
  }
}
