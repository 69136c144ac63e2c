/** The party of an invoice: how it is checked, kept and shown. */
import {
  isEmail,
  partyProblems,
  tidyAccount,
  tidyTaxNo,
  type InvoiceKind,
  type InvoiceParty,
  type PartyField
} from '../../../../domain/orders/invoice'
import { isAllSeen } from '../../../../domain/seen'
import { refusal, type GatewayRefusal } from '../../core/errors'
import { unprintable } from './fontSigns'

export interface PartyColumns {
  name: string
  tax_no: string | null
  address: string | null
  phone: string | null
  bank: string | null
  account: string | null
  email: string | null
}

/** A party as calls bring and tell it. */
export type Party = InvoiceParty & { email?: string | undefined }

const NAMES: Record<PartyField | 'email', [zh: string, en: string]> = {
  name: ['抬头', 'the name'],
  taxNo: ['税号', 'the tax number'],
  address: ['注册地址', 'the registered address'],
  phone: ['注册电话', 'the registered phone'],
  bank: ['开户行', 'the bank'],
  account: ['账号', 'the account'],
  email: ['邮箱', 'the e-mail address']
}

const wrong = (field: PartyField | 'email'): GatewayRefusal =>
  refusal(`invoice.${field}`, `请核对${NAMES[field][0]}`, `Please check ${NAMES[field][1]}`)

const unset = (field: PartyField | 'email', sign: string): GatewayRefusal =>
  refusal(
    `invoice.${field}`,
    `${NAMES[field][0]}里的「${sign}」无法打印在发票上，请换一种写法`,
    `“${sign}” in ${NAMES[field][1]} can’t be printed on an invoice. Please write it another way`
  )

/** A name that was not written into a field of the invoice, such as that of an identity card. */
export function demandPrintable(name: string): void {
  const sign = unprintable(name)
  if (sign !== undefined) throw unset('name', sign)
}

const oneLine = (text: string | undefined): string | undefined =>
  text?.normalize('NFC').trim().replace(/\s+/g, ' ') || undefined

export function demandEmail(input: string): string {
  const email = input.trim()
  if (!isEmail(email)) throw wrong('email')
  return email
}

/** A party as it is kept; refused with words for what a person has to mend. A personal one is its name alone. */
export function tidyParty(input: Party): Party {
  const email = oneLine(input.email)
  const whole: Party = {
    kind: input.kind,
    name: oneLine(input.name) ?? '',
    ...(input.kind === 'PERSONAL'
      ? {}
      : {
          taxNo: tidyTaxNo(input.taxNo ?? '') || undefined,
          address: oneLine(input.address),
          phone: oneLine(input.phone),
          bank: oneLine(input.bank),
          account: tidyAccount(input.account ?? '') || undefined
        }),
    ...(email === undefined ? {} : { email: demandEmail(email) })
  }
  const fields = Object.keys(NAMES) as (PartyField | 'email')[]
  const problems = partyProblems(whole)
  for (const field of fields) {
    const text = whole[field]
    if (text !== undefined && text !== '' && !isAllSeen(text)) throw wrong(field)
    if (field !== 'email' && problems[field] !== undefined) throw wrong(field)
    const sign = field === 'email' ? undefined : unprintable(text ?? '')
    if (sign !== undefined) throw unset(field, sign)
  }
  return whole
}

export const partyColumns = (party: Party): PartyColumns => ({
  name: party.name,
  tax_no: party.taxNo ?? null,
  address: party.address ?? null,
  phone: party.phone ?? null,
  bank: party.bank ?? null,
  account: party.account ?? null,
  email: party.email ?? null
})

/** What is there of a row's party. */
export function partyOf(row: PartyColumns): Omit<Party, 'kind'> {
  const parts = {
    taxNo: row.tax_no,
    address: row.address,
    phone: row.phone,
    bank: row.bank,
    account: row.account,
    email: row.email
  }
  const there = Object.entries(parts).filter((entry): entry is [keyof typeof parts, string] => entry[1] !== null)
  return { name: row.name, ...Object.fromEntries(there) }
}

/** The kind of title that serves a kind of invoice. */
export const titleKindOf = (kind: InvoiceKind): 'PERSONAL' | 'COMPANY' => (kind === 'PERSONAL' ? 'PERSONAL' : 'COMPANY')
