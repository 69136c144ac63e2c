import { View } from '@tarojs/components'
import { useMemo, type ReactNode } from 'react'
import { groundAt, looks } from './ground'

const side = 256
/** A corner of the drawn ground with a fast road, a river and a park. */
const corner = { x: 54_610, y: 26_880, z: 16 }

/** Two tiles beside each other as an address of a picture. */
function pictureOf(): string {
  const tiles = [0, 1].map((step) => {
    const lines = groundAt({ ...corner, x: corner.x + step })
    const paths = looks.map(([name, { far: _, ...look }]) => {
      const facts = Object.entries({ fill: 'none', ...look, d: lines[name] })
      return `<path ${facts.map(([fact, value]) => `${fact}="${value}"`).join(' ')}/>`
    })
    return `<g transform="translate(${step * side})">${paths.join('')}</g>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * side} ${side}">${tiles.join('')}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / cover`
}

/** Drawn ground as a picture, for a place that is known by its words only. */
export function GroundPicture({ className, children }: { className: string; children?: ReactNode }) {
  const background = useMemo(pictureOf, [])
  return (
    <View className={className} style={{ background: `#eef1f6 ${background}` }}>
      {children}
    </View>
  )
}
