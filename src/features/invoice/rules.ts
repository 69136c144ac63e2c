/** The buyer of an invoice, as a form has it. Pure. */
import { cut, graphemes } from '@domain/graphemes'
import type { InvoiceKind, InvoicePartyInput, InvoiceTitle, InvoiceTitleInput } from '@contract'
import {
  INVOICE_KINDS,
  isEmail,
  judgeTaxNo,
  partyProblems,
  tidyAccount,
  tidyTaxNo,
  type PartyField
} from '@domain/orders/invoice'
import { isAllSeen } from '@domain/seen'
import type { HostTitle } from '@/platform/invoiceTitle'
import type { FormRules } from '@/ui/form/rules'

/** Characters. */
export const MAX = { name: 100, taxNo: 24, address: 100, phone: 20, bank: 60, account: 40, email: 100 } as const

/** Everything that can be typed; what a kind doesn't need keeps what was typed before. */
export interface PartyDraft {
  kind: InvoiceKind
  name: string
  taxNo: string
  address: string
  phone: string
  bank: string
  account: string
  email: string
}

export const emptyParty: PartyDraft = {
  kind: 'PERSONAL',
  name: '',
  taxNo: '',
  address: '',
  phone: '',
  bank: '',
  account: '',
  email: ''
}

/** A person's title where no name is wanted on the paper; papers are in Chinese. */
const anybody = '个人'

/** The buyer's name once a kind was chosen: a person is named so until they type a name, a company never is. */
export const nameForKind = (kind: PartyDraft['kind'], name: string): string =>
  kind === 'PERSONAL' ? name || anybody : name === anybody ? '' : name

/** A kept title, or an invoice that is made out anew, as the form begins with it. */
export const partyDraftOf = (party: Partial<InvoicePartyInput>): PartyDraft => ({
  ...emptyParty,
  ...Object.fromEntries(Object.entries(emptyParty).map(([name, none]) => [name, Reflect.get(party, name) ?? none])),
  kind: INVOICE_KINDS.find((kind) => kind === party.kind) ?? emptyParty.kind
})

export const partyFields = ['name', 'taxNo', 'address', 'phone', 'bank', 'account', 'email'] as const
export type CheckedField = (typeof partyFields)[number]
/** Keys of the words that say what is wrong. */
export type PartyWords =
  | 'nameMissing'
  | 'nameHidden'
  | 'taxNoMissing'
  | 'taxNoSHORT'
  | 'taxNoLETTERS'
  | 'taxNoCHECK'
  | 'emailWrong'
  | `${'address' | 'phone' | 'bank' | 'account'}${'Missing' | 'Wrong'}`

/** What is sent of a form without problems: the fields of its kind that hold something. */
export function partyInput(draft: PartyDraft): InvoicePartyInput {
  const email = draft.email.trim()
  const company = {
    taxNo: tidyTaxNo(draft.taxNo),
    address: draft.address.trim(),
    phone: draft.phone.trim(),
    bank: draft.bank.trim(),
    account: tidyAccount(draft.account)
  }
  const entries = draft.kind === 'PERSONAL' ? [] : Object.entries(company).filter(([, text]) => text !== '')
  return {
    kind: draft.kind,
    name: draft.name.trim(),
    ...Object.fromEntries(entries),
    ...(email === '' ? {} : { email })
  }
}

const missingOrWrong =
  (field: Extract<PartyField, 'address' | 'phone' | 'bank' | 'account'>) =>
  (draft: PartyDraft): PartyWords | undefined => {
    const problem = partyProblems(partyInput(draft))[field]
    return problem && `${field}${problem === 'MISSING' ? 'Missing' : 'Wrong'}`
  }

/** What must hold of each field. */
export const partyRules: FormRules<PartyDraft, CheckedField, PartyWords> = {
  name: ({ name }) => {
    if (name.trim() === '') return 'nameMissing'
    return isAllSeen(name.trim()) ? undefined : 'nameHidden'
  },
  taxNo: ({ kind, taxNo }) => {
    if (kind === 'PERSONAL') return undefined
    if (taxNo.trim() === '') return 'taxNoMissing'
    const verdict = judgeTaxNo(taxNo)
    return verdict === 'OK' || verdict === 'OLD' ? undefined : `taxNo${verdict}`
  },
  address: missingOrWrong('address'),
  phone: missingOrWrong('phone'),
  bank: missingOrWrong('bank'),
  account: missingOrWrong('account'),
  email: ({ email }) => (email.trim() === '' || isEmail(email.trim()) ? undefined : 'emailWrong')
}

/** What a title is kept as: a company's serves ordinary and special invoices. */
export const titleInput = (draft: PartyDraft, isDefault: boolean): InvoiceTitleInput => ({
  ...partyInput(draft),
  kind: draft.kind === 'PERSONAL' ? 'PERSONAL' : 'COMPANY',
  isDefault
})

/** A form's party once a kept title was chosen; a company's title leaves a special invoice special. */
export function withTitle(draft: PartyDraft, title: InvoiceTitle): PartyDraft {
  const kind = title.kind === 'COMPANY' && draft.kind === 'SPECIAL' ? 'SPECIAL' : title.kind
  return { ...partyDraftOf(title), kind, email: title.email ?? draft.email }
}

/**
 * A form's party once a title of the platform's was chosen. A person brings a name alone; a company all of its own, so that
 * nothing of another is left beside it.
 */
export function withHostTitle<D extends PartyDraft>(draft: D, { kind, ...title }: HostTitle): D {
  if (kind === 'PERSONAL') return { ...draft, kind, name: cut(title.name, MAX.name) }
  return {
    ...draft,
    kind,
    name: cut(title.name, MAX.name),
    taxNo: title.taxNo.toUpperCase().slice(0, MAX.taxNo),
    address: cut(title.address, MAX.address),
    phone: title.phone.slice(0, MAX.phone),
    bank: cut(title.bank, MAX.bank),
    account: title.account.slice(0, MAX.account)
  }
}

const small = (text: string): string[] => graphemes(text).map((sign) => sign.toLowerCase())

/** Parts of a text by whole signs, those that were searched for marked. */
export function markWords(text: string, words: string): { text: string; hit: boolean }[] {
  const signs = graphemes(text)
  const lowerSigns = small(text)
  const wantedSigns = small(words)
  const isAt = (start: number): boolean => wantedSigns.every((sign, index) => lowerSigns[start + index] === sign)
  const position = wantedSigns.length > 0 ? signs.findIndex((_, start) => isAt(start)) : -1
  if (position < 0) return [{ text, hit: false }]
  const end = position + wantedSigns.length
  const part = (from: number, to?: number): string => signs.slice(from, to).join('')
  return [
    { text: part(0, position), hit: false },
    { text: part(position, end), hit: true },
    { text: part(end), hit: false }
  ].filter((piece) => piece.text !== '')
}

/** The line under a title: its tax number, and whether a special invoice can be made out to it. */
export const isComplete = (title: InvoiceTitle): boolean =>
  title.kind === 'COMPANY' && Object.keys(partyProblems({ ...title, kind: 'SPECIAL' })).length === 0
