/** What writing the reviews of an order needs to decide, without a screen. */
import type { BodyOf, ReviewDraft, ReviewRow } from '@contract'
import { REVIEW_REWARD, REVIEW_VIDEO, rewardProgress, tidyReview } from '@domain/content/review'
import { lengthOf } from '@domain/graphemes'
import {
  keptUploads,
  nineAndVideo,
  sentFiles,
  uploadProblem,
  type UploadItem,
  type UploadLimits
} from '@/ui/form/uploads'
import type { FormRules } from '@/ui/form/rules'

/** What is being written of one row. Stars are 0 while none are given. */
export interface Piece {
  score: number
  delivery: number
  install: number
  tags: string[]
  text: string
  files: UploadItem[]
  anonymous: boolean
}

/** By the row's SKU. */
export type Pieces = Record<string, Piece>

/** A row's field, as `K1:text`: what can be wrong with it is said there. */
export type PieceField = `${string}:${'score' | 'delivery' | 'install' | 'text' | 'files'}`
export type PieceProblem = 'needStars' | 'tooLong' | 'unseen' | 'filesSending' | 'filesFailed'

const fieldNames = ['score', 'delivery', 'install', 'text', 'files'] as const

export const isWritable = ({ state }: ReviewRow): boolean => state === 'TO_WRITE' || state === 'TO_MEND'

const emptyPiece: Piece = { score: 0, delivery: 0, install: 0, tags: [], text: '', files: [], anonymous: false }

/** What a row begins with: a refused review as it was, so that it can be mended. */
function beginOf({ review }: ReviewRow): Piece {
  if (review === undefined) return emptyPiece
  return {
    score: review.score,
    delivery: review.deliveryScore,
    install: review.installScore ?? 0,
    tags: review.tags.map(({ tagCode }) => tagCode),
    text: review.text,
    files: keptUploads([
      ...review.pictures.map((url) => ({ url })),
      ...(review.video ? [{ ...review.video, kind: 'video' }] : [])
    ]),
    anonymous: review.author === ''
  }
}

export const beginWith = (rows: readonly ReviewRow[]): Pieces =>
  Object.fromEntries(rows.filter(isWritable).map((row) => [row.skuCode, beginOf(row)]))

const starsOf = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 5 ? value : 0

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Where a file is stored, without what opened it for a while. */
const storedAt = (url: string): string => url.split('?')[0] ?? ''

/** The files with the addresses that open them now: those of a draft may be of yesterday. */
const withAddresses = (files: UploadItem[], begin: Piece): UploadItem[] =>
  files.map((file) => ({
    ...file,
    ...begin.files.find(({ url }) => url && storedAt(url) === storedAt(file.url ?? '')),
    id: file.id
  }))

/** Pieces of a draft made fit: what is offered no more and what the device lost goes. */
export const tidyPieces =
  (rows: readonly ReviewRow[]) =>
  (pieces: Pieces): Pieces =>
    Object.fromEntries(
      rows.filter(isWritable).map((row): [string, Piece] => {
        const { skuCode, tags } = row
        // what a device kept may lack anything
        const fields: Partial<Record<keyof Piece, unknown>> = pieces[skuCode] ?? emptyPiece
        const chosenTags = listOf(fields.tags)
        const piece = {
          score: starsOf(fields.score),
          delivery: starsOf(fields.delivery),
          install: starsOf(fields.install),
          tags: tags.map(({ tagCode }) => tagCode).filter((code) => chosenTags.includes(code)),
          text: typeof fields.text === 'string' ? fields.text : '',
          files: withAddresses(keptUploads(listOf(fields.files)), beginOf(row)),
          anonymous: fields.anonymous === true
        }
        return [skuCode, piece]
      })
    )

/**
 * The pieces after a change of one. The same people brought all rows of an order, and who wants no name wants it nowhere:
 * stars for delivery reach rows that have none yet, and the name all of them.
 */
export function withPart(pieces: Pieces, skuCode: string, part: Partial<Piece>): Pieces {
  const { delivery, anonymous } = part
  return Object.fromEntries(
    Object.entries(pieces).map(([code, piece]) => {
      if (code === skuCode) return [code, { ...piece, ...part }]
      return [
        code,
        {
          ...piece,
          ...(delivery !== undefined && piece.delivery === 0 ? { delivery } : {}),
          ...(anonymous === undefined ? {} : { anonymous })
        }
      ]
    })
  )
}

/** Whether something was written of it: stars for delivery may come from another row, and a name says nothing. */
export function isBegun(piece: Piece, begin: Piece | undefined): boolean {
  const contentOf = ({ score, install, tags, text, files }: Piece) =>
    JSON.stringify([score, install, tags, text.trim(), files.map(({ url, id }) => (url ? storedAt(url) : id))])
  return contentOf(piece) !== contentOf(begin ?? emptyPiece)
}

