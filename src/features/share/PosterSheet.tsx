import { Image, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { pictureAddress } from '@/api'
import { savePicture } from '@/platform/album'
import { nextPaint } from '@/platform/paint'
import { stores } from '@/stores'
import { Button, FailedState, Sheet } from '@/ui'
import { shareWords } from './messages'
import type { PosterPlan } from './poster'
import { posterPainter } from './posterPainter'
import { PosterPaper } from './PosterPaper'
import type { PosterSubject } from './ShareSheets'

const paperId = 'poster-paper'

type Poster = { status: 'drawing' | 'failed' } | { status: 'ready'; picture: string }

/** Paints when it is opened, and again when asked; a late picture of another product is not shown. */
function usePoster(open: boolean, plan: PosterPlan): { poster: Poster; again: () => void } {
  const [poster, setPoster] = useState<Poster>({ status: 'drawing' })
  const [turn, setTurn] = useState(0)
  const wanted = JSON.stringify(plan)
  useEffect(() => {
    if (!open) return undefined
    let current = true
    setPoster({ status: 'drawing' })
    const paint = async (): Promise<Poster> => {
      const painter = await posterPainter()
      await nextPaint() // the paper is on the page by then
      return { status: 'ready', picture: await painter(JSON.parse(wanted) as PosterPlan, paperId, () => current) }
    }
    paint().then(
      (ready) => current && setPoster(ready),
      () => current && setPoster({ status: 'failed' })
    )
    return () => {
      current = false
    }
  }, [open, wanted, turn])
  return { poster, again: () => setTurn((before) => before + 1) }
}

interface PosterSheetProps {
  open: boolean
  onClose: () => void
  title: string
  link: string
  poster: PosterSubject
}

/** The poster of a product: kept in the album, or sent on by a long press. */
export const PosterSheet = observer(function PosterSheet({
  open,
  onClose,
  title,
  link,
  poster: given
}: PosterSheetProps) {
  const { poster, again } = usePoster(open, {
    title,
    link,
    priceFen: given.priceFen,
    picture: given.picture === '' ? '' : pictureAddress(given.picture),
    symbol: stores.site.currencySymbol,
    shopName: stores.site.shopName,
    hint: shareWords('scanHint')
  })
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
        <View className="poster__wait" role="status" aria-busy aria-label={shareWords('drawing')} />
      ) : null}
      {poster.status === 'failed' ? (
        <FailedState error={{ words: shareWords('posterFailed') }} onRetry={again} />
      ) : null}
      {poster.status === 'ready' ? (
        <View className="poster">
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
