/** What a request must say before it is sent, and how the form begins. Pure. */
import type { BillWork } from '@domain/aftersale/serviceBill'
import type { FormRules } from '@/ui/form/rules'
import type { UploadItem } from '@/ui/form/uploads'

export interface Booking {
  /** `order sku` of an own appliance, OTHER for one bought elsewhere, '' before either is known. */
  which: string
  kindCode: string
  model: string
  work: BillWork
  faults: string[]
  text: string
  files: UploadItem[]
  addressId: string
  day: string
  window: number
  /** When the window begins and ends, epoch ms; 0: none is chosen. */
  from: number
  to: number
  receiver: string
  provinceCode: string
  cityCode: string
  districtCode: string
  detail: string
}

export const OTHER = 'OTHER'
export type BookingField = 'faults' | 'files' | 'receiver' | 'region' | 'detail' | 'addressId' | 'day'
export const bookingFields: readonly BookingField[] = [
  'faults',
  'files',
  'receiver',
  'region',
  'detail',
  'addressId',
  'day'
]
export type BookingProblem =
  | 'needFault'
  | 'sending'
  | 'needName'
  | 'needRegion'
  | 'needStreet'
  | 'needWhere'
  | 'needWhen'

/** `loggedIn`: the address is one of theirs; otherwise it is written here. */
export const rulesFor = (
  loggedIn: boolean,
  addressOf: (values: Booking) => string
): FormRules<Booking, BookingField, BookingProblem> => ({
  faults: ({ work, faults, text }) =>
    work === 'REPAIR' && faults.length === 0 && text.trim() === '' ? 'needFault' : undefined,
  files: ({ files }) => (files.some(({ state }) => state !== 'sent') ? 'sending' : undefined),
  receiver: ({ receiver }) => (!loggedIn && receiver.trim() === '' ? 'needName' : undefined),
  region: ({ districtCode }) => (!loggedIn && districtCode === '' ? 'needRegion' : undefined),
  detail: ({ detail }) => (!loggedIn && detail.trim().length < 2 ? 'needStreet' : undefined),
  addressId: (values) => (loggedIn && addressOf(values) === '' ? 'needWhere' : undefined),
  day: ({ day, from }) => (day === '' || from === 0 ? 'needWhen' : undefined)
})

export const emptyBooking: Booking = {
  which: '',
  kindCode: '',
  model: '',
  work: 'REPAIR',
  faults: [],
  text: '',
  files: [],
  addressId: '',
  day: '',
  window: 0,
  from: 0,
  to: 0,
  receiver: '',
  provinceCode: '',
  cityCode: '',
  districtCode: '',
  detail: ''
}
