import type { SkuRow, Trial, TrialEntry, TrialReport } from '../../../../contract'
import { BAN_MONTHS, trialState } from '../../../../domain/activity/trial'
import { shopMidnightAfterMonths } from '../../../../domain/day'
import { maskedName } from '../../../../domain/written'
import type { Reader } from '../../core/identity/asker'
import { say, type Locale } from '../../core/words'
import { maskPhone } from '../customer'
import type { AddressSnapshot } from '../order'
import type { TrialAddress } from './schema'
import type { EntryRecord, ReportRecord, ShownReport, TrialCounts, TrialRecord } from './store'

export const stateOf = (trial: TrialRecord, nowMs: number): Trial['state'] =>
  trialState(
    {
      startAt: trial.start_at.getTime(),
      closeAt: trial.close_at.getTime(),
      closed: trial.closed_at !== null,
      drawn: trial.drawn_at !== null,
      ended: trial.ended_at !== null
    },
    nowMs
  )

/** A trial; a SKU that is sold no more keeps its code for a name. */
export function toTrial(
  trial: TrialRecord,
  {
    sku,
    counts,
    own,
    overdueAt
  }: {
    sku: SkuRow | undefined
    counts: TrialCounts | undefined
    own?: TrialEntry | undefined
    /** When the reader last owed a report. */
    overdueAt?: Date | undefined
  },
  { locale, nowMs }: Reader
): Trial {
  const banEnd = overdueAt === undefined ? 0 : bannedUntil(overdueAt)
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
    state: stateOf(trial, nowMs),
    startAt: trial.start_at.getTime(),
    closeAt: trial.close_at.getTime(),
    drawAt: trial.draw_at.getTime(),
    seedHash: trial.seed_hash,
    ...(trial.list_hash === null ? {} : { listHash: trial.list_hash }),
    ...(trial.drawn_at === null ? {} : { seed: trial.seed_secret }),
    ...(banEnd > nowMs ? { bannedUntil: banEnd } : {}),
    ...(own === undefined ? {} : { own })
  }
}

/** When the shop's day begins on which who owes a report may apply again. */
export const bannedUntil = (overdueAt: Date): number => shopMidnightAfterMonths(overdueAt.getTime(), BAN_MONTHS)

/** Reports that were noted as missing before then keep nobody from a trial any more. */
export const banSince = (now: Date): Date => new Date(shopMidnightAfterMonths(now.getTime(), -BAN_MONTHS - 1))

const timeOf = (date: Date | null) => date?.getTime()

function reportOf(report: ReportRecord | undefined, locale: Locale): Partial<TrialEntry> {
  if (report === undefined) return {}
  return {
    report: {
      status: report.status,
      reportedAt: report.created_at.getTime(),
      ...(report.refused_for === null ? {} : { refusedFor: say(locale, report.refused_for) })
    }
  }
}

/** A place in one line, as an address is read out. */
const lineOf = ({ regionName, detail }: AddressSnapshot, locale: Locale): string =>
  locale === 'en-US' ? `${detail}, ${regionName.en}` : `${regionName.zh} ${detail}`

const destination = (address: TrialAddress, locale: Locale): NonNullable<TrialEntry['address']> => ({
  addressId: address.addressId,
  receiver: address.receiver,
  phone: maskPhone(address.phone),
  line: lineOf(address, locale)
})

/** Leaves out what is not known. */
const withoutEmpty = (values: { [K in keyof TrialEntry]?: TrialEntry[K] | undefined | null }): Partial<TrialEntry> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null))

/** An entry as its author sees it. */
export function toEntry(
  entry: EntryRecord,
  {
    locale,
    ahead,
    received,
    report
  }: {
    locale: Locale
    ahead?: number | undefined
    received?: true | undefined
    report?: ReportRecord | undefined
  }
): TrialEntry {
  const { address } = entry
  return {
    entryId: entry.entry_id,
    trialCode: entry.trial_code,
    ticket: entry.ticket,
    state: entry.state,
    text: entry.text,
    appliedAt: entry.applied_at.getTime(),
    ...(address === null ? {} : { address: destination(address, locale) }),
    ...withoutEmpty({
      rank: entry.rank,
      ahead: entry.state === 'WAITING' ? ahead : undefined,
      confirmBefore: entry.state === 'DRAWN' ? timeOf(entry.confirm_before) : undefined,
      orderCode: entry.order_code,
      sentAt: timeOf(entry.sent_at),
      received,
      reportBefore: timeOf(entry.rewrite_before ?? entry.report_before),
      bannedUntil: entry.overdue_at === null ? undefined : bannedUntil(entry.overdue_at)
    }),
    ...reportOf(report, locale)
  }
}

/** A report as everybody reads it. */
export const toReport = (
  report: ShownReport,
  trial: TrialRecord,
  sku: SkuRow | undefined,
  locale: Locale
): TrialReport => ({
  trialCode: report.trial_code,
  author: report.anonymous ? '' : maskedName(say(locale, report.author)),
  score: report.score,
  text: say(locale, report.text),
  pictures: report.pictures,
  reportedAt: report.created_at.getTime(),
  title: sku?.title ?? trial.sku_code,
  spuCode: sku?.spuCode ?? report.spu_code,
  skuCode: trial.sku_code
})
