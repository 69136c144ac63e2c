import { memo, useEffect, useRef, useState } from 'react'
import { classes } from '@/ui'
import { manualWords } from '../../messages'
import type { Book } from './book'
import type { Hit } from './text'

interface PageSheetProps {
  book: Book
  page: number
  /** px; a change is drawn anew when it has settled. */
  width: number
  /** What scrolls. */
  root: HTMLElement | null
  hits: readonly Hit[]
  chosen?: Hit | undefined
  small?: boolean
}

const percent = (share: number): string => `${share * 100}%`
/** ms */
const settle = 200

/** One page: drawn while it is near, with what is searched for marked. */
export const PageSheet = memo(function PageSheet({
  book,
  page,
  width,
  root,
  hits,
  chosen,
  small = false
}: PageSheetProps) {
  const place = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return undefined
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root,
      rootMargin: small ? '0px 200px' : '600px 0px'
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [root, small])

  const isDrawn = useRef(false)
  useEffect(() => {
    const paper = canvas.current
    if (!near || !paper) {
      isDrawn.current = false
      return undefined
    }
    let stop = () => undefined as void
    const timer = setTimeout(
      () => {
        const drawing = book.draw(page, paper, width)
        stop = drawing.stop
        isDrawn.current = true
      },
      isDrawn.current ? settle : 0
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [book, page, width, near])

  return (
    <div
      ref={place}
      className={classes('pdf-page', small && 'pdf-page--small')}
      style={{ width: `${width}px`, height: `${width * book.ratio}px`, ...(small ? {} : { marginBottom: '12px' }) }}
      data-page={small ? undefined : page}
      role={small ? undefined : 'img'}
      aria-label={small ? undefined : manualWords('pageOf', { page, pages: book.pages })}
    >
      {near ? <canvas ref={canvas} className="pdf-page__paper" /> : null}
      {hits.flatMap((hit, index) =>
        hit.marks.map(({ left, top, width: wide, height }, part) => (
          <div
            key={`${index}-${part}`}
            className={classes('pdf-page__mark', hit === chosen && 'pdf-page__mark--chosen')}
            style={{ left: percent(left), top: percent(top), width: percent(wide), height: percent(height) }}
          />
        ))
      )}
    </div>
  )
})
