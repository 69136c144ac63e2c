/** A title that a person keeps with the platform; what it lacks is ''. */
export interface HostTitle {
  kind: 'PERSONAL' | 'COMPANY'
  name: string
  taxNo: string
  address: string
  phone: string
  bank: string
  account: string
}

/** Opens the platform's list of titles; undefined when none was chosen, rejects when there was no choosing. */
export type ChooseInvoiceTitle = () => Promise<HostTitle | undefined>
