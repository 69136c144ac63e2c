/** What becomes of applications for trials. */
import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import { note, pageOf } from './inbox'

export type TrialNews = 'DRAWN' | 'WAITING' | 'MISSED' | 'LAPSED' | 'SENT' | 'OVERDUE' | 'BANNED'

const TITLES: Readonly<Record<TrialNews, Words>> = {
  DRAWN: { zh: '试用选上了', en: 'Your trial was drawn' },
  WAITING: { zh: '试用候补中', en: 'You’re in line for a trial' },
  MISSED: { zh: '试用没选上', en: 'Not drawn this time' },
  LAPSED: { zh: '试用名额过期', en: 'A trial place has lapsed' },
  SENT: { zh: '试用品已发出', en: 'Your trial is on its way' },
  OVERDUE: { zh: '试用报告逾期', en: 'A trial report is overdue' },
  BANNED: { zh: '试用名额给了下一位', en: 'Your trial goes to the next one' }
}

const BODIES: Readonly<Record<TrialNews, (slogan: Words) => Words>> = {
  DRAWN: ({ zh, en }) => ({
    zh: `「${zh}」请在 48 小时内确认地址，过时给下一位`,
    en: `“${en}”: confirm your address within 48 hours, or it goes to the next one`
  }),
  WAITING: ({ zh, en }) => ({
    zh: `「${zh}」有人没确认就轮到你，会再告诉你`,
    en: `“${en}”: it’s yours if somebody doesn’t confirm; we’ll tell you`
  }),
  MISSED: ({ zh, en }) => ({
    zh: `「${zh}」这次没有轮到你，开奖可以自己验算`,
    en: `“${en}”: not this time. You can check the draw yourself`
  }),
  LAPSED: ({ zh, en }) => ({
    zh: `「${zh}」48 小时没有确认，名额给了下一位`,
    en: `“${en}”: not confirmed within 48 hours, so it went to the next one`
  }),
  SENT: ({ zh, en }) => ({
    zh: `「${zh}」已发出，21 天内请写试用报告`,
    en: `“${en}” was sent. Please write your report within 21 days`
  }),
  OVERDUE: ({ zh, en }) => ({
    zh: `「${zh}」的报告没有按时交，一年内不能再申请试用`,
    en: `“${en}”: the report did not come in time, so there is no other trial for a year`
  }),
  BANNED: ({ zh, en }) => ({
    zh: `「${zh}」之前的试用报告没有按时交，一年内没有试用，这次的名额给了下一位`,
    en: `“${en}”: an earlier report did not come in time, so there is no trial for a year and this place goes to the next one`
  })
}

/** Tells a shopper what became of their application; in the caller's transaction. */
export function tellOfTrial(
  db: Db,
  userId: string,
  { kind, trialCode, slogan }: { kind: TrialNews; trialCode: string; slogan: Words },
  now: Date
): Promise<void> {
  return note(
    db,
    userId,
    {
      event: `trial:${trialCode}:${kind}`,
      kind: 'OFFER',
      title: TITLES[kind],
      body: BODIES[kind](slogan),
      page: pageOf('pagesC/productTrial/productTrial', { trialCode }),
      target: 'TRIAL'
    },
    now
  )
}
