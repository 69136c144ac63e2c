import { openPaper } from '@/platform/canvas'
import { drawPoster, posterHeightOf, posterScale, posterWidth, type PosterPlan } from './poster'
import { qrFields } from './qr'

/** Paints the poster and gives the picture's address; rejects where nothing can be drawn, or once it is not wanted. */
export async function paintPoster(plan: PosterPlan, paperId: string, isWanted: () => boolean): Promise<string> {
  const size = { width: posterWidth * posterScale, height: posterHeightOf(plan) * posterScale }
  const paper = await openPaper(paperId, size, isWanted)
  // a poster without the picture still leads to what it is of
  const picture = plan.picture === '' ? undefined : await paper.load(plan.picture).catch(() => undefined)
  drawPoster(paper.context, plan, qrFields(plan.link), picture)
  return paper.finish()
}
