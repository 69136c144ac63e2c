import { copyText } from '@/platform/clipboard'
import { confirm, toast } from '@/platform/feedback'
import type { Scanned } from '@/platform/scan'
import { ownAddress } from '@/platform/share'
import { back, currentKey, go, goToPath } from '@/routes'
import { stores } from '@/stores'
import { keepScan } from '../followScan'
import { keepScanned } from '../scanned'
import { scanPageWords as t } from './messages'
import { meaningOfCode } from './rules'
import type { ScanUse } from '../scanUse'

/** Where the shop's links begin: the address it is opened at counts beside the one that its codes are printed with. */
function addressFor(text: string): string | undefined {
  const here = ownAddress()
  return here !== undefined && text.trim().startsWith(here) ? here : stores.site.info?.shopAddress
}

/** Signs of a parcel's number at most; the form that takes it says what is wrong with one. */
const longestNumber = 60

/** Goes where a code leads, scanned or typed; says so when it leads nowhere. A strange address is shown and not opened. */
export async function followCode(code: Scanned, use?: ScanUse): Promise<void> {
  // the label of a parcel holds its number alone
  if (use === 'PARCEL' && !code.path) {
    keepScanned(code.text.trim().slice(0, longestNumber))
    await back('afterSalesHistory')
    return
  }
  await stores.site.codesKnown()
  const address = addressFor(code.text)
  const meaning = meaningOfCode(code, address)
  // nobody wants back to the scanner
  const options = { replace: currentKey() === 'scan' }
  switch (meaning.kind) {
    case 'link':
      keepScan(meaning.link, address)
      await goToPath(meaning.path, options)
      return
    case 'page':
      await goToPath(meaning.path, options)
      return
    case 'machine':
      await go('productManual', { model: meaning.model }, options)
      return
    case 'search':
      if (use === 'MANUAL') await go('manualSearch', { keyword: meaning.keyword }, options)
      else await go('productList', { keyword: meaning.keyword }, options)
      return
    case 'foreign': {
      const words = { title: t('foreign'), confirmText: t('copy'), cancelText: t('close') }
      if (meaning.shown === '') toast(t('foreign'))
      else if (await confirm({ ...words, content: meaning.shown })) await copyText(meaning.shown)
      return
    }
    case 'unread':
      toast(t('unread'))
  }
}
