/** What applying needs to decide, without a screen. */
import type { ApplicableRow, BodyOf, CaseDetail, CaseKind, CaseReason, DataOf, ExchangeVersion } from '@contract'
import { CASE_VIDEO } from '@domain/aftersale/afterSale'
import { lengthOf } from '@domain/graphemes'
import { keptUploads, nineAndVideo, sentFiles, uploadProblem, type UploadItem } from '@/ui/form/uploads'
import { distinct } from '../rules'
import type { FormRules } from '@/ui/form/rules'

export type Offer = DataOf<'GET /o2as-b2c/v1/glz-after-sale-type'>
export type Wanted = BodyOf<'POST /o2as-b2c/v1/after/sale/apply-refundAmount'>

/** What is written. */
export interface Application {
  /** Position of a row → pieces of it; what is not in it is not chosen. */
  pieces: Record<string, number>
  reasonCode: string
  text: string
  files: UploadItem[]
  /** Positions of gifts that are kept. */
  kept: number[]
  /** What it is exchanged for; only of an exchange. */
  skuCode: string
}

export type ApplyField = 'pieces' | 'skuCode' | 'reasonCode' | 'text' | 'files'
export type ApplyProblem =
  | 'needRow'
  | 'needVersion'
  | 'needReason'
  | 'tooLong'
  | 'filesSending'
  | 'filesFailed'
  | 'filesNeed'

export const longestText = 200
export const shownFiles = nineAndVideo(CASE_VIDEO)
export const fieldOrder: readonly ApplyField[] = ['pieces', 'skuCode', 'reasonCode', 'text', 'files']

/** Pieces of a row that a case of a kind may be for; those of the case that is changed are free for it. */
export function mostOf(row: ApplicableRow, kind: CaseKind, caseDetail: CaseDetail | undefined): number {
  const own = caseDetail?.rows.find(({ position }) => position === row.position)?.quantity ?? 0
  const open = row.kinds.some((entry) => entry.kind === kind && entry.open)
  return row.gift ? 0 : (open ? row.open : 0) + (caseDetail?.kind === kind ? own : 0)
}

/** The reasons of a kind. */
export const reasonsOf = (offer: Offer, kind: CaseKind): readonly CaseReason[] =>
  distinct(offer.reasons.find((group) => group.kind === kind)?.list ?? [], ({ reasonCode }) => reasonCode)

/** Kinds that some row can be applied for. */
export const kindsOf = (offer: Offer): CaseKind[] =>
  distinct(
    offer.reasons.map(({ kind }) => kind),
    (kind) => kind
  ).filter((kind) => offer.rows.some((row) => mostOf(row, kind, undefined) > 0))

/** What the form begins with: one piece of the row that was tapped, or the case that is changed. */
export function beginOf(
  offer: Offer,
  kind: CaseKind,
  position: number | undefined,
  caseDetail: CaseDetail | undefined
): Application {
  if (caseDetail) {
    const rows = caseDetail.rows.filter(({ gift }) => !gift)
    return {
      pieces: Object.fromEntries(rows.map((row) => [row.position, row.quantity])),
      reasonCode: caseDetail.reasonCode,
      text: caseDetail.text,
      files: keptUploads([
        ...caseDetail.pictures.map((url) => ({ url })),
        ...(caseDetail.video ? [{ kind: 'video', ...caseDetail.video }] : [])
      ]),
      kept: caseDetail.keptGifts ?? [],
      skuCode: caseDetail.exchange?.skuCode ?? ''
    }
  }
  const fit = offer.rows.filter((row) => mostOf(row, kind, undefined) > 0)
  const first = fit.find((row) => row.position === position) ?? fit[0]
  return { pieces: first ? { [first.position]: 1 } : {}, reasonCode: '', text: '', files: [], kept: [], skuCode: '' }
}

const isPiece = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0

