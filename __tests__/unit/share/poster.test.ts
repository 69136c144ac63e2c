import {
  drawPoster,
  posterHeightOf,
  posterScale,
  posterWidth,
  type ActivityPlan,
  type PosterContext,
  type PosterPlan,
  type ProductPlan
} from '@/features/share/poster'
import { linesOf, tidyText } from '@/features/share/posterText'
import { qrFields } from '@/features/share/qr'
import { urlOf } from '@/routes'
import { readCode } from '../../support/readCode'

const measure = (text: string) => [...text].length * 10

describe('breaking a name into lines', () => {
  test.each<[string, number, number, string[]]>([
    ['栖禾电饭煲', 100, 2, ['栖禾电饭煲']],
    ['栖禾轻养低糖电饭煲四升', 60, 2, ['栖禾轻养低糖', '电饭煲四升']],
    ['栖禾轻养低糖电饭煲四升球釜内胆预约', 60, 2, ['栖禾轻养低糖', '电饭煲四升…']],
    ['Low sugar rice cooker', 110, 3, ['Low sugar', 'rice cooker']],
    ['Low sugar rice cooker', 110, 1, ['Low sugar…']],
    ['', 100, 2, []]
  ])('«%s» at %i in %i', (text, width, most, lines) => expect(linesOf(text, width, most, measure)).toEqual(lines))

  it('cuts a word that is wider than the line only at the end', () => {
    expect(linesOf('Incomprehensibilities and more', 100, 1, measure)).toEqual(['Incompreh…'])
  })

  it('breaks a word that no line holds, and draws nothing beyond the width', () => {
    expect(linesOf('W'.repeat(25), 100, 3, measure)).toEqual(['W'.repeat(10), 'W'.repeat(10), 'W'.repeat(5)])
    expect(linesOf('W'.repeat(500), 100, 2, measure)).toEqual(['W'.repeat(10), `${'W'.repeat(9)}…`])
  })

  it('begins no line with what closes the one before', () => {
    expect(linesOf('栖禾厨房节，锅', 50, 2, measure)).toEqual(['栖禾厨房', '节，锅'])
  })

  it('leaves out what is not seen and what would turn the words around', () => {
    expect(tidyText('  暖冬\n\u202e厨房\u0000节\u200b  ')).toBe('暖冬 厨房节')
    expect(linesOf('\u202e\u200b', 100, 2, measure)).toEqual([])
    expect(tidyText('🍚'.repeat(5000))).toBe('🍚'.repeat(400))
  })
})

interface Drawn {
  texts: { text: string; x: number; y: number; width: number; colour: unknown }[]
  dots: number
  /** Arguments of each picture after the picture itself. */
  pictures: number[][]
  /** Filled boxes larger than a dot: x, y, width, height. */
  boxes: number[][]
}

const common = {
  title: '轻养低糖电饭煲',
  shopName: '栖禾商城',
  hint: '长按或扫码',
  link: 'https://shop.example/',
  picture: ''
}
const product: ProductPlan = { ...common, kind: 'product', priceFen: 59_905, symbol: '¥' }
const activity: ActivityPlan = {
  ...common,
  kind: 'activity',
  title: '暖冬厨房节',
  line: '把冬天煮暖',
  ground: '#A8401A',
  dark: true
}
/** A picture as a context takes it; only its size is asked for. */
const pictureOf = (width: number, height: number) => ({ width, height }) as HTMLImageElement

function record(plan: PosterPlan, picture?: CanvasImageSource): Drawn {
  const drawing: Drawn = { texts: [], dots: 0, pictures: [], boxes: [] }
  const context: PosterContext = {
    scale: () => undefined,
    fillRect: (...box) => void (box[2] < 20 ? (drawing.dots += 1) : drawing.boxes.push(box)),
    fillText: (text, x, y) => void drawing.texts.push({ text, x, y, width: widthOf(text), colour: context.fillStyle }),
    // a stand-in has only what drawing asks for
    measureText: (text) => ({ width: widthOf(text) }) as TextMetrics,
    drawImage: (_picture: CanvasImageSource, ...numbers: number[]) => void drawing.pictures.push(numbers),
    fillStyle: '',
    font: '',
    textBaseline: 'alphabetic',
    textAlign: 'left'
  }
  /** Every character as wide as its size. */
  const widthOf = (text: string) => [...text].length * Number(/(\d+)px/.exec(context.font)?.[1])
  drawPoster(context, plan, qrFields(plan.link), picture)
  return drawing
}

const words = ({ texts }: Drawn) => texts.map(({ text }) => text)

/** Nothing outside the paper's edges, on the code, or on another line. */
function expectTidy({ texts }: Drawn, height: number): void {
  const codeTop = height - 20 - 96
  for (const { text, x, y, width } of texts) {
    expect([text, x >= 20]).toEqual([text, true])
    expect([text, x + width <= posterWidth - 20]).toEqual([text, true])
    expect([text, y < height - 20]).toEqual([text, true])
    if (y > codeTop) expect([text, x + width <= posterWidth - 20 - 96]).toEqual([text, true])
  }
  const baselines = [...new Set(texts.map(({ y }) => y))].sort((first, other) => first - other)
  baselines.slice(1).forEach((y, index) => expect(y - (baselines[index] ?? 0)).toBeGreaterThanOrEqual(16))
}

