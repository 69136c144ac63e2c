import { openPaper } from '@/platform/canvas'
import { drawPoster, posterHeight, posterScale, posterWidth, type PosterPlan } from './poster'
import { qrFields } from './qr'

/** Paints the poster and gives the picture's address; rejects where nothing can be drawn. */
export async function paintPoster(plan: PosterPlan, paperId: string): Promise<string> {
  const size = { width: posterWidth * posterScale, height: posterHeight * posterScale }
  const paper = await openPaper(paperId, size)
  // a poster without the picture still leads to the product
  const picture = plan.picture === '' ? undefined : await paper.load(plan.picture).catch(() => undefined)
  drawPoster(paper.context, plan, qrFields(plan.link), picture)
  return paper.finish()
}
