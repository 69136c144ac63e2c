import { fileKindOf, fileNameOf } from '@domain/fileTypes'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { openBook, PagesOfBook, type Book, type ViewerHandle } from '@/features/manual'
import { allowedLink } from '@/lib/links'
import { loadDocument } from '@/platform/document'
import { openWeb } from '@/platform/nativeApp/web.h5'
import { go } from '@/routes'
import { stores } from '@/stores'
import { EmptyState, Skeleton } from '@/ui'
import { fileWords as t } from './messages'
import './files.scss'

/** The bytes of a file; null: they did not come. */
function useBytes(url: string): Uint8Array | null | undefined {
  const [bytes, setBytes] = useState<Uint8Array | null>()
  useEffect(() => {
    let isHere = true
    const tell = (newBytes: Uint8Array | null) => isHere && setBytes(newBytes)
    const load = loadDocument(url, () => undefined)
    load.done.then(
      (file) => tell(file.bytes ?? null),
      () => tell(null)
    )
    return () => {
      isHere = false
      load.cancel()
    }
  }, [url])
  return bytes
}

const Unopened = observer(function Unopened({ url }: { url: string }) {
  return (
    <EmptyState
      drawing="lost"
      title={t('failed')}
      note={t('failedNote')}
      action={{ label: t('elsewhere'), onTap: () => openWeb(url) }}
    />
  )
})

/** A PDF by the reader of manuals. */
const Pages = observer(function Pages({ url }: { url: string }) {
  const bytes = useBytes(url)
  const [book, setBook] = useState<Book | null>()
  const handle = useRef<ViewerHandle | null>(null)
  useEffect(() => {
    if (!bytes) return undefined
    let opening: Book | undefined
    let isHere = true
    openBook(bytes).then(
      (newBook) => {
        opening = newBook
        if (isHere) setBook(newBook)
        else newBook.close()
      },
      () => isHere && setBook(null)
    )
    return () => {
      isHere = false
      opening?.close()
    }
  }, [bytes])
  if (bytes === null || book === null) return <Unopened url={url} />
  if (!book) return <Skeleton shape="detail" />
  return (
    <div className="file-pages">
      <PagesOfBook book={book} manualCode={undefined} hits={[]} chosen={undefined} handle={handle} />
    </div>
  )
})

const Text = observer(function Text({ url }: { url: string }) {
  const bytes = useBytes(url)
  if (bytes === null) return <Unopened url={url} />
  if (!bytes) return <Skeleton shape="detail" />
  return <pre className="file-text">{new TextDecoder().decode(bytes)}</pre>
})

/** What an element shows or plays by itself. */
const Shown = observer(function Shown({ url, isSound }: { url: string; isSound: boolean }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return <Unopened url={url} />
  const fail = () => setHasFailed(true)
  const name = fileNameOf(url)
  return isSound ? (
    <audio className="file-sound" src={url} aria-label={name} controls onError={fail} />
  ) : (
    // an element of pictures alone: what a drawing carries in it does not run
    <img className="file-picture" src={url} alt={name} onError={fail} />
  )
})

/** A file that a link led to, where the site allows its host. */
export const FileView = observer(function FileView({ url }: { url: string }) {
  const { info, status } = stores.site
  const link = allowedLink(url, { hosts: info?.h5LinkAllowList ?? [], isRoute: () => false })
  // which hosts are allowed is not known before the site is
  if (info === undefined && status === 'loading') return <Skeleton shape="detail" />
  if (link?.kind !== 'web')
    return (
      <EmptyState drawing="lost" title={t('failed')} action={{ label: t('home'), onTap: () => void go('index') }} />
    )
  switch (fileKindOf(url)) {
    case 'DOCUMENT':
      return <Pages url={url} />
    case 'TEXT':
      return <Text url={url} />
    case 'SOUND':
      return <Shown url={url} isSound />
    case 'PICTURE':
      return <Shown url={url} isSound={false} />
    default:
      return <Unopened url={url} />
  }
})
