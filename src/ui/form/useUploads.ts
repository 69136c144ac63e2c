import { useEffect, useRef } from 'react'
import { toast } from '@/platform/feedback'
import { chooseFiles, compressPicture, forgetPicture, type ChosenFile } from '@/platform/upload'
import { formWords } from './messages'
import { takeFiles, type UploadItem, type UploadLimits } from './uploads'

/** Sends one file and gives where it is stored; tells how far it is. Rejects when it was not sent. */
export type UploadPort = (
  filePath: string,
  onProgress: (percent: number) => void,
  kind: UploadItem['kind']
) => Promise<string>

interface UploadsOptions {
  items: readonly UploadItem[]
  onChange: (items: UploadItem[]) => void
  limits: UploadLimits
  upload: UploadPort
}

/** Files that are sent at once. */
const lanes = 3
let count = 0

/** Takes what waits, a few at once. */
async function inLanes(waiting: UploadItem[], work: (item: UploadItem) => Promise<void>): Promise<void> {
  const lane = async (): Promise<void> => {
    const next = waiting.shift()
    if (!next) return
    await work(next)
    await lane()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

const forget = ({ filePath, still }: Pick<UploadItem, 'filePath' | 'still'>): void => {
  for (const file of [filePath, still]) if (file !== undefined) forgetPicture(file)
}

function itemOf({ kind, filePath, seconds, still }: ChosenFile): UploadItem {
  count += 1
  return {
    id: `file-${count}`,
    kind,
    filePath,
    state: 'sending',
    percent: 0,
    ...(seconds === undefined ? {} : { seconds }),
    ...(still === undefined ? {} : { still })
  }
}

/** Sends the picture of a video that has one, small, and gives where it is stored; undefined: there is nothing to send. */
async function stillOf({ still, poster }: UploadItem, { limits, upload }: UploadsOptions): Promise<string | undefined> {
  if (still === undefined || poster !== undefined) return undefined
  const small = await compressPicture(still, limits.picture)
  if (small === undefined) return undefined
  try {
    return await upload(small, () => undefined, 'picture')
  } finally {
    if (small !== still) forgetPicture(small)
  }
}

/** The files as they stand in this turn; what is gone is told to nobody any more. */
function useItems(options: UploadsOptions) {
  const latest = useRef(options)
  latest.current = options
  // what was written in this turn and is not rendered yet
  const items = useRef(options.items)
  items.current = options.items
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      items.current.forEach(forget)
    }
  }, [])

  const write = (next: UploadItem[]) => {
    items.current = next
    if (!isGone.current) latest.current.onChange(next)
  }
  const has = (id: string) => items.current.some((item) => item.id === id)
  const mend = (id: string, part: Partial<UploadItem>) =>
    write(items.current.map((item) => (item.id === id ? { ...item, ...part } : item)))
  const takeAway = (id: string) => write(items.current.filter((item) => item.id !== id))

  return { latest, items, isGone, write, has, mend, takeAway }
}

/** Choosing files and sending each by itself: what failed is sent again alone, and the order stays as it was chosen. */
export function useUploads(options: UploadsOptions) {
  const { latest, items, isGone, write, has, mend, takeAway } = useItems(options)

  const sendOne = async (item: UploadItem) => {
    const { id, kind, filePath = '' } = item
    const { limits, upload } = latest.current
    const small = kind === 'picture' ? await compressPicture(filePath, limits.picture) : filePath
    if (small === undefined) {
      takeAway(id)
      forgetPicture(filePath)
      if (!isGone.current) toast(formWords('unfit'))
      return
    }
    try {
      // taken away while it was made smaller
      if (!has(id)) return
      const poster = await stillOf(item, latest.current)
      if (poster !== undefined && has(id)) mend(id, { poster })
      const tell = (percent: number) => {
        if (has(id)) mend(id, { percent })
      }
      const url = await upload(small, tell, kind)
      if (has(id)) mend(id, { state: 'sent', percent: 100, url })
    } catch (failure) {
      // a failure without words is a fault of the app, and is told where those are told
      if (!(failure instanceof Error && 'words' in failure)) throw failure
      if (!has(id)) return
      mend(id, { state: 'failed' })
      // a video's failure may be why it is never taken
      if (kind === 'video' && !isGone.current) toast(String(failure.words))
    } finally {
      if (small !== filePath) forgetPicture(small)
    }
  }

  const sendAll = (waiting: UploadItem[]) => inLanes(waiting, sendOne)

  const add = async () => {
    const { limits } = latest.current
    const videos = items.current.filter(({ kind }) => kind === 'video').length
    const files = await chooseFiles({
      count: limits.most - items.current.length,
      video: videos < (limits.videos ?? 0)
    })
    const { taken, left, refusal } = takeFiles(items.current, files, limits)
    if (refusal) toast(formWords(refusal.word, refusal.params))
    left.forEach(forget)
    const fresh = taken.map(itemOf)
    write([...items.current, ...fresh])
    await sendAll(fresh)
  }

  /** One that failed, or all of them. */
  const retry = async (id?: string) => {
    const failedItems = items.current.filter((item) => item.state === 'failed' && (id === undefined || item.id === id))
    for (const item of failedItems) mend(item.id, { state: 'sending', percent: 0 })
    await sendAll([...failedItems])
  }

  const remove = (id: string) => {
    const item = items.current.find((candidate) => candidate.id === id)
    takeAway(id)
    if (item) forget(item)
  }

  return { add, retry, remove }
}
