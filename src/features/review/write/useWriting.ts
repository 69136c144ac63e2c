import type { ReviewRow } from '@contract'
import { REVIEW_LENGTH } from '@domain/content/review'
import { useEffect, useState } from 'react'
import { confirm } from '@/platform/feedback'
import { askBeforeLeaving } from '@/platform/leaving'
import { draftOf } from '@/stores'
import { problemsOf, firstWrong } from '@/ui/form/rules'
import { useForm } from '@/ui/form/useForm'
import { writeReviews, type Written } from './api'
import { writeWords } from './messages'
import {
  beginWith,
  fieldsOf,
  rowsMeant,
  rulesOf,
  skuOfField,
  tidyPieces,
  toDraft,
  withPart,
  type Piece,
  type PieceField,
  type PieceProblem,
  type Pieces
} from './rules'

export const problemWords = (problem: PieceProblem): string => writeWords(problem, { most: REVIEW_LENGTH })

/** Files that leaving the page would lose. */
const unsentOf = (pieces: Pieces): number =>
  Object.values(pieces).flatMap(({ files }) => files.filter(({ state }) => state !== 'sent')).length

interface Options {
  orderCode: string
  rows: readonly ReviewRow[]
  inSight: string | undefined
  onInSight: (skuCode: string) => void
  onSent: (result: Written) => void
}

/**
 * The reviews of an order's rows, as one form: kept as they are written, sent in one go. It is made anew when the gateway
 * says something else of the rows.
 */
export function useWriting({ orderCode, rows, inSight, onInSight, onSent }: Options) {
  const [begin] = useState(() => beginWith(rows))
  const rowsToSend = (pieces: Pieces) => rowsMeant(rows, pieces, begin, inSight)
  const order = fieldsOf(rows)
  const rules = rulesOf(rows, rowsToSend)
  const form = useForm<Pieces, PieceField, PieceProblem, Written>({
    begin,
    rules,
    order,
    words: problemWords,
    draft: draftOf(`review:${orderCode}`),
    tidy: tidyPieces(rows),
    send: (pieces) =>
      writeReviews(
        orderCode,
        rowsToSend(pieces).flatMap((row) => {
          const piece = pieces[row.skuCode]
          return piece ? [toDraft(row, piece)] : []
        })
      ),
    sent: onSent,
    unanswered: () => writeWords('unknown')
  })

  const begun = rowsMeant(rows, form.values, begin, undefined).length
  const unsent = unsentOf(form.values)
  const leaveWords = unsent > 0 ? writeWords('leaveSending', { count: unsent }) : writeWords('leaveDraft')
  const asks = begun > 0
  useEffect(() => (asks ? askBeforeLeaving(leaveWords) : undefined), [asks, leaveWords])

  return {
    values: form.values,
    mark: form.mark,
    begun,
    isBegun: (skuCode: string) => rowsMeant(rows, form.values, begin, undefined).some((row) => row.skuCode === skuCode),
    change: (skuCode: string, part: Partial<Piece>) => form.change(withPart(form.latest(), skuCode, part)),
    submit: () => {
      const wrong = firstWrong(order, problemsOf(rules, order, form.latest()))
      // the field it is sent to stands under its own row
      if (wrong !== undefined && skuOfField(wrong) !== inSight) onInSight(skuOfField(wrong))
      return form.submit()
    },
    /** Whether the page may be left: asks when something was written. */
    mayLeave: async (): Promise<boolean> =>
      begun === 0 ||
      !(await confirm({
        title: writeWords('leaveTitle'),
        content: leaveWords,
        confirmText: writeWords('stay'),
        cancelText: writeWords('leave'),
        putAway: true
      }))
  }
}

export type Writing = ReturnType<typeof useWriting>
