/** What is said of a trial in one line, and what is done about it next. */
import type { Trial } from '@contract'
import { serverNow } from '@/api'
import { shownMinute } from '@/stores/times'
import { trialWords as t } from './messages'
import { daysLeft, lookOf, owesReport, takesWords } from './rules'

export interface Standing {
  words: string
  tone: 'plain' | 'ok' | 'warm'
  icon: 'check' | 'clock' | 'info'
}

const plain = (words: string, icon: Standing['icon'] = 'clock'): Standing => ({ words, tone: 'plain', icon })
const warm = (words: string): Standing => ({ words, tone: 'warm', icon: 'clock' })
const ok = (words: string): Standing => ({ words, tone: 'ok', icon: 'check' })

/** Observable: what is said of it now. */
export function standingOf(trial: Trial): Standing {
  const { own, closeAt, drawAt, startAt } = trial
  const look = lookOf(trial)
  if (own?.report?.status === 'REFUSED' && own.bannedUntil === undefined)
    return warm(t('REFUSED', { time: shownMinute(own.reportBefore ?? drawAt) }))
  switch (look) {
    case 'COMING':
      return plain(t('COMING', { time: shownMinute(startAt) }))
    case 'OPEN': {
      const days = daysLeft(closeAt, serverNow())
      return days > 1 ? plain(t('daysLeft', { days })) : warm(t('lastDay', { time: shownMinute(closeAt) }))
    }
    case 'CLOSED':
      return plain(t('CLOSED', { time: shownMinute(drawAt) }))
    case 'APPLIED':
      return takesWords(trial)
        ? ok(t('APPLIED', { time: shownMinute(closeAt) }))
        : ok(t('APPLIED_CLOSED', { time: shownMinute(drawAt) }))
    case 'DRAWN':
      return warm(t('DRAWN', { time: shownMinute(own?.confirmBefore ?? drawAt) }))
    case 'WAITING':
      return plain(t('WAITING', { place: (own?.ahead ?? 0) + 1 }))
    case 'SENT':
      if (own?.bannedUntil === undefined) return warm(t('SENT', { time: shownMinute(own?.reportBefore ?? drawAt) }))
      return warm(t('OVERDUE'))
    case 'CONFIRMED':
    case 'REPORTED':
      return own?.report?.status === 'REFUSED' ? warm(t('OVERDUE')) : ok(t(look))
    default:
      return plain(t(look), 'info')
  }
}

/** The words of its button. */
export function actOf(trial: Trial): string {
  const { own } = trial
  if (takesWords(trial)) return t(own === undefined ? 'apply' : 'edit')
  if (own === undefined) return t('see')
  if (own.state === 'DRAWN') return t('confirm')
  if (owesReport(own)) return own.state === 'SENT' ? t('report') : t('mend')
  return t('see')
}
