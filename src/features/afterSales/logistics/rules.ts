/** What sending goods back needs to decide, without a screen. */
import type { BodyOf, DataOf } from '@contract'
import { keptUploads, nineMost, sentFiles, uploadProblem, type UploadItem, type UploadLimits } from '@/ui/form/uploads'
import type { FormRules } from '@/ui/form/rules'
import { distinct, isNumber, tidyNumber } from '../rules'

export type Shipping = DataOf<'GET /o2as-b2c/v1/after/sale/exchange-logistics'>
export type Carrier = DataOf<'GET /o2as-b2c/v1/carriers/get-carrier-by-logistics'>['list'][number]
export type By = BodyOf<'POST /o2as-b2c/v1/after/sale/exchange-logistics'>['by']

export interface Sending {
  by: By
  number: string
  carrierCode: string
  /** `day window`, as it is chosen. */
  slot: string
  /** Yuan, as it was typed. */
  postage: string
  files: UploadItem[]
}

export type SendingField = 'number' | 'carrierCode' | 'slot' | 'postage' | 'files'
export type SendingProblem =
  | 'needNumber'
  | 'badNumber'
  | 'needCarrier'
  | 'needWindow'
  | 'badPostage'
  | 'needReceipt'
  | 'filesSending'
  | 'filesFailed'

export const fieldOrder: readonly SendingField[] = ['number', 'carrierCode', 'slot', 'postage', 'files']

/** Four pictures: the box, its label, what is inside, the receipt. */
export const parcelFiles: UploadLimits = { ...nineMost, most: 4 }

const fenAYuan = 100

/** Integer fen of a typed amount; undefined: it is none. */
export function fenOf(text: string): number | undefined {
  const match = /^(\d{1,4})(?:\.(\d{1,2}))?$/.exec(text.trim())
  return match ? Number(match[1]) * fenAYuan + Number((match[2] ?? '').padEnd(2, '0')) : undefined
}

export const sendingRules: FormRules<Sending, SendingField, SendingProblem> = {
  number: ({ by, number }) => {
    if (by === 'PICKUP') return undefined
    const tidy = tidyNumber(number)
    return tidy === '' ? 'needNumber' : isNumber(tidy) ? undefined : 'badNumber'
  },
  carrierCode: ({ by, carrierCode }) => (by === 'NUMBER' && carrierCode === '' ? 'needCarrier' : undefined),
  slot: ({ by, slot }) => (by === 'PICKUP' && slot === '' ? 'needWindow' : undefined),
  postage: ({ by, postage }) =>
    by === 'NUMBER' && postage.trim() !== '' && fenOf(postage) === undefined ? 'badPostage' : undefined,
  files: ({ by, files, postage }) => {
    const claims = by === 'NUMBER' && (fenOf(postage) ?? 0) > 0
    return uploadProblem(files) ?? (claims && sentFiles(files).length === 0 ? 'needReceipt' : undefined)
  }
}

/** What the form begins with: what was said before, while it can be changed. */
export const beginOf = ({ way, days }: Shipping, by: By | undefined): Sending => ({
  by: by === 'PICKUP' && days.length > 0 ? 'PICKUP' : (by ?? way?.by ?? 'NUMBER'),
  number: way?.trackingNo ?? '',
  carrierCode: way?.carrierCode ?? '',
  slot: '',
  postage: '',
  files: []
})

/** Times for a pick-up, as one choice each. */
export const slotsOf = ({ days }: Shipping): { value: string; day: string; from: number; to: number }[] =>
  distinct(
    days.flatMap(({ day, windows }) =>
      windows.map(({ window, from, to }) => ({ value: `${day} ${window}`, day, from, to }))
    ),
    ({ value }) => value
  )

/** A draft made fit: a time that is gone is chosen no more, and a device may have kept anything. */
export const tidySending =
  (shipping: Shipping) =>
  (draft: Sending): Sending => {
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    const slot = text(draft.slot)
    return {
      by: draft.by === 'PICKUP' && shipping.days.length > 0 ? 'PICKUP' : 'NUMBER',
      number: text(draft.number),
      carrierCode: text(draft.carrierCode),
      slot: slotsOf(shipping).some(({ value }) => value === slot) ? slot : '',
      postage: text(draft.postage),
      files: keptUploads(Array.isArray(draft.files) ? draft.files : [])
    }
  }

export function bodyOf(caseCode: string, sending: Sending): BodyOf<'POST /o2as-b2c/v1/after/sale/exchange-logistics'> {
  const { by, number, carrierCode, slot, postage, files } = sending
  const pictures = sentFiles(files).map((url) => url.split('?')[0] ?? '')
  if (by === 'PICKUP') {
    const [day = '', window = ''] = slot.split(' ')
    return { caseCode, by, day, window: Number(window), pictures }
  }
  const postageFen = fenOf(postage)
  return {
    caseCode,
    by,
    trackingNo: tidyNumber(number),
    carrierCode,
    ...(postageFen === undefined ? {} : { postageFen }),
    pictures
  }
}

/** Which carriers stand in sight: those that fit and the chosen one; the likeliest of all while no number says any. */
export function carriersInSight(list: readonly Carrier[], chosenCode: string): Carrier[] {
  const carriers = list.filter(({ carrierCode, fits }) => fits || carrierCode === chosenCode)
  return (carriers.length > 0 ? carriers : list).slice(0, 3)
}
