import type { DataOf, LiveRoom } from '@contract'
import { useEffect, useMemo, useRef } from 'react'
import { patchLists, useReads } from '@/api'
import { afterLogin, useGiveUpLogin } from '@/features/afterLogin'
import { changeWish } from '@/features/moment'
import { HEARTBEAT_MS, isRunning, type LiveTab } from '@domain/content/live'
import { stores } from '@/stores'
import { useEvent, usePageVisible } from '@/ui'
import { call, useList, useMutation, useQuery } from './calls'
import { liveWords as t } from './messages'
import { channelPath } from './onAir'

const LIST = 'GET /o2pcm/v1/glz-zb/pub/{channelType}/room-list'

const rowKey = ({ roomCode }: LiveRoom) => roomCode
const countsOf = ({ counts }: DataOf<typeof LIST>) => counts
/** Rooms of the front: all on air, some of the others. */
const front = 50

/** Does `work` every `ms` while the page is on top. Read it in an `observer`. */
function useEvery(ms: number, when: boolean, work: () => unknown): void {
  const newest = useEvent(async () => {
    await work()
  })
  const visible = usePageVisible()
  useEffect(() => {
    if (!when || !visible) return undefined
    const timer = setInterval(() => void newest(), ms)
    return () => clearInterval(timer)
  }, [ms, when, visible, newest])
}

/** How many rooms there are of each kind. */
function useCounts(followed: boolean) {
  const query = useMemo(() => ({ size: 1, ...(followed ? { followed } : {}) }), [followed])
  return useQuery('GET /o2pcm/v1/glz-zb/pub/{channelType}/room-list', {
    path: channelPath(),
    query,
    pick: countsOf,
    keepPrevious: true,
    again: true
  })
}

/** The rooms of the front, or of a kind; how many there are of each. */
export function useRooms(tab: Exclude<LiveTab, 'LIVE'> | undefined, followed: boolean) {
  const query = useMemo(
    () => ({ ...(tab === undefined ? {} : { tab }), ...(followed ? { followed } : {}) }),
    [tab, followed]
  )
  const list = useList('GET /o2pcm/v1/glz-zb/pub/{channelType}/room-list', {
    path: channelPath(),
    query,
    rowKey,
    keepPrevious: true,
    again: true,
    ...(tab === undefined ? { size: front } : {})
  })
  const counts = useCounts(followed)
  const reload = () => Promise.all([list.reload(), counts.reload()])
  useGiveUpLogin()
  // who watches, and what is on show, moves on
  useEvery(3 * HEARTBEAT_MS, list.status === 'ready', list.reload)
  return { list, counts: counts.data, reload }
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const newKey = () =>
  Array.from({ length: 16 }, () => letters[Math.floor(Math.random() * letters.length)] ?? 'a').join('')

/** One room as it is now, asked again and again while it is to come or runs; meanwhile one is counted as watching. */
export function useRoom(roomCode: string) {
  const viewerKey = useRef('')
  if (viewerKey.current === '') viewerKey.current = newKey()
  const read = () =>
    call('POST /o2srh/pub/v1/glz-zb/info', { body: { roomCode, viewerKey: viewerKey.current }, quiet: true })
  const remote = useReads(LIST, { roomCode }, read, { again: true })
  const state = remote.data?.room.state
  useEvery(HEARTBEAT_MS, state !== undefined && (isRunning(state) || state === 'ANNOUNCED'), remote.reload)
  useGiveUpLogin()
  return remote
}

/** What a room shows for sale; asked again with each change of what is on show. */
export function useRoomGoods(room: LiveRoom) {
  const { roomCode, state } = room
  const goods = useQuery('GET /o2pcm/v1/glz-zb/pub/{channelType}/sku-on-live', {
    path: channelPath(),
    query: { roomCode },
    again: true
  })
  const about = `${state} ${room.explaining?.skuCode ?? ''} ${room.explaining?.priceFen ?? ''}`
  const lastAbout = useRef(about)
  const { reload } = goods
  useEffect(() => {
    if (lastAbout.current === about) return
    lastAbout.current = about
    void reload()
  }, [about, reload])
  return goods
}

/** The film of a room that is over. */
export const useFilm = (roomCode: string) =>
  useQuery('GET /o2pcm/v1/glz-zb/pub/{channelType}/product-video', { path: channelPath(), query: { roomCode } })

/** The list as it reads with the wish; the place of a room in it stays. */
const show = (roomCode: string, reminded: boolean) =>
  patchLists(LIST, (list) => ({
    ...list,
    rows: list.rows.map((row) => {
      if (row.roomCode !== roomCode) return row
      const { reminded: before, ...rest } = row
      const viewers = Math.max(0, row.viewers + (reminded ? 1 : 0) - (before ? 1 : 0))
      return reminded ? { ...rest, viewers, reminded } : { ...rest, viewers }
    })
  }))

/** «Remind me» of a room to come, and taking that back. */
export function useReminding(onChanged: () => unknown) {
  const asking = useMutation('POST /o2mkt-b2c/v1/live-reminders')
  const forgetting = useMutation('POST /o2mkt-b2c/v1/live-reminders/cancel')

  const change = async ({ roomCode, reminded: before }: LiveRoom): Promise<void> => {
    const wish = before !== true
    if (!stores.session.loggedIn) {
      await afterLogin(async () => {
        await asking.send({ body: { roomCode } }, () => show(roomCode, true))
        await onChanged()
      })
      return
    }
    await changeWish({ wish, moment: 'SECKILL', done: t('reminderSet') }, () =>
      (wish ? asking : forgetting).send({ body: { roomCode } }, () => show(roomCode, wish))
    )
    await onChanged()
  }
  return { change }
}
