import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { MOST_POINTS, type Paper, type Point } from '@domain/people/signature'
import { deskOf, drawInk, onPaper, sheetOf, type InkCanvasProps } from './ink'
import { useAppInk } from './useAppInk.h5'

/** A canvas to write on, by finger, pen or mouse. */
export function InkCanvas({ label, strokes, paper, turned, onStroke }: InkCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const now = useRef<Point[]>()
  const [room, setRoom] = useState<Paper>()
  const desk = room && deskOf(room, turned)
  const sheet = paper ?? (desk && sheetOf(desk))

  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setRoom((previous) => (previous?.width === width && previous.height === height ? previous : { width, height }))
    }
    measure()
    window.addEventListener('resize', measure)
    const watch = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
    watch?.observe(element)
    return () => {
      window.removeEventListener('resize', measure)
      watch?.disconnect()
    }
  }, [])

  useAppInk(turned, strokes, onStroke)

  const draw = () => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || !desk || !sheet) return
    drawInk(pen, desk, window.devicePixelRatio || 1, sheet, now.current ? [...strokes, now.current] : strokes)
  }
  useEffect(() => {
    const element = canvas.current
    if (!element || !room) return
    const ratio = window.devicePixelRatio || 1
    element.width = Math.round(room.width * ratio)
    element.height = Math.round(room.height * ratio)
  }, [room])
  useEffect(draw)

  const placeOf = ({ clientX, clientY }: PointerEvent<HTMLCanvasElement>): Point => {
    const { left, top } = canvas.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return desk && sheet ? onPaper(clientX - left, clientY - top, desk, sheet) : [0, 0]
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.isPrimary || event.button > 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    now.current = [placeOf(event)]
  }
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!now.current || now.current.length >= MOST_POINTS) return
    now.current.push(placeOf(event))
    draw()
  }
  const end = () => {
    const stroke = now.current
    now.current = undefined
    if (stroke && sheet && stroke.length > 1) onStroke(stroke, sheet)
  }
  return (
    <canvas
      ref={canvas}
      className="ink-canvas"
      role="img"
      aria-label={label}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    />
  )
}
