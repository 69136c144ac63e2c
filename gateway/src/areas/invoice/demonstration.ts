/** What the demonstration shop seeds this area with: its sellers and the companies it knows; plain data, as core/catalogue tells. */

/** Who sells in the shops and which companies are known; of a tax number the check digit is made. */
export interface DemonstrationInvoices {
  sellers: Readonly<Record<string, { name: string; first17: string }>>
  companies: readonly { name: string; first17: string }[]
}

declare module '../../core/catalogue' {
  interface Catalogue {
    invoices?: DemonstrationInvoices
  }
}
