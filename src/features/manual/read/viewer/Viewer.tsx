import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { manualEntryWords } from '../../entry/messages'
import { notePlace, placeIn } from '../../places'
import { pagesOf, type Book } from './book'
import { PageSheet } from './PageSheet'
import { withinZoom, type Hit } from './text'
import { Thumbs } from './Thumbs'
import { usePinch } from './usePinch'
import { ZoomBar } from './ZoomBar'
import './Viewer.scss'

/** px around and between pages. */
const gap = 12

export interface ViewerHandle {
  showPage: (page: number) => void
  showHit: (hit: Hit) => void
  pageNow: () => number
}

interface ViewerProps {
  book: Book
  /** The key that the reader's place is kept under; undefined: it is not kept. */
  manualCode: string | undefined
  hits: readonly Hit[]
  chosen: Hit | undefined
  handle: { current: ViewerHandle | null }
}

const none: readonly Hit[] = []

/** How wide an element is inside, in px; 0 before it is there. */
function useRoom(box: HTMLElement | null): number {
  const [room, setRoom] = useState(0)
  useEffect(() => {
    if (!box) return undefined
    const measure = () => setRoom(box.clientWidth)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    return () => watch.disconnect()
  }, [box])
  return room
}

/** What is in the middle stays there when pages grow. */
function useMiddle(box: HTMLElement | null, pageHeight: number): void {
  const before = useRef(pageHeight)
  useLayoutEffect(() => {
    if (!box || before.current === pageHeight) return
    const growth = pageHeight / before.current
    const { clientHeight, clientWidth } = box
    box.scrollTop = (box.scrollTop + clientHeight / 2) * growth - clientHeight / 2
    box.scrollLeft = (box.scrollLeft + clientWidth / 2) * growth - clientWidth / 2
    before.current = pageHeight
  }, [box, pageHeight])
}

/** The pages of a manual: drawn as they are scrolled to, larger and smaller, and all of them in small below. */
export const Viewer = observer(function Viewer({ book, manualCode, hits, chosen, handle }: ViewerProps) {
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const room = useRoom(box)
  const [zoom, setZoom] = useState(1)
  const [page, setPage] = useState(1)
  const width = Math.max(80, Math.round((room - 2 * gap) * zoom))
  const pageHeight = width * book.ratio + gap
  const keptPage = useRef(1)

  const changeZoom = (next: number) => setZoom(withinZoom(next))
  usePinch(box, zoom, changeZoom)

  useMiddle(box, pageHeight)

  const showPage = (pageNumber: number) => box?.scrollTo({ top: (pageNumber - 1) * pageHeight })
  const showHit = ({ page: hitPage, marks }: Hit) => {
    const [mark] = marks
    if (!box || !mark) return
    box.scrollTo({
      top: (hitPage - 1) * pageHeight + mark.top * width * book.ratio - box.clientHeight / 3,
      left: Math.max(0, mark.left * width - box.clientWidth / 3)
    })
  }
  handle.current = { showPage, showHit, pageNow: () => page }

  // where one stopped, once there is room to tell
  const hasOpened = useRef(false)
  useEffect(() => {
    if (hasOpened.current || room === 0) return
    hasOpened.current = true
    showPage(Math.min((manualCode === undefined ? undefined : placeIn(manualCode)) ?? 1, book.pages))
  })

  const handleScroll = () => {
    if (!box || !hasOpened.current) return
    const now = Math.min(book.pages, Math.max(1, Math.floor((box.scrollTop + box.clientHeight / 3) / pageHeight) + 1))
    setPage(now)
    if (keptPage.current === now) return
    keptPage.current = now
    if (manualCode !== undefined) notePlace(manualCode, now)
  }

  const hitsOf = useMemo(() => {
    const pages = new Map<number, Hit[]>()
    for (const hit of hits) pages.set(hit.page, [...(pages.get(hit.page) ?? []), hit])
    return pages
  }, [hits])
  return (
    <>
      <div
        ref={setBox}
        className="pdf-pages"
        style={{ padding: `${gap}px ${gap}px 0` }}
        onScroll={handleScroll}
        tabIndex={0}
        role="region"
        aria-label={manualEntryWords('entry')}
      >
        {room === 0
          ? null
          : pagesOf(book).map((number) => (
              <PageSheet
                key={number}
                book={book}
                page={number}
                width={width}
                root={box}
                hits={hitsOf.get(number) ?? none}
                chosen={chosen?.page === number ? chosen : undefined}
              />
            ))}
      </div>
      <ZoomBar page={page} pages={book.pages} zoom={zoom} onZoom={changeZoom} />
      <Thumbs book={book} page={page} withHits={hitsOf} onPage={showPage} />
    </>
  )
})
