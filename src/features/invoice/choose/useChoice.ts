import type { InvoiceTitle, Settlement } from '@contract'
import { useAll } from '@/api'
import { toast } from '@/platform/feedback'
import { back } from '@/routes'
import { useForm } from '@/ui/form/useForm'
import type { FormRules } from '@/ui/form/rules'
import { invoiceWords } from '../messages'
import { refusedField } from '../refused'
import {
  emptyParty,
  nameForKind,
  partyDraftOf,
  partyFields,
  partyInput,
  partyRules,
  type CheckedField,
  type PartyDraft,
  type PartyWords
} from '../rules'
import { useTitles } from '../titles/useTitles'
import { call, useOne } from './calls'
import { chooseWords as t } from './messages'

export interface ChoiceDraft extends PartyDraft {
  wanted: boolean
  keepTitle: boolean
}

/** The settlement whose orders are to be invoiced, and the titles that are kept. */
export function useChoice(settlementId: string) {
  const settlement = useOne(
    'GET /o2cht/v1/order-settlements/query-settlement-detail',
    { settlementId },
    { missing: 'settlement.missing', again: false, anew: true }
  )
  return { ...useAll({ settlement, titles: useTitles({ when: true }) }), missing: settlement.missing }
}

/** Nothing has to be filled in where none is wanted. */
const whereWanted = (field: CheckedField) => (draft: ChoiceDraft) =>
  draft.wanted ? partyRules[field](draft) : undefined
const rules = Object.fromEntries(partyFields.map((field) => [field, whereWanted(field)])) as FormRules<
  ChoiceDraft,
  CheckedField,
  PartyWords
>

/** The form that chooses; it begins with what was chosen, then with the default title. */
export function useChoiceForm({ settlementId, invoice }: Settlement, titles: readonly InvoiceTitle[]) {
  const first = invoice ?? titles[0]
  return useForm({
    begin: {
      ...(first ? partyDraftOf(first) : { ...emptyParty, name: nameForKind('PERSONAL', '') }),
      wanted: invoice !== undefined,
      keepTitle: true
    },
    rules,
    order: partyFields,
    words: (problem: PartyWords) => invoiceWords(problem),
    send: ({ wanted, keepTitle, ...draft }: ChoiceDraft) =>
      call('POST /o2cht/v1/order-settlements/modify-invoice', {
        body: { settlementId, keepTitle, ...(wanted ? { party: partyInput(draft) } : {}) },
        quiet: true
      }),
    sent: async () => {
      toast(t('saved'))
      await back('cart')
    },
    failed: refusedField,
    unanswered: () => t('unknown')
  })
}
