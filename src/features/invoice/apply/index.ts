/** Asking for an invoice, and making one out otherwise. */
export { ApplyForm, ChangeForm } from './ApplyForm'
export { applyWords } from './messages'
export { openRows, soleInvoice } from './rules'
export { useChanged, useOffer } from './useApply'
