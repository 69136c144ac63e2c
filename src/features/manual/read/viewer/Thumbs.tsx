import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Pressable, classes } from '@/ui'
import { manualWords } from '../../messages'
import { pagesOf, type Book } from './book'
import { PageSheet } from './PageSheet'
import type { Hit } from './text'
import '@/ui/layout/layout.scss'

/** px */
const thumbWidth = 44
const none: readonly Hit[] = []

interface ThumbsProps {
  book: Book
  /** The one that is read. */
  page: number
  withHits: { has: (page: number) => boolean }
  onPage: (page: number) => void
}

/** Where a strip scrolls to, for a page to stand in its middle. */
function middleOf(strip: HTMLElement, page: number): number {
  const thumb = strip.children[page - 1]
  if (!(thumb instanceof HTMLElement)) return 0
  return thumb.offsetLeft + thumb.offsetWidth / 2 - strip.clientWidth / 2
}

/** All pages in small; those where something was found have a dot. */
export const Thumbs = observer(function Thumbs({ book, page, withHits, onPage }: ThumbsProps) {
  const [strip, setStrip] = useState<HTMLDivElement | null>(null)
  useEffect(() => {
    if (strip) strip.scrollTo({ left: middleOf(strip, page) })
  }, [strip, page])
  return (
    <div ref={setStrip} className="pdf-strip" role="group" aria-label={manualWords('thumbnails')}>
      {pagesOf(book).map((number) => (
        <Pressable
          key={number}
          className={classes('ui__center ui__fixed pdf-thumb', number === page && 'pdf-thumb--on')}
          label={manualWords(withHits.has(number) ? 'hasHits' : 'pageAt', { page: number })}
          pressed={number === page}
          onTap={() => onPage(number)}
        >
          <PageSheet book={book} page={number} width={thumbWidth} root={strip} hits={none} small />
          {withHits.has(number) ? <span className="pdf-thumb__dot" /> : null}
          <span className="pdf-thumb__number">{number}</span>
        </Pressable>
      ))}
    </div>
  )
})
