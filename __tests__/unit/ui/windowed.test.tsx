import { act, cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { createElement, type ComponentType } from 'react'
import { Heights } from '@/ui/windowed/heights'
import { goesOn, nextSpan, spanOf } from '@/ui/windowed/span'
import { Windowed } from '@/ui/windowed/Windowed'
import { host } from '../../support/taro'
import { layOut, moveClock, showElements, usualWindow } from '../../pages/layout'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))

const of = (heights: readonly number[]) => (index: number) => heights[index] ?? 0

describe('the mounted part of a long list', () => {
  it('is what lies between the bounds, and the nearest item when nothing does', () => {
    const heights = of([100, 100, 100, 100, 100])
    expect(spanOf(5, heights, 150, 250)).toEqual({ first: 1, last: 2 })
    expect(spanOf(5, heights, -500, 50)).toEqual({ first: 0, last: 0 })
    expect(spanOf(5, heights, 5000, 6000)).toEqual({ first: 4, last: 4 })
  })

  it('covers the bounds and little more, wherever it is looked at', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 50, max: 400 }), { minLength: 1, maxLength: 200 }),
        fc.integer({ min: -1000, max: 90_000 }),
        (heights, from) => {
          const { first, last } = spanOf(heights.length, of(heights), from, from + 1000)
          const sum = (part: readonly number[]) => part.reduce((all, height) => all + height, 0)
          const [top, bottom] = [sum(heights.slice(0, first)), sum(heights.slice(0, last + 1))]
          const total = sum(heights)
          expect(last).toBeGreaterThanOrEqual(first)
          if (from >= 0 && from < total) expect(top).toBeLessThanOrEqual(from)
          if (from + 1000 > 0) expect(bottom).toBeGreaterThanOrEqual(Math.min(from + 1000, total))
          expect(last - first).toBeLessThanOrEqual(21)
        }
      )
    )
  })

  it('comes in steps, those below first, and never without the rows in sight', () => {
    const visible = { first: 10, last: 14 }
    const target = { first: 5, last: 19 }
    expect(nextSpan({ first: 10, last: 14 }, visible, target, 3)).toEqual({ first: 10, last: 17 })
    expect(nextSpan({ first: 10, last: 17 }, visible, target, 3)).toEqual({ first: 9, last: 19 })
    expect(nextSpan({ first: 9, last: 19 }, visible, target, 3)).toEqual({ first: 6, last: 19 })
    // what is too far goes at once, and what is seen counts
    expect(nextSpan({ first: 0, last: 12 }, visible, target, 3)).toEqual({ first: 5, last: 15 })
    expect(nextSpan({ first: 0, last: 9 }, visible, target, 3)).toEqual({ first: 5, last: 14 })
    // what does not touch it is not filled up to
    expect(nextSpan({ first: 0, last: 8 }, visible, target, 3)).toEqual(visible)
    // a jump begins with what is seen
    expect(nextSpan({ first: 80, last: 99 }, visible, target, 3)).toEqual(visible)
  })

  it('knows a list that went on from one that changed', () => {
    expect(goesOn(['a', 'b'], ['a', 'b', 'c'])).toBe(true)
    expect(goesOn(['a', 'b'], ['a', 'b'])).toBe(true)
    expect(goesOn(['a', 'b'], ['b'])).toBe(false)
    expect(goesOn(['a', 'b'], ['c', 'a', 'b'])).toBe(false)
  })
})

describe('heights', () => {
  it('are measured, or guessed by the first of their kind, then by all, then by the default', () => {
    const heights = new Heights(120)
    expect(heights.of('a', 'tall')).toBe(120)
    heights.learn('a', 'tall', 300)
    heights.learn('b', 'low', 100)
    expect([heights.of('a', 'tall'), heights.of('c', 'tall'), heights.of('d', 'other')]).toEqual([300, 300, 200])
  })

  it('are guessed the same once eight of a kind were measured', () => {
    const heights = new Heights(120)
    for (let index = 0; index < 8; index += 1) heights.learn(`row ${index}`, '', 100)
    const { guesses } = heights
    heights.learn('another', '', 900)
    expect([heights.of('unknown', ''), heights.of('another', ''), heights.guesses]).toEqual([100, 900, guesses])
  })
})

