/** @jest-environment jsdom */
import fc from 'fast-check'
import { sanitiseHtml } from '@/lib/html'

const styleOf = (html: string): CSSStyleDeclaration => {
  const box = document.createElement('div')
  box.innerHTML = html
  return (box.querySelector('p') as HTMLElement).style
}

/** What may size, move or cover, and every unit there is. */
const properties = (
  'font font-size line-height width height min-width min-height max-width max-height margin margin-top margin-left padding ' +
  'padding-bottom letter-spacing word-spacing text-indent border border-width border-spacing outline inset top left transform ' +
  'translate scale zoom rotate position float display columns column-gap gap flex grid tab-size vertical-align aspect-ratio ' +
  'block-size inline-size text-shadow box-shadow -webkit-text-stroke content white-space overflow z-index opacity'
).split(' ')
const units = 'px em rem % pt pc cm mm in ch ex lh rlh vw vh vmin vmax svh dvw cqw q fr PX Rem'.split(' ')
const values = units
  .flatMap((unit) => [`9999${unit}`, `-9999${unit}`, `99999999${unit}`, `1e9${unit}`, `.5${unit}`, `+9${unit}`])
  .concat(
    ...['9999', '-1', '0', 'calc(9999px)', 'calc(1px * 9999)', 'max(1px, 9999rem)', 'clamp(1px, 9999rem, 99999px)'],
    ...['var(--x, 9999px)', 'env(x, 9999px)', '9999\\72 em', '\\39 999rem', '9999/**/rem', '9999rem!important'],
    ...['xxx-large', 'larger', 'bold 9999rem/9999 serif', 'italic 9999px x', 'infinity', 'NaN', 'fixed', 'absolute']
  )

/** Whether every size of a tag is one that a reader could want. */
function expectBounded(html: string): void {
  const style = styleOf(html)
  for (const name of Array.from(style))
    expect(name).toMatch(
      /^(color|background-color|text-align|text-decoration.*|font-weight|font-style|font-size|line-height|vertical-align|width)$/
    )
  if (style.fontSize !== '') {
    expect(style.fontSize).toMatch(/^[\d.]+px$/)
    expect(parseFloat(style.fontSize)).toBeGreaterThanOrEqual(10)
    expect(parseFloat(style.fontSize)).toBeLessThanOrEqual(40)
  }
  if (style.lineHeight !== '') {
    expect(style.lineHeight).toMatch(/^[\d.]+(px)?$/)
    expect(parseFloat(style.lineHeight)).toBeGreaterThanOrEqual(1)
    expect(parseFloat(style.lineHeight)).toBeLessThanOrEqual(style.lineHeight.endsWith('px') ? 60 : 3)
  }
  if (style.width !== '') {
    expect(style.width).toMatch(/^[\d.]+%$/)
    expect(parseFloat(style.width)).toBeGreaterThanOrEqual(10)
    expect(parseFloat(style.width)).toBeLessThanOrEqual(100)
  }
  if (style.verticalAlign !== '') expect(style.verticalAlign).toMatch(/^[a-z-]+$/i)
}

describe('sizes in rich text', () => {
  it.each(properties)('%s stays within its bounds, for any value', (property) => {
    for (const value of values)
      for (const spelling of [
        property,
        property.toUpperCase(),
        `\\${property.charCodeAt(0).toString(16)} ${property.slice(1)}`
      ])
        expectBounded(sanitiseHtml(`<p style="${spelling}: ${value}">x</p>`))
  })

  it('hold for anything somebody could write', () => {
    const declaration = fc
      .tuple(fc.constantFrom(...properties), fc.oneof(fc.constantFrom(...values), fc.string(), fc.double().map(String)))
      .map(([property, value]) => `${property}:${value}`)
    fc.assert(
      fc.property(fc.array(declaration, { maxLength: 5 }), (declarations) => {
        const style = declarations.join(';').replaceAll('"', '&quot;')
        const box = document.createElement('div')
        box.innerHTML = sanitiseHtml(`<p style="${style}">x</p>`)
        if (box.querySelector('p')) expectBounded(box.innerHTML)
      })
    )
  })

  it.each([
    ['font-size:9999rem', 'font-size:40px'],
    ['font-size:0', ''],
    ['font-size:0px', 'font-size:10px'],
    ['font-size:-1px', ''],
    ['font-size:1.5em', 'font-size:21px'],
    ['font-size:150%', 'font-size:21px'],
    ['font-size:1REM', 'font-size:16px'],
    ['font-size:12pt', 'font-size:16px'],
    ['font-size:9999vw', ''],
    ['line-height:1.7', 'line-height:1.7'],
    ['line-height:170%', 'line-height:1.7'],
    ['line-height:1.7em', 'line-height:1.7'],
    ['line-height:24px', 'line-height:24px'],
    ['line-height:9999', 'line-height:3'],
    ['line-height:9999rem', 'line-height:60px'],
    ['width:999%', 'width:100%'],
    ['width:1%', 'width:10%']
  ])('%s becomes «%s»', (html, result) => {
    expect(sanitiseHtml(`<p style="${html}">x</p>`)).toBe(result === '' ? '<p>x</p>' : `<p style="${result}">x</p>`)
  })

  it('relate to nothing around them: a text in a text in a text is no larger', () => {
    const nestedHtml = sanitiseHtml(`${'<span style="font-size:3em;line-height:300%">'.repeat(40)}x`)
    expect(new Set(nestedHtml.match(/style="[^"]*"/g))).toEqual(new Set(['style="font-size:40px;line-height:3"']))
  })

  it.each([
    '<font size="7">x</font>',
    '<big>x</big>',
    '<p width="9999" height="9999" border="9999" hspace="9999" vspace="9999">x</p>',
    '<table width="99999" height="99999" border="9999" cellpadding="9999" cellspacing="9999"><tr height="9999"><td width="9999" height="9999">x</td></tr></table>',
    '<hr size="9999" width="9999">',
    '<img src="/storage/a.png" width="9999" height="9999" border="999" hspace="999" vspace="999">',
    '<pre width="9999" cols="9999">x</pre>',
    '<ul type="9999" start="9999"><li value="9999">x</li></ul>'
  ])('%s brings no size of its own', (html) => {
    expect(sanitiseHtml(html)).not.toMatch(/\d{2}|size|border/)
  })
})
