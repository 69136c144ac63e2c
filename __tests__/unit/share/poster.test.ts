import jsQR from 'jsqr'
import {
  drawPoster,
  linesOf,
  posterHeight,
  posterScale,
  posterWidth,
  type PosterContext,
  type PosterPlan
} from '@/features/share/poster'
import { qrFields } from '@/features/share/qr'

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
})

interface Drawn {
  texts: { text: string; x: number; y: number }[]
  dots: number
  pictures: number
}

function record(plan: Partial<PosterPlan> = {}, picture?: CanvasImageSource): Drawn {
  const drawn: Drawn = { texts: [], dots: 0, pictures: 0 }
  const context: PosterContext = {
    scale: () => undefined,
    fillRect: (_x, _y, width) => void (drawn.dots += width < 20 ? 1 : 0),
    fillText: (text, x, y) => void drawn.texts.push({ text, x, y }),
    // a stand-in has only what drawing asks for
    measureText: (text) => ({ width: measure(text) }) as TextMetrics,
    drawImage: () => void (drawn.pictures += 1),
    fillStyle: '',
    font: '',
    textBaseline: 'alphabetic',
    textAlign: 'left'
  }
  drawPoster(
    context,
    {
      title: '轻养低糖电饭煲',
      priceFen: 59_905,
      symbol: '¥',
      shopName: '栖禾商城',
      hint: '长按或扫码',
      link: 'https://shop.example/',
      picture: '',
      ...plan
    },
    qrFields('https://shop.example/'),
    picture
  )
  return drawn
}

describe('the poster', () => {
  it('says price, name, shop and what to do with the code, all within its edges', () => {
    const { texts, dots } = record()
    expect(texts.map(({ text }) => text)).toEqual(['¥', '599', '.05', '轻养低糖电饭煲', '栖禾商城', '长按或扫码'])
    for (const { x, y } of texts) {
      expect(x).toBeGreaterThanOrEqual(20)
      expect(x).toBeLessThan(posterWidth - 20)
      expect(y).toBeLessThan(posterHeight)
    }
    expect(dots).toBeGreaterThan(100)
  })

  it('is drawn without its picture too', () => {
    expect(record().pictures).toBe(0)
    expect(record({}, {} as CanvasImageSource).pictures).toBe(1)
  })

  it('refuses a price that is not sure', () => expect(() => record({ priceFen: Number.NaN })).toThrow(RangeError))
})

describe('the code', () => {
  it('has its three corners, and more fields for a longer text', () => {
    const small = qrFields('https://shop.example/')
    const corner = (fields: boolean[][], top: number, left: number) =>
      [0, 1, 2, 3, 4, 5, 6].map((at) => fields[top + at]?.[left + 3]).join()
    const eye = [true, false, true, true, true, false, true].join()
    const end = small.length - 7
    expect([corner(small, 0, 0), corner(small, 0, end), corner(small, end, 0)]).toEqual([eye, eye, eye])
    expect(qrFields(`https://shop.example/${'x'.repeat(200)}`).length).toBeGreaterThan(small.length)
  })
})

/** What a camera sees of a poster: its filled boxes, as pixels. */
function photograph(link: string): string | undefined {
  const [width, height] = [posterWidth * posterScale, posterHeight * posterScale]
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
  const plan = { title: '', priceFen: 1, symbol: '¥', shopName: '', hint: '', link, picture: '' }
  drawPoster(context, plan, qrFields(link), undefined)
  return jsQR(pixels, width, height)?.data
}

describe('the code on the poster', () => {
  const params = (values: object) => encodeURIComponent(JSON.stringify(values))
  test.each([
    `https://shop.qihe.example/pagesB/productDetail/index?params=${params({ spuCode: 'QFC4083' })}`,
    `https://shop.qihe.example/pagesB/productDetail/index?params=${params({ spuCode: 'QFC4083', skuCode: 'QFC4083-A11' })}`,
    `https://a-shop-with-a-long-name.example:8443/pagesB/productDetail/index?params=${params({ spuCode: 'Q'.repeat(40), skuCode: 'S'.repeat(60) })}`
  ])('is read as its link: %s', (link) => expect(photograph(link)).toBe(link))
})
