import type { DataOf, InvoiceTitle, InvoiceTitleInput } from '../../../../contract'
import { lengthOf } from '../../../../domain/graphemes'
import { inTransaction, type Db } from '../../core/database/database'
import { notFound, refusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { lockCustomer } from '../customer'
import { companiesLike } from './companyStore'
import { partyColumns, partyOf, tidyParty, titleKindOf, type Party } from './party'
import * as store from './titleStore'

/** How many titles one shopper may keep. */
const MOST_TITLES = 20
/** Companies that are offered for a few letters. */
const MOST_COMPANIES = 8

const toTitle = (row: store.TitleRecord): InvoiceTitle => ({
  titleId: row.title_id,
  ...partyOf(row),
  kind: row.kind,
  isDefault: row.is_default
})

export const titleMissing = () => notFound('invoice-title.missing', '这个抬头已不在', 'That title is no longer there')

const tidyTitle = (input: InvoiceTitleInput) => ({ ...tidyParty(input), kind: input.kind })

export async function titles(db: Db, userId: string): Promise<{ list: InvoiceTitle[] }> {
  return { list: (await store.titlesOf(db, userId)).map(toTitle) }
}

async function ownTitle(db: Db, userId: string, titleId: string): Promise<store.TitleRecord> {
  const title = await store.titleOf(db, userId, titleId)
  if (title === undefined) throw titleMissing()
  return title
}

/** Adds a title; the first always becomes the default. Call it in a transaction. */
export async function addTitle(tx: Db, shopper: Asker, input: InvoiceTitleInput): Promise<InvoiceTitle> {
  const tidy = tidyTitle(input)
  await lockCustomer(tx, shopper.userId)
  const present = await store.titlesOf(tx, shopper.userId)
  if (present.length >= MOST_TITLES) {
    throw refusal(
      'invoice-title.limit',
      `最多保存 ${MOST_TITLES} 个抬头，删除不用的再新增`,
      `You can save up to ${MOST_TITLES} titles. Delete one first`
    )
  }
  const titleId = await store.insertTitle(tx, {
    userId: shopper.userId,
    kind: tidy.kind,
    party: partyColumns(tidy),
    now: new Date(shopper.nowMs)
  })
  if (input.isDefault || present.length === 0) await store.setDefault(tx, shopper.userId, titleId)
  return toTitle(await ownTitle(tx, shopper.userId, titleId))
}

/** Changes a title. The default can't be switched off here: another one becomes it. */
export function changeTitle(
  db: Db,
  { userId }: Asker,
  input: InvoiceTitleInput & { titleId: string }
): Promise<InvoiceTitle> {
  const tidy = tidyTitle(input)
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, userId)
    const before = await ownTitle(tx, userId, input.titleId)
    await store.updateTitle(tx, input.titleId, { kind: tidy.kind, ...partyColumns(tidy) })
    if (input.isDefault && !before.is_default) await store.setDefault(tx, userId, input.titleId)
    return toTitle(await ownTitle(tx, userId, input.titleId))
  })
}

/** Removes a title; when it was the default, the newest left becomes it. */
export function removeTitle(db: Db, userId: string, titleId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, userId)
    const before = await ownTitle(tx, userId, titleId)
    await store.deleteTitle(tx, titleId)
    const [newest] = await store.titlesOf(tx, userId)
    if (before.is_default && newest !== undefined) await store.setDefault(tx, userId, newest.title_id)
  })
}

/** Keeps an invoice's party as a title, unless the shopper has it or has no room for more. The caller holds the shopper. */
export async function keepParty(tx: Db, shopper: Asker, party: Party): Promise<void> {
  const input: InvoiceTitleInput = { ...party, kind: titleKindOf(party.kind), isDefault: false }
  const present = await store.titlesOf(tx, shopper.userId)
  const tidy = tidyTitle(input)
  const same = present.some(
    ({ kind, name, tax_no }) => kind === tidy.kind && name === tidy.name && tax_no === (tidy.taxNo ?? null)
  )
  if (!same && present.length < MOST_TITLES) await addTitle(tx, shopper, input)
}

export async function companies(
  db: Db,
  userId: string,
  input: string
): Promise<DataOf<'GET /o2ord-b2c/v1/invoice-titles/fuzzySearch/list'>> {
  const words = input.trim()
  if (lengthOf(words) < 2) return { list: [] }
  return { list: await companiesLike(db, userId, words, MOST_COMPANIES) }
}