describe('the poster of a product', () => {
  it('says price, name, shop and what to do with the code, all within its edges', () => {
    const drawing = record(product)
    expect(words(drawing)).toEqual(['¥', '599', '.05', '轻养低糖电饭煲', '栖禾商城', '长按或扫码'])
    expectTidy(drawing, posterHeightOf(product))
    expect(drawing.dots).toBeGreaterThan(100)
  })

  it('is drawn without its picture too', () => {
    expect(record(product).pictures).toEqual([])
    expect(record(product, pictureOf(600, 600)).pictures).toEqual([[0, 0, 600, 600, 0, 0, 320, 320]])
  })

  it('shows the middle of a picture of another shape, and all of one that does not tell its size', () => {
    expect(record(product, pictureOf(800, 400)).pictures).toEqual([[200, 0, 400, 400, 0, 0, 320, 320]])
    expect(record(product, {} as HTMLImageElement).pictures).toEqual([[0, 0, 320, 320]])
  })

  it('refuses a price that is not sure', () =>
    expect(() => record({ ...product, priceFen: Number.NaN })).toThrow(RangeError))
})

const hostile = [
  ['a long one', '暖冬厨房节'.repeat(40)],
  ['one endless word', 'W'.repeat(300)],
  ['one that turns the words around', '\u202e节房厨冬暖\n<script>alert(1)</script>'],
  ['none', '']
] as const

describe('the poster of an activity', () => {
  it('says its name, a line about it, shop and what to do with the code, below its card’s picture', () => {
    const drawing = record(activity, pictureOf(1000, 800))
    expect(words(drawing)).toEqual(['暖冬厨房节', '把冬天煮暖', '栖禾商城', '长按或扫码'])
    expect(drawing.pictures).toEqual([[0, 0, 1000, 800, 0, 0, 320, 256]])
    expect(drawing.texts.every(({ y }) => y > 256)).toBe(true)
    expectTidy(drawing, posterHeightOf(activity))
  })

  test.each([
    [true, '#FFFFFF'],
    [false, '#1A1C1F']
  ])('without a picture has its name on its own colour, to be read there (dark: %s)', (dark, colour) => {
    const drawing = record({ ...activity, dark })
    expect(drawing.pictures).toEqual([])
    const [name] = drawing.texts
    expect(name).toMatchObject({ text: '暖冬厨房节', colour })
    const [, , , ground] = drawing.boxes[1] ?? []
    expect(name?.y).toBeLessThan(ground ?? 0)
    expectTidy(drawing, posterHeightOf(activity))
  })

  describe.each(hostile)('with %s for a name', (_, title) => {
    test.each([
      ['with', pictureOf(500, 400)],
      ['without', undefined]
    ])('%s a picture keeps everything in its place', (__, picture) => {
      const drawing = record({ ...activity, title, line: title }, picture)
      expectTidy(drawing, posterHeightOf(activity))
      expect(words(drawing).slice(-2)).toEqual(['栖禾商城', '长按或扫码'])
      expect(words(drawing).join('')).not.toMatch(/[\u202e\n]/)
    })
  })
})

describe('the code', () => {
  it('has its three corners, and more fields for a longer text', () => {
    const small = qrFields('https://shop.example/')
    const corner = (fields: boolean[][], top: number, left: number) =>
      [0, 1, 2, 3, 4, 5, 6].map((offset) => fields[top + offset]?.[left + 3]).join()
    const eye = [true, false, true, true, true, false, true].join()
    const end = small.length - 7
    expect([corner(small, 0, 0), corner(small, 0, end), corner(small, end, 0)]).toEqual([eye, eye, eye])
    expect(qrFields(`https://shop.example/${'x'.repeat(200)}`).length).toBeGreaterThan(small.length)
  })
})

it.each(['product', 'activity'] as const)('the poster of a %s is whole dots, and none too many for a phone', (kind) => {
  for (const side of [posterWidth * posterScale, posterHeightOf({ kind }) * posterScale]) {
    expect(side % 1).toBe(0)
    expect(side).toBeLessThanOrEqual(1365)
  }
})

/** What a camera sees of a poster: its filled boxes, as pixels. */
function photograph(plan: PosterPlan): string | undefined {
  const [width, height] = [posterWidth * posterScale, posterHeightOf(plan) * posterScale]
  const pixels = new Uint8ClampedArray(width * height * 4)
  const context: PosterContext = {
    scale: () => undefined,
    fillRect: (x, y, wide, high) => {
      const tone = parseInt(String(context.fillStyle).slice(1, 3), 16)
      for (
        let row = Math.round(y * posterScale);
        row < Math.min(height, Math.round((y + high) * posterScale));
        row += 1
      ) {
        const from = (row * width + Math.round(x * posterScale)) * 4
        pixels.fill(tone, from, (row * width + Math.min(width, Math.round((x + wide) * posterScale))) * 4)
      }
    },
    fillText: () => undefined,
    measureText: (text) => ({ width: measure(text) }) as TextMetrics,
    drawImage: () => undefined,
    fillStyle: '',
    font: '',
    textBaseline: 'alphabetic',
    textAlign: 'left'
  }
  drawPoster(context, plan, qrFields(plan.link), undefined)
  return readCode(pixels, width, height)
}

describe('the code on the poster', () => {
  const params = (values: object) => encodeURIComponent(JSON.stringify(values))
  test.each([
    `https://shop.qihe.example/pagesB/productDetail/index?params=${params({ spuCode: 'QFC4083' })}`,
    `https://shop.qihe.example/pagesB/productDetail/index?params=${params({ spuCode: 'QFC4083', skuCode: 'QFC4083-A11' })}`,
    `https://a-shop-with-a-long-name.example:8443/pagesB/productDetail/index?params=${params({ spuCode: 'Q'.repeat(40), skuCode: 'S'.repeat(60) })}`
  ])('is read as its link: %s', (link) => expect(photograph({ ...product, link })).toBe(link))

  test.each(['site', '暖冬', 'a'.repeat(64)])('leads to the activity «%s»', (code) => {
    const link = `https://shop.qihe.example${urlOf('customC', { activity: code })}`
    expect(photograph({ ...activity, link })).toBe(link)
  })
})
