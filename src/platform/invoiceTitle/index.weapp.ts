import Taro from '@tarojs/taro'
import { toast } from '../feedback'
import { refusalOf } from '../refusals'
import { platformWords } from '../words'
import type { ChooseInvoiceTitle, HostTitle } from './types'

export type { HostTitle } from './types'

/** Phones differ: a number or its digit, and what a title lacks may be missing. */
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const isPersonal = (type: unknown): boolean => String(type) === '1'

async function choose(): Promise<HostTitle> {
  const title = await Taro.chooseInvoiceTitle({})
  return {
    kind: isPersonal(title.type) ? 'PERSONAL' : 'COMPANY',
    name: text(title.title),
    taxNo: text(title.taxNumber),
    address: text(title.companyAddress),
    phone: text(title.telephone),
    bank: text(title.bankName),
    account: text(title.bankAccount)
  }
}

/**
 * Resolves to the title that was chosen, undefined where the shopper gave it up; without the privacy guide the reason is
 * said, as everywhere. Rejects where the platform had no choosing.
 */
export const chooseInvoiceTitle: ChooseInvoiceTitle | undefined = async () => {
  try {
    return await choose()
  } catch (failure) {
    const why = refusalOf(failure)
    if (why === 'PRIVACY') toast(platformWords('privacyRefused'))
    else if (why === 'SYSTEM' || why === 'OTHER') throw failure
    return undefined
  }
}