/** The rows that go when it is sent: all that were begun, or else the one in sight. */
export function rowsMeant(
  rows: readonly ReviewRow[],
  pieces: Pieces,
  begin: Pieces,
  inSight: string | undefined
): ReviewRow[] {
  const own = rows.filter(isWritable)
  const startedRows = own.filter(({ skuCode }) => {
    const piece = pieces[skuCode]
    return piece !== undefined && isBegun(piece, begin[skuCode])
  })
  return startedRows.length > 0 ? startedRows : own.filter(({ skuCode }) => skuCode === inSight)
}

function problemOf(row: ReviewRow, piece: Piece, name: (typeof fieldNames)[number]): PieceProblem | undefined {
  if (name === 'text') {
    const tidy = tidyReview(piece.text)
    return 'problem' in tidy ? (tidy.problem === 'TOO_LONG' ? 'tooLong' : 'unseen') : undefined
  }
  if (name === 'files') return uploadProblem(piece.files)
  if (name === 'install' && !row.installed) return undefined
  return piece[name] === 0 ? 'needStars' : undefined
}

/** The fields of the rows as they stand on the screen. */
export const fieldsOf = (rows: readonly ReviewRow[]): PieceField[] =>
  rows.filter(isWritable).flatMap(({ skuCode }) => fieldNames.map((name): PieceField => `${skuCode}:${name}`))

export const skuOfField = (field: PieceField): string => field.slice(0, field.lastIndexOf(':'))

/** Rules for the rows that are meant to be sent; nothing is wrong with the others. */
export function rulesOf(
  rows: readonly ReviewRow[],
  rowsOf: (pieces: Pieces) => readonly ReviewRow[]
): FormRules<Pieces, PieceField, PieceProblem> {
  return Object.fromEntries(
    rows.filter(isWritable).flatMap((row) =>
      fieldNames.map((name) => [
        `${row.skuCode}:${name}`,
        (pieces: Pieces) => {
          const piece = pieces[row.skuCode]
          return piece && rowsOf(pieces).includes(row) ? problemOf(row, piece, name) : undefined
        }
      ])
    )
  )
}

function videoOf(files: readonly UploadItem[]): Pick<ReviewDraft, 'video' | 'videoPoster'> {
  const film = files.find(({ kind, state }) => kind === 'video' && state === 'sent')
  if (film?.url === undefined) return {}
  return { video: storedAt(film.url), ...(film.poster ? { videoPoster: storedAt(film.poster) } : {}) }
}

export const toDraft = (row: ReviewRow, piece: Piece): ReviewDraft => ({
  orderCode: row.orderCode,
  skuCode: row.skuCode,
  score: piece.score,
  deliveryScore: piece.delivery,
  ...(row.installed ? { installScore: piece.install } : {}),
  tagCodes: piece.tags.slice(0, mostTags),
  text: piece.text.trim(),
  pictures: sentFiles(piece.files, 'picture').map(storedAt),
  ...videoOf(piece.files),
  anonymous: piece.anonymous
})

/** Tags of one review. */
export const mostTags = 6

/** Nine pictures and a video of a review. */
export const reviewFiles: UploadLimits = nineAndVideo(REVIEW_VIDEO)

/** What is still missing for the points, and how much of it is there. */
export function towardsReward(text: string, files: readonly UploadItem[]) {
  const pictures = sentFiles(files).length
  const met = rewardProgress(text, pictures)
  return {
    length: { met: met.length, has: lengthOf(text.trim()), missing: REVIEW_REWARD.length - lengthOf(text.trim()) },
    pictures: { met: met.pictures, has: pictures, missing: REVIEW_REWARD.pictures - pictures },
    earned: met.length && met.pictures
  }
}

/** What is added to a review. */
export interface Addition {
  text: string
  files: UploadItem[]
}

export const emptyAddition: Addition = { text: '', files: [] }

export const tidyAddition = ({ text, files }: Addition): Addition => ({
  text: typeof text === 'string' ? text : '',
  files: keptUploads(listOf(files))
})

export type AdditionProblem = Exclude<PieceProblem, 'needStars'> | 'needWords'

export const additionRules: FormRules<Addition, keyof Addition, AdditionProblem> = {
  text: ({ text, files }) => {
    const tidy = tidyReview(text)
    if ('problem' in tidy) return tidy.problem === 'TOO_LONG' ? 'tooLong' : 'unseen'
    return tidy.text === '' && files.length === 0 ? 'needWords' : undefined
  },
  files: ({ files }) => uploadProblem(files)
}

export const toAddition = (
  reviewId: string,
  { text, files }: Addition
): BodyOf<'POST /o2cmt/v1/glz-product-comment/b2c/create-additional'> => ({
  reviewId,
  text: text.trim(),
  pictures: sentFiles(files)
})
