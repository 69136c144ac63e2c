/** A story of an old appliance: what it may hold, its states and who moves it, and the archive its pictures come in. */
import { lengthOf } from '../graphemes'
import { tidyWritten } from '../written'

/** Signs. */
export const STORY_TEXT = { least: 10, most: 500 }
export const STORY_MODEL_LENGTH = 40
/** The first year that an appliance may have been bought in. */
export const STORY_FIRST_YEAR = 1950
export const STORY_PICTURES = 9
/** px, the longer side of a picture that is taken, and of what is kept of it. */
export const STORY_SIDES = { largestSide: 4096, keptSide: 1600 }
/** Bytes of the pictures of an archive together, as they are when they are out of it. */
export const STORY_BYTES = 30 * 1024 * 1024

/**
 * SENT: the shop's people look at it. SHOWN: everybody may read it. REFUSED: nobody may, and its author reads why. CHOSEN:
 * shown, and its author has the prize. HIDDEN: its author took the consent back.
 */
export const STORY_STATES = ['SENT', 'SHOWN', 'REFUSED', 'CHOSEN', 'HIDDEN'] as const
export type StoryState = (typeof STORY_STATES)[number]
/** WRITE and HIDE are its author's, the others the desk's. */
export type StoryAct = 'WRITE' | 'HIDE' | 'SHOW' | 'REFUSE' | 'CHOOSE'

const MOVES: Readonly<Record<StoryAct, { from: readonly StoryState[]; to: StoryState }>> = {
  WRITE: { from: ['REFUSED', 'HIDDEN'], to: 'SENT' },
  HIDE: { from: ['SENT', 'SHOWN', 'CHOSEN'], to: 'HIDDEN' },
  SHOW: { from: ['SENT'], to: 'SHOWN' },
  REFUSE: { from: ['SENT', 'SHOWN'], to: 'REFUSED' },
  CHOOSE: { from: ['SHOWN'], to: 'CHOSEN' }
}

/** What a story becomes by an act; undefined: it is none that can be done now. */
export const storyAfter = (state: StoryState, act: StoryAct): StoryState | undefined =>
  MOVES[act].from.includes(state) ? MOVES[act].to : undefined

/** Everybody may read it. */
export const isOpenStory = (state: StoryState): boolean => state === 'SHOWN' || state === 'CHOSEN'

/** Years that an appliance has been with somebody. */
export const yearsWith = (year: number, thisYear: number): number => Math.max(0, thisYear - year)

/** Returns whether an appliance of a story can be of this year. */
export const isStoryYear = (year: number, thisYear: number): boolean =>
  Number.isInteger(year) && year >= STORY_FIRST_YEAR && year <= thisYear

export type StoryTextProblem = 'TOO_SHORT' | 'TOO_LONG' | 'UNSEEN'

/** The words as they are kept. */
export function tidyStory(input: string): { text: string } | { problem: StoryTextProblem } {
  const tidy = tidyWritten(input, STORY_TEXT.most)
  if ('problem' in tidy) return tidy
  return lengthOf(tidy.text) < STORY_TEXT.least ? { problem: 'TOO_SHORT' } : tidy
}

/** The name of an appliance as it is kept: one line. */
export function tidyStoryModel(input: string): { text: string } | { problem: StoryTextProblem } {
  const tidy = tidyWritten(input.replace(/[\s\u2028\u2029]+/g, ' '), STORY_MODEL_LENGTH)
  if ('problem' in tidy) return tidy
  return tidy.text === '' ? { problem: 'TOO_SHORT' } : tidy
}

/** When stories are taken. */
export interface StoryTimes {
  startAt: number
  endAt: number
}

export type CampaignState = 'UPCOMING' | 'OPEN' | 'OVER'

/** Returns the state of a campaign at a moment, epoch ms. */
export function campaignState({ startAt, endAt }: StoryTimes, now: number): CampaignState {
  if (now < startAt) return 'UPCOMING'
  return now < endAt ? 'OPEN' : 'OVER'
}
