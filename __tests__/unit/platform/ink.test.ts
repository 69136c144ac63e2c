/** What is written on a canvas, upright or across, is the same name on the same paper. */
import { deskOf, drawInk, onPaper, sheetOf } from '@/platform/canvas/ink'

const upright = { width: 300, height: 600 }

describe('a canvas to write on', () => {
  it('is turned only where the room is upright', () => {
    expect(deskOf(upright, true).turned).toBe(true)
    expect(deskOf({ width: 600, height: 300 }, true).turned).toBe(false)
    expect(deskOf(upright).turned).toBe(false)
    expect(sheetOf(deskOf(upright, true))).toEqual({ width: 600, height: 300 })
  })

  it('has its origin at the right above when it is turned, and writes downwards', () => {
    const desk = deskOf(upright, true)
    const paper = sheetOf(desk)
    expect(onPaper(300, 0, desk, paper)).toEqual([0, 0])
    expect(onPaper(300, 600, desk, paper)).toEqual([600, 0])
    expect(onPaper(0, 0, desk, paper)).toEqual([0, 300])
    // what leaves the canvas ends at the paper's edge
    expect(onPaper(-50, 900, desk, paper)).toEqual([600, 300])
  })

  it.each([true, false])('draws each point where it was written, turned: %s', (isTurned) => {
    const desk = deskOf(upright, isTurned)
    const paper = { width: 320, height: 160 }
    const places: [number, number][] = [
      [140, 310],
      [170, 250]
    ]
    let matrix = [1, 0, 0, 1, 0, 0]
    const points: number[][] = []
    const note = (x: number, y: number) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix
      points.push([a * x + c * y + e, b * x + d * y + f])
    }
    const pen: Parameters<typeof drawInk>[0] = {
      clearRect: () => undefined,
      beginPath: () => undefined,
      moveTo: note,
      lineTo: note,
      stroke: () => undefined,
      setTransform: (...args: number[]) => void (matrix = args),
      lineWidth: 0,
      lineCap: 'round',
      lineJoin: 'round',
      strokeStyle: ''
    }
    const ratio = 2
    const stroke = places.map(([x, y]) => onPaper(x, y, desk, paper))
    drawInk(pen, desk, ratio, paper, [stroke])
    places.forEach(([x, y], index) => {
      expect(points[index]?.[0]).toBeCloseTo(x * ratio, 0)
      expect(points[index]?.[1]).toBeCloseTo(y * ratio, 0)
    })
  })
})
