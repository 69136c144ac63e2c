import type { InvoiceTitle } from '@contract'
import { withIntent } from '@/api'
import { fingerprint } from '@/lib/fingerprint'
import { toast } from '@/platform/feedback'
import { back } from '@/routes'
import { draftOf, stores } from '@/stores'
import { useForm } from '@/ui/form/useForm'
import { invoiceWords } from '../messages'
import { refusedField } from '../refused'
import { emptyParty, partyDraftOf, partyFields, partyRules, titleInput, type PartyDraft } from '../rules'
import { call } from './calls'
import { titleWords } from './messages'

export interface TitleDraft extends PartyDraft {
  isDefault: boolean
}

/** Saves a title, a new one once, however often it is tried with the same fields. The form shows what went wrong. */
function save(draft: TitleDraft, invoiceTitle: InvoiceTitle | undefined): Promise<InvoiceTitle> {
  const input = titleInput(draft, draft.isDefault)
  if (invoiceTitle) {
    const body = { titleId: invoiceTitle.titleId, ...input }
    return call('PUT /o2ord-b2c/v1/invoice-titles', { body, quiet: true })
  }
  const intent = `invoice-title.add ${stores.session.userId ?? ''} ${fingerprint(JSON.stringify(input))}`
  return withIntent(intent, (idempotencyKey) =>
    call('POST /o2ord-b2c/v1/invoice-titles', { body: input, idempotencyKey, quiet: true })
  )
}

/** The form of a new title, or of one that is edited. Half-filled it survives a reload and a switch to another app. */
export function useTitleForm(invoiceTitle: InvoiceTitle | undefined) {
  return useForm({
    begin: { ...(invoiceTitle ? partyDraftOf(invoiceTitle) : emptyParty), isDefault: invoiceTitle?.isDefault ?? false },
    rules: partyRules,
    order: partyFields,
    words: (problem) => invoiceWords(problem),
    draft: { ...draftOf(`invoiceTitle:${invoiceTitle?.titleId ?? 'new'}`), edit: invoiceTitle !== undefined },
    send: (draft) => save(draft, invoiceTitle),
    sent: async () => {
      toast(titleWords('saved'))
      await back('myInvoice')
    },
    failed: refusedField,
    unanswered: () => titleWords('unknown')
  })
}

export type TitleForm = ReturnType<typeof useTitleForm>
