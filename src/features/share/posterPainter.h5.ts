import type { PosterPlan } from './poster'

/** Fetches what draws a poster when the first one is wanted. */
export const posterPainter = async (): Promise<
  (plan: PosterPlan, paperId: string, isWanted: () => boolean) => Promise<string>
> => (await import('./paintPoster')).paintPoster
