import type { Trial } from '@contract'
import type { PosterSubject, ShareSubject } from '@/features/share'
import { pickWords } from '@/i18n'
import { routeOf, urlOf } from '@/routes'
import { roundMoney } from '@/stores/money'
import { shownMinute } from '@/stores/times'
import { trialWords as t } from '../messages'

/** A trial as it is shared; before it is known by the screen's name. */
export const trialSubject = (trialCode: string, trial: Trial | undefined): ShareSubject => ({
  path: urlOf('productTrial', { trialCode }),
  title: trial === undefined ? pickWords(routeOf('productTrial').title) : `${trial.title} ${trial.slogan}`,
  ...(trial === undefined ? {} : { picture: trial.picture })
})

/** What its poster shows, which calls for applications; undefined: none are taken any more. */
export function trialPoster({ state, picture, worthFen, startAt, closeAt }: Trial): PosterSubject | undefined {
  if (state !== 'COMING' && state !== 'OPEN') return undefined
  const when =
    state === 'OPEN' ? t('lastDay', { time: shownMinute(closeAt) }) : t(state, { time: shownMinute(startAt) })
  const line = [t('free'), t('worth', { amount: roundMoney(worthFen) }), when].join(' · ')
  return { kind: 'activity', picture, line, ground: '#d9efe2', dark: false }
}
