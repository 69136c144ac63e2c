import { Image, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { savePicture } from '@/platform/album'
import { nextPaint } from '@/platform/paint'
import { stores } from '@/stores'
import { Button, FailedState, Sheet } from '@/ui'
import { shareWords } from './messages'
import type { PosterPlan } from './poster'
import { posterPainter } from './posterPainter'
import { PosterPaper } from './PosterPaper'
import type { PosterSheetProps, PosterSubject } from './posterTypes'

const paperId = 'poster-paper'

type Poster = { status: 'drawing' | 'failed' } | { status: 'ready'; picture: string }

/** Paints when it is opened, and again when asked; a late picture of another product is not shown. */
function usePoster(open: boolean, plan: PosterPlan): { poster: Poster; again: () => void } {
  const [poster, setPoster] = useState<Poster>({ status: 'drawing' })
  const [turn, setTurn] = useState(0)
  const planKey = JSON.stringify(plan)
  useEffect(() => {
    if (!open) return undefined
    let current = true
    setPoster({ status: 'drawing' })
    const paint = async (): Promise<Poster> => {
      const painter = await posterPainter()
      await nextPaint() // the paper is on the page by then
      return { status: 'ready', picture: await painter(JSON.parse(planKey) as PosterPlan, paperId, () => current) }
    }
    paint().then(
      (ready) => current && setPoster(ready),
      () => current && setPoster({ status: 'failed' })
    )
    return () => {
      current = false
    }
  }, [open, planKey, turn])
  return { poster, again: () => setTurn((before) => before + 1) }
}

/** What is drawn: a subject's own, and what every poster of the shop says. */
function planOf(title: string, link: string, { picture, ...subject }: PosterSubject): PosterPlan {
  const common = {
    title,
    link,
    picture: stores.site.pictureAddress(picture),
    shopName: stores.site.shopName
  }
  return subject.kind === 'product'
    ? { ...common, ...subject, symbol: stores.site.currencySymbol, hint: shareWords('scanHint') }
    : { ...common, ...subject, line: subject.line || shareWords('activityLine'), hint: shareWords('scanActivity') }
}

/** A poster: kept in the album, or sent on by a long press. */
export const PosterSheet = observer(function PosterSheet({
  open,
  onClose,
  title,
  link,
  poster: givenPoster
}: PosterSheetProps) {
  const { poster, again } = usePoster(open, planOf(title, link, givenPoster))
  const shape = givenPoster.kind === 'activity' ? ' poster--activity' : ''
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={shareWords('posterTitle')}
      footer={
        poster.status === 'ready' ? (
          <Button size="l" block onTap={() => savePicture(poster.picture)}>
            {shareWords('save')}
          </Button>
        ) : undefined
      }
    >
      <PosterPaper id={paperId} />
      {poster.status === 'drawing' ? (
        <View className={`poster__wait${shape}`} role="status" aria-busy aria-label={shareWords('drawing')} />
      ) : null}
      {poster.status === 'failed' ? (
        <FailedState error={{ words: shareWords('posterFailed') }} onRetry={again} />
      ) : null}
      {poster.status === 'ready' ? (
        <View className={`poster${shape}`}>
          <Image
            className="poster__picture"
            src={poster.picture}
            mode="widthFix"
            showMenuByLongpress
            ariaLabel={shareWords('posterOf', { title })}
          />
          <View className="poster__hint">{shareWords('posterHint')}</View>
        </View>
      ) : null}
    </Sheet>
  )
})