interface Row {
  code: string
  height: number
}

const List = Windowed as ComponentType<{
  items: readonly Row[]
  keyOf: (row: Row) => string
  about: number
  children: (row: Row) => unknown
}>

describe('a list of ten thousand rows', () => {
  afterEach(() => {
    cleanup()
    usualWindow()
  })
  const rows = Array.from({ length: 10_000 }, (_, index): Row => ({
    code: `R${index}`,
    height: 80 + ((index * 37) % 90)
  }))
  const heightOf = (code: string) => rows[Number(code.slice(1))]?.height ?? 0
  const list = (items: readonly Row[]) =>
    createElement(List, {
      items,
      keyOf: ({ code }) => code,
      about: 120,
      children: ({ code }) => createElement('p', { id: code, key: code }, code)
    })
  const ids = () => [...document.querySelectorAll('p')].map(({ id }) => id)
  const size = () => ({
    nodes: document.body.querySelectorAll('*').length,
    children: Math.max(...[...document.body.querySelectorAll('*')].map((element) => element.childElementCount))
  })
  const start = async (items: readonly Row[] = rows) => {
    const layout = layOut(800, (item) => heightOf(item.textContent ?? ''))
    const { rerender } = render(list(items))
    await layout.scrollTo(0)
    return { layout, change: (next: readonly Row[]) => act(async () => rerender(list(next))) }
  }

  it('has few elements wherever it is scrolled to, and shows the rows in sight there', async () => {
    const { layout } = await start()
    const tops = [0]
    for (const { height } of rows) tops.push((tops.at(-1) ?? 0) + height)
    expect(ids().slice(0, 3)).toEqual(['R0', 'R1', 'R2'])
    for (const scrollTop of [3000, 3500, 60_000, 900_000, 30_000]) {
      await layout.scrollTo(scrollTop)
      const { nodes, children } = size()
      expect(nodes).toBeLessThan(300)
      expect(children).toBeLessThanOrEqual(24)
      expect(ids().length).toBeGreaterThan(6)
      const empty = [...document.querySelectorAll('[style*="height"]')]
      expect(empty.length).toBeGreaterThan(0)
      expect(empty.filter(({ className }) => !className.includes('ui-windowed__blank'))).toEqual([])
      expect(document.querySelectorAll('.ui-windowed__blank')).toHaveLength(empty.length)
    }
    await layout.scrollTo(0)
    expect(ids().slice(0, 3)).toEqual(['R0', 'R1', 'R2'])
  })

  it('keeps the room of measured rows: a list read to some place and back is as high as before', async () => {
    const { layout } = await start(rows.slice(0, 60))
    for (let scrollTop = 0; scrollTop < 7000; scrollTop += 700) await layout.scrollTo(scrollTop)
    const whole = rows.slice(0, 60).reduce((sum, { height }) => sum + height, 0)
    expect(layout.height()).toBeCloseTo(whole, 0)
    await layout.scrollTo(0)
    expect(layout.height()).toBeCloseTo(whole, 0)
  })

  it('mounts no more than the rows in sight when items move, and the rest after it', async () => {
    const { layout, change } = await start()
    await layout.scrollTo(5000)
    const before = ids()
    expect(before.length).toBeGreaterThan(12)
    await change(rows.filter(({ code }) => code !== before[8]))
    expect(ids()).not.toContain(before[8])
    expect(ids().length).toBeLessThanOrEqual(10)
    await layout.scrollTo(5000)
    expect(ids().length).toBeGreaterThan(12)
  })

  it('keeps the mounted rows when rows come at its end', async () => {
    const { layout, change } = await start(rows.slice(0, 40))
    await layout.scrollTo(2500)
    const before = ids()
    const element = document.getElementById(before[3] ?? '')
    await change(rows.slice(0, 80))
    expect(ids()).toEqual(before)
    expect(document.getElementById(before[3] ?? '')).toBe(element)
  })

  it('looks again when its page comes back, for what changed below another one', async () => {
    const { layout } = await start()
    showElements(false)
    await layout.scrollTo(50_000)
    expect(ids()).toContain('R0')
    showElements(true)
    await act(async () => {
      host.show.forEach((listener) => listener())
      await moveClock()
    })
    expect(ids()).not.toContain('R0')
  })
})
