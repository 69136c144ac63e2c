import { reviewFile } from '@domain/decoration/review'
import fc from 'fast-check'
import { anchorIds, chosenTab, hiddenBlocks } from '@domain/decoration/arranged'
import { MAX_BLOCKS, readBody } from '@domain/decoration/body'
import { twoColumns, withInserts } from '@domain/decoration/columns'
import { popupIsDue, withPopup } from '@domain/decoration/popups'
import type { Problem } from '@domain/decoration/problems'
import { openSessions } from '@domain/decoration/sessions'
import { cutZone, zoneStyle } from '@domain/decoration/zones'

describe('a zone of a picture', () => {
  it.each([
    [
      { left: 100, top: 100, width: 200, height: 200 },
      { left: 100, top: 100, width: 200, height: 200 }
    ],
    [
      { left: -50, top: 900, width: 200, height: 200 },
      { left: 0, top: 900, width: 150, height: 100 }
    ],
    [{ left: 1000, top: 0, width: 200, height: 200 }, undefined],
    [{ left: 0, top: 0, width: 0, height: 10 }, undefined],
    [{ left: 300, top: 300, width: -100, height: 10 }, undefined]
  ])('%j is cut to %j', (zone, cut) => {
    expect(cutZone(zone)).toEqual(cut)
  })

  it('has its words’ place at every width from 320 to 540, at least 44 px large and inside the picture', () => {
    const part = fc.integer({ min: 0, max: 999 })
    const zones = fc
      .tuple(part, part, fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1000 }))
      .map(([left, top, width, height]) => cutZone({ left, top, width, height }))
    fc.assert(
      fc.property(
        zones,
        fc.integer({ min: 320, max: 540 }),
        fc.integer({ min: 300, max: 3000 }),
        (zone, screen, ratio) => {
          if (!zone) return
          const style = zoneStyle(zone, ratio / 1000, 0, 1)
          const wide = screen - 24
          const spans = [
            { side: wide, start: style.left, end: style.right, size: style.width, moved: 0 },
            { side: (wide * ratio) / 1000, start: style.top, end: style.bottom, size: style.height, moved: 1 }
          ]
          const center = [zone.left + zone.width / 2, zone.top + zone.height / 2]
          spans.forEach(({ side, start, end, size, moved }, axis) => {
            const px = (text: string | undefined) => (Number.parseFloat(text ?? '0') / 100) * side
            const length = Math.max(px(size), 44)
            const back = (style.transform?.match(/-50%|0/g)?.[moved] ?? '0') === '-50%' ? length / 2 : 0
            const from = start === undefined ? side - px(end) - length : px(start) - back
            expect(from).toBeGreaterThan(-0.01)
            expect(from + length).toBeLessThan(side + 0.01)
            const middle = ((center[axis] ?? 0) / 1000) * side
            expect(middle).toBeGreaterThan(from - 0.01)
            expect(middle).toBeLessThan(from + length + 0.01)
          })
        }
      )
    )
  })

  it('lies over those that come later in the list', () => {
    const zone = { left: 0, top: 0, width: 500, height: 500 }
    expect([0, 1, 2].map((index) => zoneStyle(zone, 1, index, 3).zIndex)).toEqual(['3', '2', '1'])
  })
})

describe('tabs over blocks', () => {
  const tabs = {
    id: 't',
    type: 'stickyTabs',
    props: {
      tabs: [
        { key: 'a', blocks: ['above', 'x', 'both'] },
        { key: 'b', blocks: ['y', 'both', 'nobody'] }
      ]
    }
  }
  const block = (id: string) => ({ id, type: 'spacer', props: {} })
  const blocks = [block('above'), tabs, block('x'), block('y'), block('both'), block('free')]

  it.each([
    [{}, ['y']],
    [{ t: 'a' }, ['y']],
    [{ t: 'b' }, ['x']],
    [{ t: 'gone' }, ['y']],
    [{ other: 'b' }, ['y']]
  ])('with %j chosen hide %j, nothing above them and nothing that is not theirs', (choice, hiddenKeys) => {
    expect([...hiddenBlocks(blocks, choice)]).toEqual(hiddenKeys)
  })

  it('are at the first until another one is chosen, and when they have none at none', () => {
    expect(chosenTab('t', tabs.props.tabs, {})).toBe('a')
    expect(chosenTab('constructor', tabs.props.tabs, {})).toBe('a')
    expect(chosenTab('t', [], {})).toBe('')
  })

  it('tell which blocks a bar leads to', () => {
    const bar = { id: 'bar', type: 'anchorBar', props: { items: [{ block: 'x' }, { block: 'y' }] } }
    expect([...anchorIds([bar, ...blocks])]).toEqual(['x', 'y'])
  })
})

