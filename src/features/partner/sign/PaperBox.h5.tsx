import { View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { openBook, pagesOf, PageSheet, useDocument, type Book } from '@/features/manual'
import { toast } from '@/platform/feedback'
import { scrollToElement } from '@/platform/scroll'
import { currentLocale } from '@/i18n'
import { Button, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { partnerWords as t } from '../messages'
import { ContractText } from './ContractText'
import { contractNow, useOpening } from './useSigning'
import '../partner.scss'

const PLACE = 'partner-paper'
/** px above the box when one is led to it: bar and steps. */
const ABOVE = 100
/** px from the end of the last page that count as its end, and beside a page. */
const NEAR = 24
const EDGE = 12
const none: readonly never[] = []

/** Leads to what is left to read. */
export function leadToPaper(): void {
  scrollToElement(PLACE, ABOVE)
  toast(t('readToEnd'))
}

type Now = { page: number; ended: boolean }

/** What the bar under the pages says. */
const barWords = (book: Book | undefined, hasFailed: boolean, { page, ended }: Now): string => {
  if (hasFailed) return t('documentFailed')
  return book ? t(ended ? 'pagesRead' : 'pageOf', { page, pages: book.pages }) : t('opening')
}

/** How far somebody has scrolled. */
function placeIn(box: HTMLElement, pages: number): Now {
  const ended = box.scrollTop + box.clientHeight >= box.scrollHeight - NEAR
  const high = box.scrollHeight / pages
  const pageNow = Math.floor((box.scrollTop + box.clientHeight / 2) / high) + 1
  return { page: ended ? pages : Math.min(pages, pageNow), ended }
}

interface BarProps {
  said: string
  failed: boolean
  onOpen: () => void
  onAgain: () => void
}

/** Under the pages: how far it is read, and the whole of it or another try. */
const Bar = observer(function Bar({ said, failed, onOpen, onAgain }: BarProps) {
  return (
    <Row justify="between" size={2} tone="white" padX={4} className="partner-paper__bar">
      <View role="status">{said}</View>
      {failed ? (
        <Pressable className="ui__row ui__hit" onTap={onAgain}>
          {t('again')}
        </Pressable>
      ) : (
        <Pressable className="ui__row ui__hit" onTap={onOpen}>
          {t('whole')}
        </Pressable>
      )}
    </Row>
  )
})

/** The contract's document page by page; its text below for who reads that, or where the document can't be shown. */
export const PaperBox = observer(function PaperBox({
  contract,
  onRead,
  reload
}: {
  contract: DataOf<'GET /o2cum/v1/partner/contract'>
  onRead: () => void
  /** Asks for the contract anew, and with it for an address of its document. */
  reload: () => unknown
}) {
  const document = useDocument(contract.document)
  const { isOld, open } = useOpening(contract.document, async () => (await contractNow()).document)
  const [book, setBook] = useState<Book>()
  const [hasFailed, setHasFailed] = useState(false)
  const [now, setNow] = useState<Now>({ page: 1, ended: false })
  const [asText, setAsText] = useState(currentLocale() !== 'zh-CN')
  const [box, setBox] = useState<HTMLElement | null>(null)
  const isGone = useRef(false)

  const read = async () => {
    setHasFailed(false)
    const file = await document.load()
    const newBook = file?.bytes && (await openBook(file.bytes).catch(() => undefined))
    if (isGone.current) return newBook?.close()
    if (newBook) return setBook(newBook)
    setHasFailed(true)
    return setAsText(true)
  }
  useEffect(() => {
    isGone.current = false
    if (!book) void read()
    return () => {
      isGone.current = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once an address; a retry is a tap
  }, [contract.document])
  useEffect(() => () => book?.close(), [book])

  const look = () => {
    if (!box || !book) return
    const { page, ended } = placeIn(box, book.pages)
    if (page !== now.page || ended !== now.ended) setNow({ page, ended: now.ended || ended })
    if (ended) onRead()
  }
  const width = (box?.clientWidth ?? 0) - 2 * EDGE
  return (
    <View>
      <View id={PLACE} className="partner-paper">
        <div
          ref={setBox}
          className="partner-paper__pages"
          tabIndex={0}
          role="group"
          aria-label={contract.title}
          onScroll={look}
        >
          {book && width > 0
            ? pagesOf(book).map((page) => (
                <PageSheet key={page} book={book} page={page} width={width} root={box} hits={none} />
              ))
            : null}
        </div>
        <Bar
          said={barWords(book, hasFailed, now)}
          failed={hasFailed}
          onOpen={() => void open()}
          onAgain={() => void (isOld() ? reload() : read())}
        />
      </View>
      {asText ? (
        <ContractText contract={contract} onRead={onRead} />
      ) : (
        <Button block kind="text" onTap={() => setAsText(true)}>
          {t('asText')}
        </Button>
      )}
    </View>
  )
})
