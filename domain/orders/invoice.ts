/** Invoices: the party, the amounts and the states of one. Pure. */
import { addFen, multiplyFen } from '../money/money'
import { PAID_STATUSES, type OrderStatus } from './order'
import { HOUR_MS } from '../spans'

/** A person's, a company's, and one whose tax a company deducts. */
export const INVOICE_KINDS = ['PERSONAL', 'COMPANY', 'SPECIAL'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

export const INVOICE_STATES = ['SUBMITTED', 'ISSUING', 'ISSUED', 'RED_REQUESTED', 'REVERSED', 'VOID'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]
export type InvoiceEvent = 'TAKE' | 'ISSUE' | 'WITHDRAW' | 'REVERSE' | 'REQUEST_RED' | 'CONFIRM_RED' | 'LAPSE'

/** Whether a state is one of those above: another gateway may know more. */
export const isKnownInvoiceState = (state: string): state is InvoiceState =>
  INVOICE_STATES.some((value) => value === state)

/**
 * Every move there is. One that was issued is never changed: a red one takes it back. Where the buyer has booked it, the
 * red one waits for the buyer's word, and without it in time the invoice stands as it was.
 */
export const invoiceTransitions: Readonly<Record<InvoiceState, Readonly<Partial<Record<InvoiceEvent, InvoiceState>>>>> =
  {
    SUBMITTED: { TAKE: 'ISSUING', WITHDRAW: 'VOID' },
    ISSUING: { ISSUE: 'ISSUED', WITHDRAW: 'VOID' },
    ISSUED: { REVERSE: 'REVERSED', REQUEST_RED: 'RED_REQUESTED' },
    RED_REQUESTED: { CONFIRM_RED: 'REVERSED', LAPSE: 'ISSUED' },
    REVERSED: {},
    VOID: {}
  }

/** The state after an event; undefined: the event is not possible in this state. */
export const nextInvoiceState = (state: InvoiceState, event: InvoiceEvent): InvoiceState | undefined =>
  invoiceTransitions[state][event]

/** States in which what an invoice is over can't be invoiced once more. */
export const LIVE_INVOICE_STATES: readonly InvoiceState[] = ['SUBMITTED', 'ISSUING', 'ISSUED', 'RED_REQUESTED']

/** How long the buyer of one that was booked has to confirm that it is taken back, ms. */
export const RED_CONFIRM_MS = 72 * HOUR_MS
/** How often an invoice may be changed. */
export const MOST_CHANGES = 1

/** Whether the shopper can have it made out otherwise. */
export const canChange = (state: InvoiceState, changes: number): boolean =>
  changes < MOST_CHANGES && (state === 'SUBMITTED' || state === 'ISSUED')

/** Whether an order's rows can be invoiced: it is paid, nothing can undo that by itself, and it is not cancelled. */
export const canInvoice = (status: OrderStatus): boolean => status !== 'WAIT_GROUP' && PAID_STATUSES.includes(status)

/** Hundredths of a percent: household appliances, and their delivery with them. */
export const TAX_BASIS_POINTS = 1300

/**
 * An amount with tax in it as its two parts, in fen; half a fen of the net amount is rounded up.
 * @throws RangeError when the amount is negative
 */
export function splitTax(grossFen: number): { netFen: number; taxFen: number } {
  if (grossFen < 0) throw new RangeError('an invoice is over an amount that is not negative')
  const whole = 10_000 + TAX_BASIS_POINTS
  const product = multiplyFen(grossFen, 10_000)
  const rest = product % whole
  const netFen = (product - rest) / whole + (rest * 2 >= whole ? 1 : 0)
  return { netFen, taxFen: grossFen - netFen }
}

/** A row of an order as an invoice needs it; all that was not paid in money is in `discountFen`. */
export interface InvoicedRow {
  priceFen: number
  quantity: number
  discountFen: number
}

/** What was paid for a row. */
export const rowFen = ({ priceFen, quantity, discountFen }: InvoicedRow): number =>
  addFen(multiplyFen(priceFen, quantity), -discountFen)

/** What an invoice over rows and freight is over, line by line; its tax is the sum of its lines', as the paper shows. */
export function invoiceSums(grosses: readonly number[]): { amountFen: number; netFen: number; taxFen: number } {
  const parts = grosses.map(splitTax)
  return {
    amountFen: addFen(...grosses),
    netFen: addFen(...parts.map(({ netFen }) => netFen)),
    taxFen: addFen(...parts.map(({ taxFen }) => taxFen))
  }
}

const TAX_DIGITS = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/**
 * A tax number as it is typed, judged: 18 characters carry a check digit (GB 32100); old ones of 15 have none, so they
 * may be right and deserve a second look.
 */
export function judgeTaxNo(input: string): 'OK' | 'OLD' | 'SHORT' | 'LETTERS' | 'CHECK' {
  const text = tidyTaxNo(input)
  if (/[^0-9A-Z]/.test(text)) return 'LETTERS'
  if (text.length === 15) return 'OLD'
  if (text.length !== 18) return 'SHORT'
  if ([...text].some((sign) => !TAX_DIGITS.includes(sign))) return 'LETTERS'
  return text.endsWith(taxCheckDigit(text.slice(0, 17))) ? 'OK' : 'CHECK'
}

/** The 18th character after the first 17. */
export function taxCheckDigit(first17: string): string {
  let weight = 1
  let sum = 0
  for (const sign of first17) {
    sum += TAX_DIGITS.indexOf(sign) * weight
    weight = (weight * 3) % 31
  }
  return TAX_DIGITS.charAt((31 - (sum % 31)) % 31)
}

/** Without blanks, in capitals. */
export const tidyTaxNo = (input: string): string => input.replace(/\s+/g, '').toUpperCase()

/** A tax number in groups of four, as it is read. */
export const spacedTaxNo = (taxNo: string): string => taxNo.replace(/(.{4})(?=.)/g, '$1 ')

/** Digits of an account, without what groups them. */
export const tidyAccount = (input: string): string => input.replace(/[\s-]+/g, '')

/** Returns whether a text can be the number of a bank account: 6 to 32 digits. */
export const isAccount = (account: string): boolean => /^[0-9]{6,32}$/.test(account)

/** A phone of a company: with an area code and an extension, or a mobile one. */
export const isCompanyPhone = (phone: string): boolean =>
  /^[0148+][0-9 ()-]{4,19}$/.test(phone) && phone.replace(/\D/g, '').length >= 7

/** The state of a letter with an invoice. FAILED: it was tried often enough, or its mailbox is refused. */
export type MailState = 'SENDING' | 'SENT' | 'FAILED'

/** One address that a letter can go to, at a host with a name: numbers are a machine of this network. Only the mailbox itself knows whether it is there. */
export const isEmail = (text: string): boolean =>
  text.length <= 100 &&
  /^[^\s@<>"(),;:\\]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i.test(text)

/** The party that an invoice is made out to. */
export interface InvoiceParty {
  kind: InvoiceKind
  name: string
  taxNo?: string | undefined
  address?: string | undefined
  phone?: string | undefined
  bank?: string | undefined
  account?: string | undefined
}

export type PartyField = Exclude<keyof InvoiceParty, 'kind'>
export type PartyProblem = 'MISSING' | 'WRONG' | 'CHECK'

const need = (text: string | undefined, holds: (text: string) => boolean, isRequired: boolean) => {
  if (text === undefined || text === '') return isRequired ? 'MISSING' : undefined
  return holds(text) ? undefined : 'WRONG'
}

/** What is wrong with each field; a special one needs all of them, a personal one the name alone. */
export function partyProblems(party: InvoiceParty): Partial<Record<PartyField, PartyProblem>> {
  const { kind } = party
  const problems: Partial<Record<PartyField, PartyProblem>> = {}
  const note = (field: PartyField, problem: PartyProblem | undefined) => {
    if (problem !== undefined) problems[field] = problem
  }
  note('name', party.name === '' ? 'MISSING' : undefined)
  if (kind === 'PERSONAL') return problems
  const special = kind === 'SPECIAL'
  const taxNo = party.taxNo ?? ''
  const verdict = taxNo === '' ? 'MISSING' : judgeTaxNo(taxNo)
  note(
    'taxNo',
    verdict === 'OK' || verdict === 'OLD' ? undefined : verdict === 'MISSING' || verdict === 'CHECK' ? verdict : 'WRONG'
  )
  note(
    'address',
    need(party.address, (text) => text.length >= 4, special)
  )
  note('phone', need(party.phone, isCompanyPhone, special))
  note(
    'bank',
    need(party.bank, (text) => text.length >= 4, special)
  )
  note('account', need(party.account, isAccount, special))
  return problems
}
