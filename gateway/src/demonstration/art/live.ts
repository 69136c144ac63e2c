/**
 * Who hosts a live room, `live-host-<1…4>`, its cover, `live-cover-<kind>-<host>`, the host beside
 * what is shown, and a strip of the same, `live-banner-<kind>-<host>`.
 */
import { kinds, type Kind } from './kinds'
import { circle, ellipse, line, paint, path, rect } from './paint'
import { rooms } from './rooms'
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

/** From the shoulders up, on 200×220, with a headset. */
function bust({ hair, skin, shirt, long }: Host): string {
  const behind = long
    ? path('M40 92q0 -72 60 -72t60 72v74q-20 14 -60 14t-60 -14Z', hair)
    : path('M48 96q-4 -72 52 -72t52 72Z', hair)
  const face = ellipse(100, 98, 44, 50, skin) + ellipse(56, 104, 8, 11, skin) + ellipse(144, 104, 8, 11, skin)
  const fringe = long
    ? path('M56 92q4 -56 44 -58q40 2 44 58q-14 -30 -36 -40q-20 26 -52 40Z', hair)
    : path('M54 82q6 -50 46 -52q42 2 46 52q-10 -22 -28 -26q-34 12 -64 26Z', hair)
  const eyes =
    circle(83, 100, 5, '#2B2A30') +
    circle(117, 100, 5, '#2B2A30') +
    circle(85, 98, 1.6, '#fff') +
    circle(119, 98, 1.6, '#fff') +
    line('M74 87q8 -6 16 -2M110 85q8 -4 16 2', hair, 3) +
    ellipse(72, 116, 8, 5, '#F2A38C', 'opacity=".5"') +
    ellipse(128, 116, 8, 5, '#F2A38C', 'opacity=".5"')
  const mouth = path('M84 120q16 6 32 0q-3 16 -16 16t-16 -16Z', '#C44A45') + path('M87 122q13 4 26 0v5h-26Z', '#fff')
  const neck = path('M84 138h32v30q-16 12 -32 0Z', skin)
  const body =
    path('M8 240q2 -66 60 -80q32 26 64 0q58 14 60 80Z', shirt) + path('M70 160l30 26l30 -26l-8 40h-44Z', '#fff')
  const headset =
    line('M148 92q10 26 -20 38', '#30343C', 4) + circle(126, 131, 6, '#30343C') + ellipse(150, 100, 7, 14, '#565C69')
  return behind + body + neck + face + fringe + eyes + mouth + headset
}

const whole = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 400 400">${inside}</svg>`

function drawHost(host: Host): string {
  return whole(rect(0, 0, 400, 400, 0, host.ground) + `<g transform="translate(40 40) scale(1.6)">${bust(host)}</g>`)
}

/** Where what is shown stands beside the host. */
const FLOOR = 300

function drawCover(kind: Kind, host: Host, name: string): string {
  const { place } = kinds[kind]
  const room = paint(rooms[place](), 'white', `${name}-room-`)
  const goods = paint(standing(kind, 284, FLOOR, 190), 'black', `${name}-goods-`)
  const bench = rect(0, FLOOR - 4, 400, 104, 0, '#2F3440') + rect(0, FLOOR - 4, 400, 6, 0, '#4A5160')
  return whole(room + bench + goods + `<g transform="translate(-14 132) scale(1.12)">${bust(host)}</g>`)
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
