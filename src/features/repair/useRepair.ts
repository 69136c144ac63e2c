import type { BodyOf, DataOf, OwnAppliance, ServiceBill } from '@contract'
import { basicFee, freeBecause } from '@domain/aftersale/serviceBill'
import { BusinessError, withIntent } from '@/api'
import { useDeliveryAddress } from '@/features/address'
import { fingerprint } from '@/lib/fingerprint'
import { toast } from '@/platform/feedback'
import { draftOf } from '@/stores'
import type { RouteParams } from '@/routes'
import { keptUploads, sentFiles, uploadProblem, type UploadItem } from '@/ui/form/uploads'
import { useForm } from '@/ui/form/useForm'
import type { UploadPort } from '@/ui/form/useUploads'
import { call, upload, useOne, useQuery } from './calls'
import { repairWords as t } from './messages'

type Wish = BodyOf<'POST /o2as-b2c/v1/fix-install-bills/create-fix-bill-by-order'>

const listOf = ({ list }: DataOf<'GET /o2as-b2c/v1/fix-install-bills/get-fix-sku'>): OwnAppliance[] => list

/** The shopper's appliances, and the one that is meant; undefined where there is no service for it. Read it in an `observer`. */
export function usePiece({ orderCode, skuCode, billId }: RouteParams['afterSaleRepair']) {
  const own = useQuery('GET /o2as-b2c/v1/fix-install-bills/get-fix-sku', { pick: listOf, again: true })
  const ofOrder = own.data?.filter((row) => row.orderCode === orderCode) ?? []
  const piece =
    ofOrder.find((row) => row.skuCode === skuCode) ??
    (skuCode === undefined ? ofOrder[0] : undefined) ??
    own.data?.find((row) => billId !== undefined && row.billId === billId)
  return { own, piece }
}

/** The bill that stands. */
export const useStanding = (billId: string) =>
  useOne('GET /o2as-b2c/v1/fix-install-bills/fix-detail', { billId }, { missing: 'bill.missing' })

/** A picture or the video of the fault. */
export const sendShown: UploadPort = async (filePath, onProgress, kind) => {
  const file = { filePath, onProgress, quiet: true }
  const reply =
    kind === 'video'
      ? upload('POST /o2as-b2c/v1/fix-install-bills/upload-video', file)
      : upload('POST /o2as-b2c/v1/fix-install-bills/upload', file)
  return (await reply).path
}

interface Values {
  faults: string[]
  text: string
  files: UploadItem[]
  day: string
  window: number
  /** When the window begins and ends, epoch ms; 0: none is chosen. */
  from: number
  to: number
}
type FieldName = 'faults' | 'files' | 'where' | 'day'

const empty: Values = { faults: [], text: '', files: [], day: '', window: 0, from: 0, to: 0 }
const order: readonly FieldName[] = ['faults', 'files', 'where', 'day']

/** A draft may lack anything; a time is chosen anew. */
const tidy = (draft: Values): Values => {
  const fields: Partial<Record<keyof Values, unknown>> = draft
  return {
    ...empty,
    faults: Array.isArray(fields.faults)
      ? fields.faults.filter((fault): fault is string => typeof fault === 'string')
      : [],
    text: typeof fields.text === 'string' ? fields.text : '',
    files: keptUploads(Array.isArray(fields.files) ? fields.files : [])
  }
}

const refusals: Readonly<Record<string, FieldName>> = {
  'bill.faults': 'faults',
  'bill.unseen': 'faults',
  'bill.pictures': 'files',
  'visit.full': 'day',
  'visit.over': 'day'
}

function book(body: Wish): Promise<ServiceBill> {
  return withIntent(`bill.book ${fingerprint(JSON.stringify(body))}`, (idempotencyKey) =>
    call('POST /o2as-b2c/v1/fix-install-bills/create-fix-bill-by-order', { body, idempotencyKey, quiet: true })
  )
}

/** What is known for booking: faults, times where it goes, and what it costs. */
function useSources({ kindCode }: OwnAppliance) {
  const faults = useQuery('GET /o2as-b2c/v1/fix-install-bills/pub/fault-list', { query: { kindCode } })
  const address = useDeliveryAddress(faults.status === 'loading')
  const districtCode = address?.districtCode ?? ''
  const windows = useQuery('GET /o2as-b2c/v1/fix-install-bills/pub/visit-windows', {
    query: { districtCode },
    when: districtCode !== ''
  })
  const sheet = useQuery('GET /o2pcm/pub/v1/crm-group-get/service-fee', {
    query: { kindCode, work: 'REPAIR', regionCode: districtCode || undefined },
    keepPrevious: true
  })
  const reload = () =>
    Promise.all([faults.reload(), sheet.reload(), ...(districtCode === '' ? [] : [windows.reload()])])
  return { faults, address, windows, sheet, reload }
}

/** Books the repair of an appliance. Read it in an `observer`. */
export function useRepair(piece: OwnAppliance, reload: () => unknown) {
  const { orderCode, skuCode, warranty, freeFaults } = piece
  const sources = useSources(piece)
  const { address, windows, sheet } = sources
  const addressId = address?.addressId ?? ''
  const form = useForm<
    Values,
    FieldName,
    'needFault' | 'filesSending' | 'filesFailed' | 'needWhere' | 'needWhen',
    ServiceBill
  >({
    begin: empty,
    rules: {
      faults: ({ faults, text }) => (faults.length === 0 && text.trim() === '' ? 'needFault' : undefined),
      files: ({ files }) => uploadProblem(files),
      where: () => (addressId === '' ? 'needWhere' : undefined),
      day: ({ from }) => (addressId !== '' && from === 0 ? 'needWhen' : undefined)
    },
    order,
    words: (problem) => t(problem),
    draft: draftOf(`repair:${orderCode}:${skuCode}`),
    tidy,
    send: ({ faults, text, files, day, window }) =>
      book({
        orderCode,
        skuCode,
        work: 'REPAIR',
        faultCodes: faults,
        text,
        pictures: sentFiles(files, 'picture'),
        video: sentFiles(files, 'video')[0],
        day,
        window,
        addressId
      }),
    sent: () => toast(t('booked')),
    failed: (failure) => {
      if (!(failure instanceof BusinessError)) return undefined
      const field = refusals[failure.code]
      if (field === 'day') void windows.reload()
      if (failure.code === 'bill.open') void reload()
      return field && { field, words: failure.words }
    },
    unanswered: () => t('unknown')
  })
  const basic = basicFee(sheet.data?.list ?? [])
  const again = form.values.faults.some((fault) => freeFaults.includes(fault))
  const free = freeBecause('REPAIR', { inWarranty: warranty?.holds ?? false, again })
  return { ...sources, form, basic, free, aboutFen: free ? 0 : basic?.fen }
}

export type Repairing = ReturnType<typeof useRepair>
