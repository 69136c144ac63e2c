/** The rules of an address: how it reads, what a form of one must hold, how it is sent. Pure. */
import { cut } from '@domain/graphemes'
import type { Address, AddressInput, DataOf, OrderDetail } from '@contract'
import { isAllSeen } from '@domain/seen'
import { isMobilePhone, maskPhone, normalisePhone } from '@/lib/phone'
import type { FormRules } from '@/ui/form/rules'
import { regionNames } from './delivery/line'

export type AddressTag = NonNullable<Address['tag']>
export const addressTags: readonly AddressTag[] = ['HOME', 'WORK', 'PARENTS']

/** The tag a word stands for; another gateway may have more, which this app has no words for. */
export const knownTag = (word: string | undefined): AddressTag | undefined => addressTags.find((tag) => tag === word)

/** Addresses one shopper may keep. */
export const MAX_ADDRESSES = 20
/** Characters. */
export const MAX_RECEIVER = 25
export const MAX_DETAIL = 100
export const MAX_PASTE = 500

/** Where an order goes, as it tells it: no id, since the shopper's address may have changed or gone since. */
export type OrderedTo = OrderDetail['address']

const bare = (text: string): string => text.replace(/[\s,，]/g, '')

/** Whether an order goes to this very address, as it is now. */
export function isOrderedTo(address: Address, destination: OrderedTo): boolean {
  const regions = regionNames(address)
  return (
    address.receiver === destination.receiver &&
    maskPhone(address.phone) === destination.phone &&
    address.detail === destination.detail &&
    // from large to small or the other way round, as each language writes it
    [regions, [...regions].reverse()].some((names) => bare(names.join('')) === bare(destination.regionName))
  )
}

/** An address as it stands in the form. Region codes are '' until one is chosen. */
export interface AddressDraft {
  receiver: string
  phone: string
  provinceCode: string
  cityCode: string
  districtCode: string
  detail: string
  tag: AddressTag | ''
  isDefault: boolean
  /** What stands in the paste box. */
  paste: string
}

export const emptyDraft: AddressDraft = {
  receiver: '',
  phone: '',
  provinceCode: '',
  cityCode: '',
  districtCode: '',
  detail: '',
  tag: '',
  isDefault: false,
  paste: ''
}

/** The form of an address that is edited. */
export const draftOf = (address: Address): AddressDraft => ({
  receiver: address.receiver,
  phone: address.phone,
  // a region that is no more is chosen anew
  provinceCode: address.regionEnded === true ? '' : address.provinceCode,
  cityCode: address.regionEnded === true ? '' : address.cityCode,
  districtCode: address.regionEnded === true ? '' : address.districtCode,
  detail: address.detail,
  tag: knownTag(address.tag) ?? '',
  isDefault: address.isDefault,
  paste: ''
})

/** Fields that can be wrong, in the order they stand in the form. */
export const checkedFields = ['receiver', 'phone', 'region', 'detail'] as const
export type CheckedField = (typeof checkedFields)[number]
/** Keys of the words that say what is wrong. */
export type FieldProblem =
  | 'receiverMissing'
  | 'receiverHidden'
  | 'phoneMissing'
  | 'phoneWrong'
  | 'regionMissing'
  | 'detailMissing'
  | 'detailShort'
  | 'detailHidden'

/** A street as it is typed: the field shows several lines, the address has one. */
export const oneLine = (text: string): string => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')

/** A street in one line, also where it came in several. */
const tidyDetail = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** What must hold of each field. */
export const addressRules: FormRules<AddressDraft, CheckedField, FieldProblem> = {
  receiver: ({ receiver }) => {
    if (receiver.trim() === '') return 'receiverMissing'
    return isAllSeen(receiver.trim()) ? undefined : 'receiverHidden'
  },
  phone: ({ phone }) => {
    if (phone === '') return 'phoneMissing'
    return isMobilePhone(phone) ? undefined : 'phoneWrong'
  },
  region: ({ districtCode }) => (districtCode === '' ? 'regionMissing' : undefined),
  detail: ({ detail }) => {
    const tidy = tidyDetail(detail)
    if (tidy === '') return 'detailMissing'
    if (!isAllSeen(tidy)) return 'detailHidden'
    return tidy.length < 2 ? 'detailShort' : undefined
  }
}

/** What is sent of a form without problems. */
export const inputOf = (draft: AddressDraft): AddressInput => ({
  receiver: draft.receiver.trim(),
  phone: draft.phone,
  provinceCode: draft.provinceCode,
  cityCode: draft.cityCode,
  districtCode: draft.districtCode,
  detail: tidyDetail(draft.detail),
  ...(draft.tag === '' ? {} : { tag: draft.tag }),
  isDefault: draft.isDefault
})

/** Digits of what was typed or pasted into the phone field. */
export const phoneDigits = (text: string): string => normalisePhone(text).replace(/\D/g, '').slice(0, 11)

/** What the gateway read out of a pasted text. */
export type ParsedAddress = DataOf<'POST /o2cum/v1/bp-address/paste-address-parse'>

/**
 * A form with what was read out of a pasted text put in, and the fields nothing was found for. What was not found
 * keeps what the shopper typed, and so does a field that was typed into since the text was sent (`before`: the form
 * as it was then); a region counts when it goes down to the district.
 */
export function withParsed(
  draft: AddressDraft,
  parsedAddress: ParsedAddress,
  before: AddressDraft = draft
): { draft: AddressDraft; found: CheckedField[]; missing: CheckedField[] } {
  const { receiver, phone, provinceCode, cityCode, districtCode, detail } = parsedAddress
  const region = provinceCode && cityCode && districtCode ? { provinceCode, cityCode, districtCode } : undefined
  const missing = checkedFields.filter((field) => (field === 'region' ? !region : !parsedAddress[field]))
  return {
    draft: {
      ...draft,
      ...(receiver && draft.receiver === before.receiver ? { receiver: cut(receiver, MAX_RECEIVER) } : {}),
      ...(phone && draft.phone === before.phone ? { phone: phoneDigits(phone) } : {}),
      ...(draft.districtCode === before.districtCode ? region : {}),
      ...(detail && draft.detail === before.detail ? { detail: cut(tidyDetail(detail), MAX_DETAIL) } : {})
    },
    found: checkedFields.filter((field) => !missing.includes(field)),
    missing
  }
}

/** The list with another default, which comes first, as the gateway sorts it. */
export function withDefault(list: readonly Address[], addressId: string): Address[] {
  const addresses = list.map((address) => ({ ...address, isDefault: address.addressId === addressId }))
  return [...addresses.filter((address) => address.isDefault), ...addresses.filter((address) => !address.isDefault)]
}

/** A chosen place in one text, as the parser of pasted addresses reads it; a name that the address holds is said once. */
export const placeText = ({ name, address }: { name: string; address: string }): string =>
  cut(name !== '' && !address.includes(name) ? `${address}${name}` : address, MAX_PASTE)

/** What a place can tell of an address: digits in its name are no phone, and nobody lives in it yet. */
export const placeOnly = ({ provinceCode, cityCode, districtCode, detail }: ParsedAddress): ParsedAddress => ({
  provinceCode,
  cityCode,
  districtCode,
  detail
})
