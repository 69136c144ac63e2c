import { Text, View } from '@tarojs/components'
import type { Manual } from '@contract'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { openDocument } from '@/platform/document'
import { toast } from '@/platform/feedback'
import { Button, Icon, Pressable, Screen, Sheet, type IconName } from '@/ui'
import { Stack, Row } from '@/ui/layout/Box'
import { manualWords } from '../messages'
import { serviceCall } from '../Service'
import { Chapters, CookWay, Cover } from './Cover'
import { Download } from './Download'
import { useDocument } from './useDocument'
import { openBook, type Book } from './viewer/book'
import { SearchRow } from './viewer/SearchRow'
import { useHits } from './viewer/useHits'
import { Viewer, type ViewerHandle } from './viewer/Viewer'
import './Reader.scss'

/** The chat app's own browser starts no download. */
const downloads = (): boolean => !/MicroMessenger/i.test(navigator.userAgent)

const Act = observer(function Act({ icon, words, onTap }: { icon: IconName; words: string; onTap: () => void }) {
  return (
    <Pressable className="ui__stack ui__align-center ui__justify-center manual-act" onTap={onTap}>
      <Icon name={icon} size={20} />
      <Text className="ui__size-1 ui__tone-ink-2">{words}</Text>
    </Pressable>
  )
})

/** A manual in the page: cover and contents first, and its pages once file and reader are there. */
export const Reader = observer(function Reader({ manual }: { manual: Manual }) {
  const document = useDocument(manual.file)
  const [book, setBook] = useState<Book>()
  const [unreadable, setUnreadable] = useState(false)
  const [listing, setListing] = useState(false)
  const [hasBegun, setHasBegun] = useState(false)
  const viewer = useRef<ViewerHandle | null>(null)
  const search = useHits(
    book,
    (hit) => viewer.current?.showHit(hit),
    () => viewer.current?.pageNow() ?? 1
  )
  const { hits, index } = search
  const title = manualWords('title', { model: manual.model })

  const read = async () => {
    setUnreadable(false)
    setHasBegun(true)
    const file = await document.load()
    if (!file?.bytes) return
    await openBook(file.bytes).then(setBook, () => setUnreadable(true))
  }
  useEffect(() => {
    void read()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once; a retry is a tap
  }, [])
  useEffect(() => () => book?.close(), [book])

  const save = async () => {
    if (!downloads()) {
      toast(manualWords('saveFailed'))
      return
    }
    const file = await document.load()
    toast(manualWords(!file ? 'failed' : (await openDocument(file, title)) ? 'saved' : 'saveFailed'))
  }
  const call = serviceCall()
  return (
    <Screen title={title} tone="card">
      <Stack className="manual-reader">
        {book ? <SearchRow search={search} /> : null}
        <Download document={unreadable ? { ...document, status: 'failed' } : document} onRetry={() => void read()} />
        {book ? (
          <Viewer book={book} manualCode={manual.manualCode} hits={hits ?? []} chosen={hits?.[index]} handle={viewer} />
        ) : (
          <View className="manual-reader__cover">
            <Cover manual={manual} />
            {hasBegun && document.status === 'none' ? (
              <Button block kind="tint" onTap={() => void read()}>
                {manualWords('open')}
              </Button>
            ) : null}
            <Chapters manual={manual} />
          </View>
        )}
        <Row align="stretch" fixed className="manual-reader__acts">
          {book ? <Act icon="list" words={manualWords('contents')} onTap={() => setListing(true)} /> : null}
          <Act icon="download" words={manualWords('save')} onTap={() => void save()} />
          {call ? <Act icon="headset" words={call.label} onTap={call.onTap} /> : null}
          <CookWay manual={manual} />
        </Row>
      </Stack>
      <Sheet open={listing} onClose={() => setListing(false)} title={manualWords('contents')}>
        <Chapters
          manual={manual}
          onOpen={(page) => {
            setListing(false)
            viewer.current?.showPage(page)
          }}
        />
      </Sheet>
    </Screen>
  )
})
