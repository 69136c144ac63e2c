import { useEffect, useRef } from 'react'
import type { Stroke } from '@domain/people/signature'
import { inApp } from '../nativeApp/index.h5'
import { writeInApp } from './appInk.h5'
import type { InkCanvasProps } from './ink'

/** Inside the app its own canvas comes before a large one of ours. */
export function useAppInk(
  isTurned: boolean | undefined,
  strokes: readonly Stroke[],
  onStroke: InkCanvasProps['onStroke']
): void {
  const latest = useRef({ strokes, onStroke })
  latest.current = { strokes, onStroke }
  useEffect(() => {
    if (!isTurned || !inApp()) return undefined
    const isEmpty = latest.current.strokes.length === 0
    return writeInApp(isEmpty, (stroke, on) => latest.current.onStroke(stroke, on))
  }, [isTurned])
}
