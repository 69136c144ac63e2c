import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { ownAddress } from '@/platform/share'
import { stores } from '@/stores'
import { qrFields } from '../qr'
import { linkOf } from '../rules'
import './QrCode.scss'

/** Fields that stay white around the code, without which no camera finds it. */
const quiet = 2

/** The code as a picture: one path, whose length a screen can set without a node a field. */
function pictureOf(link: string): string {
  const rows = qrFields(link)
  const size = rows.length + quiet * 2
  const dark = rows.flatMap((row, y) => row.map((is, x) => (is ? `M${x + quiet} ${y + quiet}h1v1h-1z` : ''))).join('')
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size} ${size}' shape-rendering='crispEdges'><path d='${dark}' fill='#1a1c1f'/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}

export interface QrCodeProps {
  path: string
  /** What it opens. */
  label: string
}

/** A page of the shop to be scanned from this screen. Nothing where the shop's address is not known. */
export const QrCode = observer(function QrCode({ path, label }: QrCodeProps) {
  const link = linkOf(ownAddress() ?? stores.site.info?.shopAddress, path)
  const backgroundImage = useMemo(() => (link === undefined ? '' : pictureOf(link)), [link])
  return link === undefined ? null : (
    <View className="qr-code" role="img" aria-label={label} style={{ backgroundImage }} />
  )
})