describe('windows of a flash sale', () => {
  const card = (name: string, startAt: number, endAt: number) => ({ name, flash: { startAt, endAt } })

  it('are those that are open, the one that ends first in front', () => {
    const cards = [
      card('late', 0, 300),
      card('soon', 0, 200),
      card('too', 0, 300),
      card('over', 0, 100),
      card('next', 150, 400)
    ]
    const sessions = openSessions(cards, 100).map(({ endAt, cards: own }) => [endAt, own.map(({ name }) => name)])
    expect(sessions).toEqual([
      [200, ['soon']],
      [300, ['late', 'too']]
    ])
  })

  it('are none without cards on sale', () => {
    expect(openSessions([{ flash: undefined }], 1)).toEqual([])
  })
})

describe('two columns of uneven height', () => {
  it('never differ by more than the highest thing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 }), (heights) => {
        const [left, right] = twoColumns(heights, (height) => height)
        const sum = (column: number[]) => column.reduce((all, height) => all + height, 0)
        expect(left.length + right.length).toBe(heights.length)
        expect(Math.abs(sum(left) - sum(right))).toBeLessThanOrEqual(Math.max(0, ...heights))
      })
    )
  })

  it('have pictures behind so many goods, beyond the end the last', () => {
    const inserts = [{ after: 99 }, { after: 0 }, { after: 2 }]
    expect(withInserts(['a', 'b', 'c'], inserts)).toEqual([{ after: 0 }, 'a', 'b', { after: 2 }, 'c', { after: 99 }])
  })
})

describe('a pop-up', () => {
  it('is due once a day, each by itself, and forgets other days', () => {
    const first = withPopup(undefined, 'index/a', '1')
    expect(popupIsDue(first, 'index/a', '1')).toBe(false)
    expect(popupIsDue(first, 'index/b', '1')).toBe(true)
    expect(popupIsDue(first, 'index/a', '2')).toBe(true)
    expect(withPopup(withPopup(first, 'index/b', '1'), 'index/c', '2')).toEqual({ 'index/c': '2' })
  })
})

describe('a hostile decoration', () => {
  const spacer = (id: string) => ({ id, type: 'spacer', props: { heightPx: 8 } })
  const read = (value: unknown) => {
    const problems: Problem[] = []
    return { body: readBody(value, (problem) => problems.push(problem)), problems }
  }

  it('shows the parts that it can and reports each that it can’t', () => {
    const blocks = [
      spacer('a'),
      { id: 'u', type: 'hologram' },
      spacer('a'),
      { type: 'spacer' },
      { id: 'p', type: 'spacer', props: { heightPx: '8' } },
      { id: 'n', type: 'spacer', props: [[spacer('inner')]] },
      null,
      spacer('z')
    ]
    const { body, problems } = read({ title: 5, blocks })
    expect(body.blocks.map(({ id }) => id)).toEqual(['a', 'z'])
    expect(problems.map(({ kind, index }) => [kind, index])).toEqual([
      ['UNKNOWN_TYPE', 1],
      ['SAME_ID', 2],
      ['NO_ID', 3],
      ['UNFIT_PROPS', 4],
      ['UNFIT_PROPS', 5],
      ['NO_ID', 6]
    ])
  })

  it('shows no more of ten thousand blocks than a page has, and says so once', () => {
    const { body, problems } = read({ blocks: Array.from({ length: 10_000 }, (_, index) => spacer(`b${index}`)) })
    expect(body.blocks).toHaveLength(MAX_BLOCKS)
    expect(problems).toEqual([{ kind: 'TOO_MANY', index: MAX_BLOCKS }])
  })

  it('stands any nesting, however deep, and leaves that block out', () => {
    let deep: unknown = spacer('deep')
    for (let level = 0; level < 20_000; level += 1) deep = level % 2 === 0 ? [deep] : { props: deep }
    const words = { 'zh-CN': deep, 'en-US': 'x' }
    const blocks = [
      { id: 'd', type: 'notice', props: deep },
      { id: 'w', type: 'richText', props: { html: words } },
      { id: 'k', type: 'waterfall', props: { rule: [deep], limit: 4, inserts: [] } },
      { id: 'l', type: 'hotZones', props: { picture: '/storage/a.svg', alt: 'x', ratio: 500, zones: deep } },
      spacer('z')
    ]
    expect(read({ title: words, blocks }).body.blocks.map(({ id }) => id)).toEqual(['z'])
    expect(() =>
      reviewFile({ pages: [{ path: '/pages/index/index', default: { blocks }, archivePages: [] }] })
    ).not.toThrow()
  })

  it('loses the zones that lie beyond the picture alone', () => {
    const words = { 'zh-CN': '锅', 'en-US': 'Pot' }
    const zone = { left: 900, top: 0, width: 500, height: 100, label: words }
    const props = { picture: '/storage/a.svg', alt: words, ratio: 500, zones: [zone, { ...zone, left: 1200 }, 'x'] }
    const { body } = read({ blocks: [{ id: 'z', type: 'hotZones', props }] })
    expect(body.blocks[0]?.props).toMatchObject({ zones: [{ ...zone, width: 100 }] })
  })
})
