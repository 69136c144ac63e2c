import { View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { pictureAddress } from '@/api'
import { openBook, pagesOf, PageSheet, useDocument, type Book } from '@/features/manual'
import { viewDocument } from '@/platform/document'
import { toast } from '@/platform/feedback'
import { scrollToElement } from '@/platform/scroll'
import { currentLocale } from '@/i18n'
import { Button, Pressable } from '@/ui'
import { partnerWords as t } from '../messages'
import { ContractText } from './ContractText'
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

/** The contract's document page by page; its text below for who reads that, or where the document can't be shown. */
export const PaperBox = observer(function PaperBox({
  contract,
  onRead
}: {
  contract: DataOf<'GET /o2cum/v1/partner/contract'>
  onRead: () => void
}) {
  const document = useDocument(contract.document)
  const [book, setBook] = useState<Book>()
  const [failed, setFailed] = useState(false)
  const [now, setNow] = useState({ page: 1, ended: false })
  const [asText, setAsText] = useState(currentLocale() !== 'zh-CN')
  const [box, setBox] = useState<HTMLElement | null>(null)
  const gone = useRef(false)

  const read = async () => {
    setFailed(false)
    const loaded = await document.load()
    const opened = loaded?.bytes && (await openBook(loaded.bytes).catch(() => undefined))
    if (gone.current) return opened?.close()
    if (opened) return setBook(opened)
    setFailed(true)
    return setAsText(true)
  }
  useEffect(() => {
    gone.current = false
    void read()
    return () => {
      gone.current = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once; a retry is a tap
  }, [])
  useEffect(() => () => book?.close(), [book])

  const look = () => {
    if (!box || !book) return
    const ended = box.scrollTop + box.clientHeight >= box.scrollHeight - NEAR
    const high = box.scrollHeight / book.pages
    const page = ended
      ? book.pages
      : Math.min(book.pages, Math.floor((box.scrollTop + box.clientHeight / 2) / high) + 1)
    if (page !== now.page || ended !== now.ended) setNow({ page, ended: now.ended || ended })
    if (ended) onRead()
  }
  const width = (box?.clientWidth ?? 0) - 2 * EDGE
  const said = failed
    ? t('documentFailed')
    : book
      ? t(now.ended ? 'pagesRead' : 'pageOf', { page: now.page, pages: book.pages })
      : t('opening')
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
        <View className="partner-paper__bar">
          <View role="status">{said}</View>
          {failed ? (
            <Pressable className="partner-paper__act" onTap={() => void read()}>
              {t('again')}
            </Pressable>
          ) : (
            <Pressable
              className="partner-paper__act"
              onTap={() => void viewDocument(pictureAddress(contract.document))}
            >
              {t('whole')}
            </Pressable>
          )}
        </View>
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
