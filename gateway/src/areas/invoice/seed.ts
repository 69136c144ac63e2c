import { taxCheckDigit } from '../../../../domain/orders/invoice'
import type { Core } from '../../core/area'
import { addCompanies } from './companyStore'
import { addSellers } from './store'

/** Writes who sells in the demonstration's shops, and companies that a name is completed from. */
export async function seedInvoices(core: Core): Promise<void> {
  const { shops, invoices } = await core.catalogue()
  if (invoices === undefined) return
  const whole = (first17: string): string => first17 + taxCheckDigit(first17)
  await addSellers(
    core.db,
    shops.flatMap(({ shopCode }) => {
      const seller = invoices.sellers[shopCode]
      return seller === undefined ? [] : [{ shop_code: shopCode, name: seller.name, tax_no: whole(seller.first17) }]
    })
  )
  await addCompanies(
    core.db,
    invoices.companies.map(({ name, first17 }) => ({ name, tax_no: whole(first17) }))
  )
}
