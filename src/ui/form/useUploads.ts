import { useEffect, useRef } from 'react'
import { toast } from '@/platform/feedback'
import { chooseFiles, compressPicture, forgetPicture } from '@/platform/upload'
import { formWords } from './messages'
import { takeFiles, type UploadItem, type UploadLimits } from './uploads'

/** Sends one file and gives where it is stored; tells how far it is. Rejects when it was not sent. */
export type UploadPort = (filePath: string, onProgress: (percent: number) => void) => Promise<string>

interface UploadsOptions {
  items: readonly UploadItem[]
  onChange: (items: UploadItem[]) => void
  limits: UploadLimits
  upload: UploadPort
}

/** Files that are sent at once. */
const lanes = 3
let made = 0

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

/** Choosing files and sending each by itself: what failed is sent again alone, and the order stays as it was chosen. */
export function useUploads(options: UploadsOptions) {
  const latest = useRef(options)
  latest.current = options
  // what was written in this turn and is not rendered yet
  const items = useRef(options.items)
  items.current = options.items
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      for (const { filePath } of items.current) if (filePath !== undefined) forgetPicture(filePath)
    }
  }, [])

  const write = (next: UploadItem[]) => {
    items.current = next
    if (!gone.current) latest.current.onChange(next)
  }
  const has = (id: string) => items.current.some((item) => item.id === id)
  const mend = (id: string, part: Partial<UploadItem>) =>
    write(items.current.map((item) => (item.id === id ? { ...item, ...part } : item)))
  const takeAway = (id: string) => write(items.current.filter((item) => item.id !== id))

  const sendOne = async ({ id, kind, filePath = '' }: UploadItem) => {
    const { limits, upload } = latest.current
    const small = kind === 'picture' ? await compressPicture(filePath, limits.picture) : filePath
    if (small === undefined) {
      takeAway(id)
      forgetPicture(filePath)
      if (!gone.current) toast(formWords('unfit'))
      return
    }
    try {
      // taken away while it was made smaller
      if (!has(id)) return
      const url = await upload(small, (percent) => {
        if (has(id)) mend(id, { percent })
      })
      if (has(id)) mend(id, { state: 'sent', percent: 100, url })
    } catch (failure) {
      // a failure without words is a fault of the app, and is told where those are told
      if (!(failure instanceof Error && 'words' in failure)) throw failure
      if (has(id)) mend(id, { state: 'failed' })
    } finally {
      if (small !== filePath) forgetPicture(small)
    }
  }

  const sendAll = (waiting: UploadItem[]) => inLanes(waiting, sendOne)

  const add = async () => {
    const { limits } = latest.current
    const videos = items.current.filter(({ kind }) => kind === 'video').length
    const chosen = await chooseFiles({
      count: limits.most - items.current.length,
      video: videos < (limits.videos ?? 0)
    })
    const { taken, left, refusal } = takeFiles(items.current, chosen, limits)
    if (refusal) toast(formWords(refusal.word, refusal.params))
    for (const { filePath } of left) forgetPicture(filePath)
    const fresh = taken.map(({ kind, filePath }): UploadItem => {
      made += 1
      return { id: `file-${made}`, kind, filePath, state: 'sending', percent: 0 }
    })
    write([...items.current, ...fresh])
    await sendAll(fresh)
  }

  /** One that failed, or all of them. */
  const retry = async (id?: string) => {
    const failed = items.current.filter((item) => item.state === 'failed' && (id === undefined || item.id === id))
    for (const item of failed) mend(item.id, { state: 'sending', percent: 0 })
    await sendAll([...failed])
  }

  const remove = (id: string) => {
    const item = items.current.find((one) => one.id === id)
    takeAway(id)
    if (item?.filePath !== undefined) forgetPicture(item.filePath)
  }

  return { add, retry, remove }
}
