import type { DataOf, InvoiceDetail, InvoiceOffer, InvoiceTitle } from '@contract'
import { useAll, withIntent } from '@/api'
import { fingerprint } from '@/lib/fingerprint'
import { toast } from '@/platform/feedback'
import { go } from '@/routes'
import { draftOf, stores } from '@/stores'
import type { FormRules } from '@/ui/form/rules'
import { useForm } from '@/ui/form/useForm'
import { tellInvoiceChange } from '../changed'
import { invoiceWords } from '../messages'
import { refusedField } from '../refused'
import {
  emptyParty,
  partyDraftOf,
  partyFields,
  partyInput,
  partyRules,
  type CheckedField,
  type PartyDraft,
  type PartyWords
} from '../rules'
import { useTitles } from '../titles/useTitles'
import { call, useQuery } from './calls'
import { applyWords } from './messages'
import { holderOf, openRows, stillOpen } from './rules'

const titlesOf = ({ list }: DataOf<'GET /o2ord-b2c/v1/invoice-titles'>): InvoiceTitle[] => list

/** What of an order can be invoiced, and the titles that are kept. */
export function useOffer(orderCode: string) {
  const offer = useQuery('GET /o2ord-b2c/v1/apply-invoice', {
    query: { orderCode },
    when: orderCode !== '',
    anew: true
  })
  const titles = useQuery('GET /o2ord-b2c/v1/invoice-titles', { pick: titlesOf })
  return useAll({ offer, titles })
}

/** The invoice that is made out otherwise, and the titles that are kept. */
export function useChanged(invoiceCode: string) {
  const invoice = useQuery('GET /o2ord-b2c/v1/invoice', {
    query: { invoiceCode },
    when: invoiceCode !== '',
    anew: true
  })
  return useAll({ invoice, titles: useTitles({ when: true }) })
}

interface ApplyDraft extends PartyDraft {
  positions: number[]
  keepTitle: boolean
}

/** What came of it is shown in the place of the form. */
async function show({ invoiceCode, orderCode }: InvoiceDetail, words: 'submitted' | 'changed'): Promise<void> {
  tellInvoiceChange(orderCode)
  toast(applyWords(words))
  await go('invoiceDetails', { invoiceCode }, { replace: true })
}

/** What is typed of a title counts where there is a choice of it. */
function rulesOf(offer: InvoiceOffer): FormRules<ApplyDraft, CheckedField, PartyWords> {
  const rule = (name: CheckedField) => (draft: ApplyDraft) =>
    name !== 'email' && holderOf(offer, draft.positions) !== undefined ? undefined : partyRules[name](draft)
  return Object.fromEntries(partyFields.map((name) => [name, rule(name)])) as FormRules<
    ApplyDraft,
    CheckedField,
    PartyWords
  >
}

/** The form that asks for an invoice over rows of an order; it begins with the default title. */
export function useApplyForm(offer: InvoiceOffer, titles: readonly InvoiceTitle[]) {
  const { orderCode } = offer
  const send = ({ positions, keepTitle, ...draft }: ApplyDraft): Promise<InvoiceDetail> => {
    const open = stillOpen(offer, positions)
    const holder = holderOf(offer, open)
    // the one title that there is: the gateway knows whose name that is
    const party =
      holder === undefined ? partyInput(draft) : partyInput({ ...emptyParty, name: holder, email: draft.email })
    const body = { orderCode, positions: open, party, keepTitle: keepTitle && holder === undefined }
    return withIntent(`invoice.apply ${fingerprint(JSON.stringify(body))}`, (idempotencyKey) =>
      call('POST /o2ord-b2c/v1/apply-invoice', { body, idempotencyKey, quiet: true })
    )
  }
  return useForm<ApplyDraft, CheckedField | 'positions', PartyWords | 'chooseSome', InvoiceDetail>({
    begin: {
      ...(titles[0] ? partyDraftOf(titles[0]) : emptyParty),
      positions: openRows(offer).map(({ position }) => position),
      keepTitle: true
    },
    rules: {
      ...rulesOf(offer),
      positions: ({ positions }) => (positions.length === 0 ? 'chooseSome' : undefined)
    },
    order: ['positions', ...partyFields],
    words: (problem) => (problem === 'chooseSome' ? applyWords(problem) : invoiceWords(problem)),
    draft: draftOf(`invoice:${orderCode}:${stores.session.userId ?? ''}`),
    tidy: (draft) => ({ ...draft, positions: stillOpen(offer, draft.positions) }),
    send,
    sent: (invoice) => show(invoice, 'submitted'),
    failed: refusedField,
    unanswered: () => applyWords('unknown')
  })
}

/** The form that makes an invoice out otherwise, once. */
export function useChangeForm(invoice: InvoiceDetail) {
  const { invoiceCode } = invoice
  const send = (draft: PartyDraft): Promise<InvoiceDetail> => {
    const body = { invoiceCode, party: partyInput(draft) }
    return withIntent(`invoice.change ${fingerprint(JSON.stringify(body))}`, (idempotencyKey) =>
      call('POST /o2ord-b2c/v1/modify-invoice', { body, idempotencyKey, quiet: true })
    )
  }
  return useForm({
    begin: partyDraftOf(invoice),
    rules: partyRules,
    order: partyFields,
    words: (problem) => invoiceWords(problem),
    send,
    sent: (newInvoice) => show(newInvoice, 'changed'),
    failed: refusedField,
    unanswered: () => applyWords('unknown')
  })
}
