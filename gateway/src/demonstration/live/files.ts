/** What the demonstration's rooms stream: the films of products one after the other, as a broadcast and as films with chapters. */
import { DAY_MS } from '../../../../domain/spans'
import type { StoredBytes } from '../../core/files/storage-host'
import { videoFile } from '../videos/files'
import { fragmentFilm } from './fragments'
import { broadcasts } from './plans'

type Film = ReturnType<typeof fragmentFilm>

const films = new Map<string, Promise<Film | undefined>>()

function filmOf(name: string): Promise<Film | undefined> {
  const before = films.get(name)
  if (before) return before
  const loading = videoFile(`/storage/videos/${name}.mp4`).then((file) => file && fragmentFilm(file))
  films.set(name, loading)
  return loading
}

/** Pieces that a broadcast's list names: older ones have gone. */
const SHOWN = 4

const lines = (name: string, { seconds }: Film): string[] => [
  '#EXT-X-DISCONTINUITY',
  `#EXT-X-MAP:URI="${name}.head.mp4"`,
  `#EXTINF:${Math.round(seconds * 1000) / 1000},`,
  `${name}.piece.mp4`
]

const head = (films: readonly Film[]): string[] => [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...films.map(({ seconds }) => seconds)))}`
]

/** A broadcast counts its pieces from the beginning of the week: from that of 1970 their numbers would have nine digits. */
const WEEK_MS = 7 * DAY_MS

/**
 * What is on the air at `nowMs`: the films in turn, for ever, the last few pieces of them. `hls.js` copies an array that is
 * as long as the number of the last discontinuity, with each piece: of hundreds of millions that takes seconds.
 */
function broadcast(names: readonly string[], films: readonly Film[], nowMs: number): string {
  const round = films.reduce((sum, { seconds }) => sum + seconds, 0)
  // a round was shown before the week began, so that there is something to see as it begins
  const onAir = round + (nowMs % WEEK_MS) / 1000
  const rounds = Math.floor(onAir / round)
  let into = onAir - rounds * round
  let count = 0
  for (const { seconds } of films) {
    if (into < seconds) break
    into -= seconds
    count += 1
  }
  // what is being recorded is named once it is whole
  const newest = rounds * names.length + count - 1
  const first = Math.max(0, newest - SHOWN + 1)
  const pieces = Array.from({ length: newest - first + 1 }, (_, index) => (first + index) % names.length)
  return [
    ...head(films),
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first}`,
    ...pieces.flatMap((index) => lines(names[index] ?? '', films[index] as Film)),
    ''
  ].join('\n')
}

const whole = (names: readonly string[], films: readonly Film[]): string =>
  [
    ...head(films),
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MEDIA-SEQUENCE:0',
    ...names.flatMap((name, index) => lines(name, films[index] as Film)),
    '#EXT-X-ENDLIST',
    ''
  ].join('\n')

const LIST = 'application/vnd.apple.mpegurl'

/** The bytes behind `/storage/live/…`: `<name>.m3u8`, and the pieces that these lists name; undefined: none of mine. */
export async function liveFile(path: string, nowMs: number): Promise<StoredBytes | undefined> {
  const [, name = '', kind = ''] =
    /^\/storage\/live\/([a-z0-9-]{1,60})\.(air\.m3u8|film\.m3u8|head\.mp4|piece\.mp4)$/.exec(path) ?? []
  if (kind === 'head.mp4' || kind === 'piece.mp4') {
    const film = await filmOf(name)
    return film && { bytes: kind === 'head.mp4' ? film.head : film.piece, type: 'video/mp4' }
  }
  const names = Object.entries(broadcasts).find(([key]) => key === name)?.[1]
  if (names === undefined || kind === '') return undefined
  const list = (await Promise.all(names.map(filmOf))).filter((film) => film !== undefined)
  if (list.length < names.length) return undefined
  const text = kind === 'air.m3u8' ? broadcast(names, list, nowMs) : whole(names, list)
  return { bytes: Buffer.from(text), type: LIST, reader: 'one' }
}