/** A draft made fit: what can't be applied for any more goes, and what was kept may lack anything. */
export const tidyApplication =
  (offer: Offer, kind: CaseKind, caseDetail: CaseDetail | undefined) =>
  (draft: Application): Application => {
    const fields: Partial<Record<keyof Application, unknown>> = draft
    const draftPieces = (typeof fields.pieces === 'object' && fields.pieces !== null ? fields.pieces : {}) as Record<
      string,
      unknown
    >
    const pieces = offer.rows.flatMap((row): [string, number][] => {
      const value = draftPieces[row.position]
      const most = mostOf(row, kind, caseDetail)
      return isPiece(value) && most > 0 ? [[String(row.position), Math.min(value, most)]] : []
    })
    return {
      pieces: Object.fromEntries(pieces),
      reasonCode: reasonsOf(offer, kind).some(({ reasonCode }) => reasonCode === fields.reasonCode)
        ? String(fields.reasonCode)
        : '',
      text: typeof fields.text === 'string' ? fields.text : '',
      files: keptUploads(Array.isArray(fields.files) ? fields.files : []),
      kept: Array.isArray(fields.kept)
        ? fields.kept.filter((position): position is number => typeof position === 'number')
        : [],
      skuCode: versionsFor(offer, kind, { pieces: Object.fromEntries(pieces) }, caseDetail).some(
        ({ skuCode, state }) => skuCode === fields.skuCode && state === 'OPEN'
      )
        ? String(fields.skuCode)
        : ''
    }
  }

/** What the chosen row can be exchanged for; what lies ready for the case that is changed is open to it. */
export function versionsFor(
  offer: Offer,
  kind: CaseKind,
  { pieces }: Pick<Application, 'pieces'>,
  caseDetail: CaseDetail | undefined
): ExchangeVersion[] {
  if (kind !== 'EXCHANGE') return []
  const [position] = Object.keys(pieces)
  const list = offer.versions.find((group) => String(group.position) === position)?.list ?? []
  return distinct(list, ({ skuCode }) => skuCode).map((version) =>
    version.skuCode === caseDetail?.exchange?.skuCode ? { ...version, state: 'OPEN' } : version
  )
}

/** The rows that are applied for, as the gateway takes them. */
export const rowsWanted = ({ pieces }: Pick<Application, 'pieces'>): Wanted['rows'] =>
  Object.entries(pieces).map(([position, quantity]) => ({ position: Number(position), quantity }))

export const applyRules = (offer: Offer, kind: CaseKind): FormRules<Application, ApplyField, ApplyProblem> => ({
  skuCode: ({ skuCode }) => (kind === 'EXCHANGE' && skuCode === '' ? 'needVersion' : undefined),
  pieces: ({ pieces }) => (Object.keys(pieces).length === 0 ? 'needRow' : undefined),
  reasonCode: ({ reasonCode }) => (reasonCode === '' ? 'needReason' : undefined),
  text: ({ text }) => (lengthOf(text.trim()) > longestText ? 'tooLong' : undefined),
  files: ({ files, reasonCode }) => {
    const reason = reasonsOf(offer, kind).find((candidate) => candidate.reasonCode === reasonCode)
    return uploadProblem(files) ?? (reason?.shown && sentFiles(files).length === 0 ? 'filesNeed' : undefined)
  }
})

/** What is asked before it is sent; undefined: not enough is chosen. */
export function wantedOf(
  orderCode: string,
  kind: CaseKind,
  application: Application,
  gifts: readonly { position: number; valueFen?: number }[],
  caseCode: string | undefined
): Wanted | undefined {
  const rows = rowsWanted(application)
  const { skuCode } = application
  if (rows.length === 0 || application.reasonCode === '' || (kind === 'EXCHANGE' && skuCode === '')) return undefined
  if (kind === 'EXCHANGE') {
    return {
      orderCode,
      kind,
      rows,
      reasonCode: application.reasonCode,
      skuCode,
      ...(caseCode === undefined ? {} : { caseCode })
    }
  }
  return {
    orderCode,
    kind,
    rows,
    reasonCode: application.reasonCode,
    ...(gifts.length === 0
      ? {}
      : {
          gifts: gifts.map(({ position, valueFen }) => ({
            position,
            keep: valueFen !== undefined && application.kept.includes(position)
          }))
        }),
    ...(caseCode === undefined ? {} : { caseCode })
  }
}

/** Where a picture is stored, without what opened it for a while. */
export const storedAt = (url: string): string => url.split('?')[0] ?? ''
