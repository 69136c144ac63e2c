import { Canvas } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { MOST_POINTS, type Paper, type Point } from '@domain/people/signature'
import { openPaper } from './index.weapp'
import { deskOf, drawInk, onPaper, sheetOf, type InkCanvasProps } from './ink'

const id = 'ink-canvas'

interface Touched {
  touches: { x?: number; y?: number }[]
}

const roomOf = (): Promise<Paper | undefined> =>
  new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .boundingClientRect()
      .exec((rows: ({ width: number; height: number } | null)[]) => {
        const [row] = rows
        resolve(row && row.width > 0 ? { width: row.width, height: row.height } : undefined)
      })
  })

/** A canvas to write on; the page does not scroll under the finger. */
export function InkCanvas({ label, strokes, paper, turned, onStroke }: InkCanvasProps) {
  const now = useRef<Point[]>()
  const [sheet, setSheet] = useState<{ room: Paper; pen: CanvasRenderingContext2D; ratio: number }>()
  const desk = sheet && deskOf(sheet.room, turned)
  const usedSheet = paper ?? (desk && sheetOf(desk))

  useEffect(() => {
    let isWanted = true
    const open = async () => {
      const room = await roomOf()
      if (!room || !isWanted) return
      const ratio = Taro.getWindowInfo().pixelRatio
      const size = { width: Math.round(room.width * ratio), height: Math.round(room.height * ratio) }
      const { context } = await openPaper(id, size, () => isWanted)
      if (isWanted) setSheet({ room, pen: context, ratio })
    }
    // without a canvas a name can be typed, and the next turn of the phone tries again
    const again = () => void open().catch(() => undefined)
    again()
    Taro.onWindowResize(again)
    return () => {
      isWanted = false
      Taro.offWindowResize(again)
    }
  }, [])

  const draw = () => {
    if (sheet && desk && usedSheet)
      drawInk(sheet.pen, desk, sheet.ratio, usedSheet, now.current ? [...strokes, now.current] : strokes)
  }
  useEffect(draw)

  const add = (event: unknown) => {
    const { x = 0, y = 0 } = (event as Touched).touches[0] ?? {}
    if (!desk || !usedSheet || !now.current || now.current.length >= MOST_POINTS) return
    now.current.push(onPaper(x, y, desk, usedSheet))
    draw()
  }
  const end = () => {
    const stroke = now.current
    now.current = undefined
    if (stroke && usedSheet && stroke.length > 1) onStroke(stroke, usedSheet)
  }
  return (
    <Canvas
      type="2d"
      id={id}
      canvasId={id}
      className="ink-canvas"
      disableScroll
      aria-label={label}
      onTouchStart={(event) => {
        now.current = []
        add(event)
      }}
      onTouchMove={add}
      onTouchEnd={end}
      onTouchCancel={end}
    />
  )
}
