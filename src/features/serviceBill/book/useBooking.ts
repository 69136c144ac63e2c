import type { DataOf, OwnAppliance, ServiceBill } from '@contract'
import { basicFee, freeBecause } from '@domain/aftersale/serviceBill'
import { inUse, useAddresses } from '@/features/address'
import { toast } from '@/platform/feedback'
import { go, type RouteParams } from '@/routes'
import { draftOf, stores } from '@/stores'
import { useForm } from '@/ui/form/useForm'
import { billWords as t } from '../messages'
import { useProof, type Proof } from '../phone/useProof'
import { useQuery } from './calls'
import {
  bookingFields,
  emptyBooking,
  OTHER,
  rulesFor,
  type Booking,
  type BookingField,
  type BookingProblem
} from './rules'
import { sendByPhone, sendOwn } from './send'

type Own = DataOf<'GET /o2as-b2c/v1/fix-install-bills/get-fix-sku'>
const listOf = ({ list }: Own): OwnAppliance[] => list
export const keyOfOwn = ({ orderCode, skuCode }: OwnAppliance): string => `${orderCode} ${skuCode}`

/** What the screen was opened with, as the form begins. */
const beginOf = ({ orderCode, skuCode, kindCode, work, model }: RouteParams['bbcInstallRepair']): Booking => ({
  ...emptyBooking,
  which: orderCode && skuCode ? `${orderCode} ${skuCode}` : kindCode ? OTHER : '',
  kindCode: kindCode ?? '',
  model: model ?? '',
  work: work ?? 'REPAIR'
})

/** The appliances to choose from, and the one that is meant. */
function useWhich(values: Booking) {
  const { loggedIn } = stores.session
  const own = useQuery('GET /o2as-b2c/v1/fix-install-bills/get-fix-sku', { when: loggedIn, pick: listOf })
  const list = own.data ?? []
  const first = list.find(({ billId }) => billId === undefined)
  const appliance = list.find((candidate) => keyOfOwn(candidate) === values.which)
  const chosen = values.which === OTHER ? undefined : (appliance ?? (values.which === '' ? first : undefined))
  // until it is known what is theirs, nothing is taken for the other
  const waits = loggedIn && own.status === 'loading' && values.which !== OTHER
  return { own, list, chosen, waits }
}

/** Where the engineer goes: an address of theirs, or the district that is written here. */
function useWhere(values: Booking) {
  const { loggedIn } = stores.session
  const addresses = useAddresses({ when: loggedIn, again: true })
  const list = addresses.data ?? []
  const address = list.find(({ addressId }) => addressId === values.addressId) ?? inUse(list, undefined)
  const districtCode = (loggedIn ? address?.districtCode : values.districtCode) ?? ''
  return { addresses, list, address, districtCode }
}

/** Everything that a request is made of, by what is chosen so far. */
function useSources(values: Booking, proof: Proof) {
  const { loggedIn } = stores.session
  const which = useWhich(values)
  const where = useWhere(values)
  const { chosen } = which
  const kindWanted = chosen?.kindCode ?? values.kindCode
  const sheet = useQuery('GET /o2pcm/pub/v1/crm-group-get/service-fee', {
    query: {
      ...(kindWanted === '' ? {} : { kindCode: kindWanted }),
      work: values.work,
      regionCode: where.districtCode || undefined
    },
    when: !which.waits,
    keepPrevious: true
  })
  const kindCode = kindWanted || (sheet.data?.kindCode ?? '')
  const faults = useQuery('GET /o2as-b2c/v1/fix-install-bills/pub/fault-list', {
    query: { kindCode },
    when: kindCode !== '' && values.work === 'REPAIR'
  })
  const { districtCode } = where
  const windows = useQuery('GET /o2as-b2c/v1/fix-install-bills/pub/visit-windows', {
    query: { districtCode },
    when: districtCode !== ''
  })
  /** A retry of one part loads all of it. */
  const reload = () =>
    Promise.all([
      sheet.reload(),
      ...(loggedIn ? [which.own.reload(), where.addresses.reload()] : [proof.renew()]),
      ...(kindCode === '' ? [] : [faults.reload()]),
      ...(districtCode === '' ? [] : [windows.reload()])
    ])
  return { which, where, kindCode, sheet, faults, windows, reload }
}

/** Books service, by the way that fits the shopper. Read it in an `observer`. */
export function useBooking(params: RouteParams['bbcInstallRepair']) {
  const { loggedIn } = stores.session
  const proof = useProof(!loggedIn)
  // the address and the appliance of this turn, for rules and sending
  const now: { which?: ReturnType<typeof useWhich>; where?: ReturnType<typeof useWhere>; kindCode?: string } = {}
  const form = useForm<Booking, BookingField, BookingProblem, ServiceBill>({
    begin: beginOf(params),
    rules: rulesFor(loggedIn, () => now.where?.address?.addressId ?? ''),
    order: bookingFields,
    words: (problem) => t(problem),
    draft: draftOf(`serviceBill:${params.orderCode ?? ''}:${params.work ?? ''}`),
    tidy: (values) => ({ ...values, day: '', from: 0, to: 0 }),
    send: (values) =>
      loggedIn
        ? sendOwn(values, {
            chosen: now.which?.chosen,
            kindCode: now.kindCode ?? '',
            addressId: now.where?.address?.addressId ?? ''
          })
        : sendByPhone(values, now.kindCode ?? '', proof),
    sent: async (bill) => {
      toast(t('booked'))
      await go('bbcProgress', { billId: bill.billId }, { replace: true })
    },
    unanswered: () => t('unknown')
  })
  const sources = useSources(form.values, proof)
  const { which, where, kindCode, sheet } = sources
  const { chosen } = which
  Object.assign(now, { which, where, kindCode })

  const basic = basicFee(sheet.data?.list ?? [])
  const again = form.values.faults.some((fault) => chosen?.freeFaults.includes(fault))
  const free = freeBecause(form.values.work, { inWarranty: chosen?.warranty?.holds ?? false, again })
  return { ...sources, form, proof, basic, free, aboutFen: free ? 0 : (basic?.fen ?? 0) }
}

export type BookingState = ReturnType<typeof useBooking>
