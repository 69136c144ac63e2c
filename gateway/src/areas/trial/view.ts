import type { SkuRow, Trial, TrialEntry, TrialReport } from '../../../../contract'
import { BAN_MONTHS, trialState } from '../../../../domain/activity/trial'
import { shopMidnightAfterMonths } from '../../../../domain/day'
import { maskedName } from '../../../../domain/written'
import { say, type Locale } from '../../core/words'
import type { EntryRecord, TrialCounts, TrialRecord } from './store'

export interface Reader {
  userId?: string | undefined
  locale: Locale
  now: Date
}

export const stateOf = (trial: TrialRecord, now: Date): Trial['state'] =>
  trialState(
    {
      startAt: trial.start_at.getTime(),
      closeAt: trial.close_at.getTime(),
      closed: trial.closed_at !== null,
      drawn: trial.drawn_at !== null,
      ended: trial.ended_at !== null
    },
    now.getTime()
  )

/** A trial; a SKU that is sold no more keeps its code for a name. */
export function toTrial(
  trial: TrialRecord,
  { sku, counts, own }: { sku: SkuRow | undefined; counts: TrialCounts | undefined; own?: TrialEntry | undefined },
  { locale, now }: Reader
): Trial {
  return {
    trialCode: trial.trial_code,
    spuCode: sku?.spuCode ?? trial.sku_code,
    skuCode: trial.sku_code,
    title: sku?.title ?? trial.sku_code,
    picture: sku?.picture ?? '',
    slogan: say(locale, trial.slogan),
    hint: say(locale, trial.hint),
    worthFen: sku?.regularPriceFen ?? sku?.priceFen ?? 0,
    pieces: trial.pieces,
    applicants: counts?.applicants ?? 0,
    reports: counts?.reports ?? 0,
    state: stateOf(trial, now),
    startAt: trial.start_at.getTime(),
    closeAt: trial.close_at.getTime(),
    drawAt: trial.draw_at.getTime(),
    seedHash: trial.seed_hash,
    ...(trial.list_hash === null ? {} : { listHash: trial.list_hash }),
    ...(trial.drawn_at === null ? {} : { seed: trial.seed_secret }),
    ...(own === undefined ? {} : { own })
  }
}

/** When the shop's day begins on which who owes a report may apply again. */
export const bannedUntil = (overdueAt: Date): number => shopMidnightAfterMonths(overdueAt.getTime(), BAN_MONTHS)

const timeOf = (at: Date | null) => at?.getTime()

function reportOf(entry: EntryRecord, locale: Locale, sign: (path: string) => string): Partial<TrialEntry> {
  const { report, score, reported_at: reportedAt, report_status: status } = entry
  if (report === null || score === null || reportedAt === null || status === null) return {}
  return {
    report: {
      score,
      text: say(locale, report),
      pictures: status === 'SHOWN' ? entry.pictures : entry.pictures.map(sign),
      reportedAt: reportedAt.getTime(),
      status,
      ...(entry.refused_for === null ? {} : { refusedFor: say(locale, entry.refused_for) })
    }
  }
}

/** Leaves out what is not known. */
const known = (values: { [K in keyof TrialEntry]?: TrialEntry[K] | undefined | null }): Partial<TrialEntry> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null))

/** An entry as its author sees it. */
export function toEntry(
  entry: EntryRecord,
  { locale, ahead, sign }: { locale: Locale; ahead?: number | undefined; sign: (path: string) => string }
): TrialEntry {
  const { address } = entry
  return {
    entryId: entry.entry_id,
    trialCode: entry.trial_code,
    ticket: entry.ticket,
    state: entry.state,
    text: entry.text,
    appliedAt: entry.applied_at.getTime(),
    ...(address === null ? {} : { address: { ...address, line: say(locale, address.line) } }),
    ...known({
      rank: entry.rank,
      ahead: entry.state === 'WAITING' ? ahead : undefined,
      confirmBefore: entry.state === 'DRAWN' ? timeOf(entry.confirm_before) : undefined,
      carrier: entry.carrier === null ? undefined : say(locale, entry.carrier),
      parcelNo: entry.parcel_no,
      sentAt: timeOf(entry.sent_at),
      reportBefore: timeOf(entry.report_before),
      bannedUntil: entry.overdue_at === null ? undefined : bannedUntil(entry.overdue_at)
    }),
    ...reportOf(entry, locale, sign)
  }
}

/** A report as everybody reads it. */
export const toReport = (entry: EntryRecord, trial: TrialRecord, sku: SkuRow | undefined, locale: Locale): TrialReport => ({
  trialCode: entry.trial_code,
  author: maskedName(say(locale, entry.author)),
  score: entry.score ?? 5,
  text: entry.report === null ? '' : say(locale, entry.report),
  pictures: entry.pictures,
  reportedAt: (entry.reported_at ?? entry.applied_at).getTime(),
  title: sku?.title ?? trial.sku_code,
  spuCode: sku?.spuCode ?? trial.sku_code,
  skuCode: trial.sku_code
})
