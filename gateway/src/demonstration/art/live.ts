/**
 * Who hosts a live room, `live-host-<1…4>`, its cover, `live-cover-<kind>-<host>`, the host beside
 * what is shown, and a strip of the same, `live-banner-<kind>-<host>`.
 */
import { kinds, type Kind } from './kinds'
import { circle, ellipse, line, paint, path, rect } from './paint'
import { rooms, spots } from './rooms'
import { standing } from './views'

interface Host {
  hair: string
  skin: string
  shirt: string
  ground: string
  long: boolean
}

const hosts: Record<string, Host> = {
  1: { hair: '#4A3228', skin: '#F7C9A9', shirt: '#2A6FD6', ground: '#D5E9FB', long: true },
  2: { hair: '#8A5636', skin: '#FAD3B6', shirt: '#D9705A', ground: '#DCEBFB', long: true },
  3: { hair: '#30343C', skin: '#EFBD98', shirt: '#3F8F74', ground: '#E3EFE6', long: false },
  4: { hair: '#5A3B50', skin: '#F9CDB0', shirt: '#8B6FC9', ground: '#EFE6F7', long: true }
}

const dark = '#30343C'

/** Eyes with their lids and brows, nose, cheeks and an open smile. */
function features(hair: string): string {
  const eyes = [84, 116].map(
    (x) =>
      ellipse(x, 95, 4.2, 5.2, '#2B2A30') + circle(x + 1.6, 93, 1.5, '#fff') + line(`M${x - 7} 90q7 -5 14 0`, dark, 2)
  )
  return (
    eyes.join('') +
    line('M75 80q8 -5 17 -1M108 79q9 -4 17 1', hair, 2.8) +
    line('M101 98q4 8 -2 11', '#C98466', 2) +
    ellipse(74, 112, 7, 4.5, '#F08A72', 'opacity=".35"') +
    ellipse(126, 112, 7, 4.5, '#F08A72', 'opacity=".35"') +
    path('M85 118q15 5 30 0q-3 16 -15 16t-15 -16Z', '#B23B3B') +
    path('M88 119.5q12 3.5 24 0l-1.500 4.500q-10.500 2.500 -21 0Z', '#fff')
  )
}

/** From the shoulders up, on 200×220, with a headset. */
function bust({ hair, skin, shirt, long }: Host): string {
  const behind = long
    ? path('M44 92c0 -52 22 -72 56 -72s56 20 56 72l8 76c-10 12 -26 14 -34 8h-60c-8 6 -24 4 -34 -8Z', hair) +
      path('M62 110h76v62h-76Z', '#000', 'opacity=".28"')
    : path('M56 92c-2 -46 16 -68 44 -68s46 22 44 68Z', hair)
  const neck =
    path('M85 132h30v24c0 8 12 12 20 16l-35 28l-35 -28c8 -4 20 -8 20 -16Z', skin) +
    path('M85 140c8 12 22 12 30 0v14c-8 9 -22 9 -30 0Z', '#8A4B33', 'opacity=".28"')
  const body =
    path('M4 262c0 -62 18 -78 62 -90l34 28l34 -28c44 12 62 28 62 90Z', shirt) +
    path('M65 172l-10 8l34 38l11 -18ZM135 172l10 8l-34 38l-11 -18Z', '#fff', 'opacity=".3"') +
    line('M100 200v60', '#000', 2, 'opacity=".16"')
  const face =
    ellipse(61, 99, 6, 10, skin) +
    ellipse(139, 99, 6, 10, skin) +
    path('M62 88c0 -34 16 -50 38 -50s38 16 38 50c0 35 -18 59 -38 59s-38 -24 -38 -59Z', skin)
  const fringe = long
    ? path(
        'M100 30c-32 0 -46 22 -44 72c6 -8 9 -20 11 -32c14 -3 28 -11 37 -25c8 13 19 21 31 25c2 12 4 24 9 32c4 -50 -12 -72 -44 -72Z',
        hair
      )
    : path(
        'M57 88c-4 -38 15 -58 43 -58s47 20 43 58c-4 -8 -6 -16 -8 -22c-20 1 -44 -3 -58 -13c-10 8 -16 20 -20 35Z',
        hair
      )
  const shine = line('M74 52q9 -13 22 -15', '#fff', 5, 'opacity=".22"')
  const headset =
    line('M58 94c-4 -50 14 -72 42 -72s46 22 42 72', dark, 4.5) +
    ellipse(142, 101, 8, 13, dark) +
    ellipse(144, 101, 4, 8, '#565C69') +
    line('M143 112c2 16 -9 23 -23 24', dark, 3) +
    circle(118, 136, 4.5, dark)
  return behind + neck + body + face + features(hair) + fringe + shine + headset
}

const whole = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 400 400">${inside}</svg>`

function drawHost(host: Host): string {
  return whole(rect(0, 0, 400, 400, 0, host.ground) + `<g transform="translate(40 40) scale(1.6)">${bust(host)}</g>`)
}

/** Where what is shown stands beside the host; what hangs ends above it. */
const FLOOR = 300
const ABOVE = 262

function drawCover(kind: Kind, host: Host, name: string): string {
  const { place } = kinds[kind]
  const room = paint(rooms[place](), 'white', `${name}-room-`)
  const [floor, height] = spots[place].hangs ? [ABOVE, 164] : [FLOOR, 190]
  const goods = paint(standing(kind, 284, floor, height), 'black', `${name}-goods-`)
  const bench = rect(0, FLOOR - 4, 400, 104, 0, '#2F3440') + rect(0, FLOOR - 4, 400, 6, 0, '#4A5160')
  return whole(room + bench + goods + `<g transform="translate(-12 112) scale(1.14)">${bust(host)}</g>`)
}

/** A strip of 690×260: a host, what is shown, and the mark of what is on air. */
function drawBanner(kind: Kind, host: Host, name: string): string {
  const { place } = kinds[kind]
  const room = paint(rooms[place](), 'white', `${name}-room-`)
  const goods = paint(standing(kind, 560, 226, 172), 'black', `${name}-goods-`)
  const bench = rect(0, 222, 690, 38, 0, '#2F3440') + rect(0, 222, 690, 5, 0, '#4A5160')
  const bars = [14, 30, 22].map((height, index) => rect(306 + index * 15, 112 - height, 8, height, 4, '#fff')).join('')
  const mark = rect(268, 64, 172, 64, 32, '#D01C1C') + bars + path('M376 78l34 18l-34 18Z', '#fff')
  const shade = rect(0, 0, 690, 260, 0, '#14181F', 'opacity=".22"')
  const inside =
    `<g transform="translate(0 -120) scale(1.725)">${room}</g>` +
    shade +
    bench +
    goods +
    `<g transform="translate(30 44) scale(.98)">${bust(host)}</g>` +
    mark
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1380" height="520" viewBox="0 0 690 260">${inside}</svg>`
}

/** The picture of a name; undefined where it names none of these. */
export function drawLive(name: string): string | undefined {
  const [, what, kind = '', which = ''] = /^live-(host|cover|banner)(?:-([a-z-]+))?-([1-4])$/.exec(name) ?? []
  const host = hosts[which]
  if (host === undefined) return undefined
  if (what === 'host') return kind === '' ? drawHost(host) : undefined
  if (!Object.hasOwn(kinds, kind)) return undefined
  return (what === 'banner' ? drawBanner : drawCover)(kind as Kind, host, name)
}
