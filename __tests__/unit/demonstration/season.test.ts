import { seasonFile, seasonPaths } from '../../../gateway/src/demonstration/art'

describe("the tab bar's icons of the new-year window", () => {
  it('are there for every tab, chosen and not, and differ', () => {
    expect(seasonPaths).toHaveLength(8)
    const drawings = seasonPaths.map((path) => seasonFile(path))
    expect(new Set(drawings).size).toBe(8)
    drawings.forEach((svg) => {
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 24 24">.*<\/svg>$/s)
      // the chat app's pictures know neither sheets nor percentages
      expect(svg).not.toMatch(/<style|class=|\d%/)
      expect(svg).toMatch(/fill="#[0-9A-F]{6}" stroke="#[0-9A-F]{6}"/)
    })
  })

  it.each(['/storage/theme/newYear/__proto__-on.svg', '/storage/theme/newYear/index.svg', '/storage/theme/x.svg'])(
    'has nothing at %s',
    (path) => expect(seasonFile(path)).toBeUndefined()
  )
})
