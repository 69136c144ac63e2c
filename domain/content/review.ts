/** What a review may hold, what it earns, and how it is counted; asked by the app before and by the gateway at the end. */
import { DAY_MS } from '../spans'
import { lengthOf } from '../graphemes'
import { tidyWritten } from '../written'

/** Characters, as a reader counts them roughly: code points. */
export const REVIEW_LENGTH = 500
/** px, the longer side of a picture that is taken. */
export const REVIEW_LARGEST_SIDE = 4096
/** px, the longer side of a picture as it is kept. */
export const REVIEW_KEPT_SIDE = 1600
/** The longest and the largest video that is taken. */
export const REVIEW_VIDEO = { seconds: 30, bytes: 20 * 1024 * 1024 }
/** Days after receipt in which something can be added to a review, once. */
export const ADDITIONAL_DAYS = 180
/** What a review earns that says enough: so many characters and pictures, once it is shown. */
export const REVIEW_REWARD = { points: 50, length: 15, pictures: 1 }
/** Stars from which a review counts as a good one. */
const GOOD_SCORE = 4

/** The text as it is kept. */
export const tidyReview = (input: string) => tidyWritten(input, REVIEW_LENGTH)

/** Which conditions of the reward the author meets; it is earned when all are met. */
export function rewardProgress(text: string, pictures: number): { length: boolean; pictures: boolean } {
  return { length: lengthOf(text.trim()) >= REVIEW_REWARD.length, pictures: pictures >= REVIEW_REWARD.pictures }
}

/** Returns whether a review earns points: it is long enough and has enough pictures. */
export function earnsReward(text: string, pictures: number): boolean {
  const met = rewardProgress(text, pictures)
  return met.length && met.pictures
}

/** Until when something can be added, by the time of receipt. */
export const additionalBefore = (receivedAt: number): number => receivedAt + ADDITIONAL_DAYS * DAY_MS

/** What a list can be narrowed to. */
export const REVIEW_KINDS = ['ALL', 'PICTURE', 'ADDITIONAL', 'CRITICAL'] as const
export type ReviewKind = (typeof REVIEW_KINDS)[number]

/** What a review is found and counted by. */
export interface Counted {
  score: number
  deliveryScore: number
  installScore: number | undefined
  tags: readonly string[]
  pictures: number
  additional: boolean
}

/** The kinds and tags (`#code`) a review is listed under. */
export function listedUnder(review: Counted): string[] {
  const kinds: Record<ReviewKind, boolean> = {
    ALL: true,
    PICTURE: review.pictures > 0,
    ADDITIONAL: review.additional,
    CRITICAL: review.score < GOOD_SCORE
  }
  return [...REVIEW_KINDS.filter((kind) => kinds[kind]), ...review.tags.map((tag) => `#${tag}`)]
}

/** The stars that a review adds to the counts, as `GOODS5`. */
export function starsOf({ score, deliveryScore, installScore }: Counted): string[] {
  return [
    `GOODS${score}`,
    `DELIVERY${deliveryScore}`,
    ...(installScore === undefined ? [] : [`INSTALL${installScore}`])
  ]
}

/** The mean of stars in tenths, from how many reviews gave how many; undefined: nobody did. */
export function meanTenths(
  counts: ReadonlyMap<string, number>,
  of: 'GOODS' | 'DELIVERY' | 'INSTALL'
): number | undefined {
  let stars = 0
  let reviews = 0
  for (let score = 1; score <= 5; score += 1) {
    const count = counts.get(`${of}${score}`) ?? 0
    stars += score * count
    reviews += count
  }
  return reviews === 0 ? undefined : Math.round((stars * 10) / reviews)
}

/** The share of good reviews, rounded down: 100 only when there is no other. */
export function goodPercent(counts: ReadonlyMap<string, number>): number | undefined {
  const all = counts.get('ALL') ?? 0
  return all === 0 ? undefined : Math.floor(((all - (counts.get('CRITICAL') ?? 0)) * 100) / all)
}
