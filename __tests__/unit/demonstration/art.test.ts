/** @jest-environment node */
import {
  bannerNames,
  drawProduct,
  finishNames,
  kindNames,
  markNames,
  namedPictureUrl,
  partsOf,
  pictureFile,
  pictureUrl,
  viewNames
} from '../../../gateway/src/demonstration/art'
import { wholeNumber } from '../../../gateway/src/demonstration/art/paint'

/** What is wrong with an SVG as XML: unbalanced tags, attributes twice, ids unknown. Empty: nothing. */
function faultsOf(svg: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  const tag = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g
  const rest = svg.replace(tag, (_, closing: string, name: string, attributes: string, empty: string) => {
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map((match) => match[1] ?? '')
    if (new Set(names).size !== names.length) faults.push(`attribute twice in <${name}${attributes}>`)
    if (closing) {
      if (open.pop() !== name) faults.push(`</${name}> closes nothing`)
    } else if (!empty) open.push(name)
    return ''
  })
  if (/[<>&{}]/.test(rest)) faults.push(`left over: ${rest.slice(0, 80)}`)
  if (open.length > 0) faults.push(`not closed: ${open.join()}`)
  if (/NaN|undefined|Infinity/.test(svg)) faults.push('a figure is missing')
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  if (new Set(ids).size !== ids.length) faults.push('an id twice')
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!ids.includes(id)) faults.push(`unknown id ${id}`)
  if (/<script|<image|<foreignObject|href=|<style/i.test(svg)) faults.push('more than drawing')
  if (/="[^"]*\d%/.test(svg)) faults.push('a percentage, which the chat app does not draw')
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')) faults.push('not an SVG')
  return faults
}

describe('drawn products', () => {
  it.each(viewNames)('are whole and harmless SVGs in the view %s, of every kind and finish', (view) => {
    for (const kind of kindNames) {
      for (const finish of finishNames) {
        const svg = pictureFile(pictureUrl(kind, finish, view)) ?? ''
        expect({ kind, finish, faults: faultsOf(svg) }).toEqual({ kind, finish, faults: [] })
        expect(svg.length).toBeLessThan(7000)
      }
    }
  })

  it('are whole and harmless SVGs in every form of every part, and paint every stroke', () => {
    for (const kind of kindNames) {
      for (const [part, forms] of partsOf(kind)) {
        for (const form of forms) {
          const svg = pictureFile(pictureUrl(kind, 'blue', 'front', { shape: { [part]: form } })) ?? ''
          expect({ kind, part, form, faults: faultsOf(svg) }).toEqual({ kind, part, form, faults: [] })
          // a gradient has no extent along a line that is level or upright, so nothing would be seen of it
          expect(svg).not.toMatch(/ d="M[\d.]+ [\d.]+[HhVv][-\d.]+"[^>]* stroke="url/)
        }
      }
    }
  })

  it('differ in every form of every part', () => {
    for (const kind of kindNames) {
      for (const [part, forms] of partsOf(kind)) {
        const drawings = forms.map((form) =>
          pictureFile(pictureUrl(kind, 'blue', 'front', { shape: { [part]: form } }))
        )
        const bare = drawings.map((svg) => svg?.replaceAll(new RegExp(`${kind}-\\d*-blue`, 'g'), ''))
        expect({ kind, part, forms: new Set(bare).size }).toEqual({ kind, part, forms: forms.length })
      }
    }
  })

  it('differ from kind to kind, finish to finish and view to view', () => {
    const all = kindNames.flatMap((kind) =>
      finishNames.flatMap((finish) =>
        viewNames.map((view) => drawProduct(kind, { finish, view }).replace(/#[a-z-]+|id="[^"]+"/g, ''))
      )
    )
    expect(new Set(all).size).toBe(all.length)
  })

  it('share no id, so that several can stand in one document', () => {
    const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    const all = viewNames.flatMap((view) => ids(drawProduct('kettle', { finish: 'white', view })))
    expect(new Set(all).size).toBe(all.length)
  })

  it('write the measures they are given on the size view alone', () => {
    const measuredPicture = pictureFile(
      pictureUrl('fridge', 'white', 'size', { dimensions: { width: 795, height: 1850 } })
    )
    // figures are drawn, wherever they stand
    const strokesOf = (value: number) => wholeNumber(0, 0, value).match(/<path.*(?=<\/g>)/)?.[0] ?? 'none'
    expect(measuredPicture).toContain(strokesOf(795))
    expect(measuredPicture).toContain(strokesOf(1850))
    expect(measuredPicture).not.toContain(strokesOf(796))
    expect(pictureUrl('fridge', 'white', 'front', { dimensions: { width: 795, height: 1850 } })).toBe(
      pictureUrl('fridge', 'white', 'front')
    )
  })
})

describe('other pictures', () => {
  it.each([...bannerNames, ...markNames])('%s is a whole and harmless SVG', (name) => {
    expect(faultsOf(pictureFile(namedPictureUrl(name)) ?? '')).toEqual([])
  })
})

describe('a picture path', () => {
  it.each([
    '/storage/pictures/rice-cooker-white-back.svg',
    '/storage/pictures/teapot-white-front.svg',
    '/storage/pictures/rice-cooker-pink-front.svg',
    '/storage/pictures/rice-cooker-white-front-100x100.svg',
    '/storage/pictures/rice-cooker-9-white-front.svg',
    '/storage/pictures/rice-cooker-10-white-front.svg',
    '/storage/pictures/rice-cooker-111111111-white-front.svg',
    '/storage/pictures/rice-cooker-white-size-9999x100.svg',
    '/storage/pictures/constructor.svg',
    '/storage/pictures/__proto__.svg',
    '/storage/pictures/../pictures/brand.svg',
    '/storage/brand.svg',
    '/storage/pictures/brand.png'
  ])('%s leads nowhere', (path) => {
    expect(pictureFile(path)).toBeUndefined()
  })
})
