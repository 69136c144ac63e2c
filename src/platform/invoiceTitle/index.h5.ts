import type { ChooseInvoiceTitle } from './types'

export type { HostTitle } from './types'

/** A browser keeps no titles: there is nothing to choose from. */
export const chooseInvoiceTitle: ChooseInvoiceTitle | undefined = undefined
