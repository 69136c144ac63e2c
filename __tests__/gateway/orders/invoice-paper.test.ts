import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { drawPaper } from '../../../gateway/src/areas/invoice/paper'
import { tidyParty } from '../../../gateway/src/areas/invoice/party'
import { readCode } from '../../support/readCode'
import type { InvoiceRecord, LineRecord } from '../../../gateway/src/areas/invoice/store'
import { SPECIAL } from './invoices'

// what the reader of PDFs leaves behind
after(() => {
  for (const name of ['self', 'pdfjsWorker']) Reflect.deleteProperty(globalThis, name)
})

const longName = '杭州云岭设计与智能家居科技发展'.repeat(3)
const longAddress = `浙江省杭州市西湖区云栖小镇${'十八号楼三单元东侧'.repeat(4)}`

const invoice = (over: Partial<InvoiceRecord> = {}): InvoiceRecord =>
  ({
    invoice_code: 'INV1',
    kind: 'SPECIAL',
    invoice_no: '26330000000000000001',
    issued_at: new Date('2026-11-26T04:00:00Z'),
    order_code: 'O1',
    name: longName,
    tax_no: SPECIAL.taxNo,
    address: longAddress,
    phone: '0571-88002266',
    bank: `${longName}支行`,
    account: '5718 0000 6021',
    seller_name: '栖禾电器旗舰店',
    seller_tax_no: SPECIAL.taxNo,
    net_fen: 88_496,
    tax_fen: 11_504,
    amount_fen: 100_000,
    ...over
  }) as InvoiceRecord

const lines = (count: number): LineRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    title: { zh: `第${index + 1}行 ${'智能恒温电水壶 1.7 升 '.repeat(index % 5 === 0 ? 4 : 1)}止`, en: '' },
    quantity: 1,
    amount_fen: 10_000
  })) as LineRecord[]

/** Pages of a drawn paper: their words without blanks, and the smallest size (points) that anything is set at. */
async function read(of: InvoiceRecord, rows: readonly LineRecord[]) {
  const paper = await drawPaper(of, rows, 'production')
  const pdf = await getDocument({ data: new Uint8Array(paper.pdf), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      const set = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
      return {
        words: set
          .map(({ str }) => str)
          .join('')
          .replace(/\s/g, ''),
        lowest: Math.min(...set.map(({ transform }) => Number(transform[5]))),
        goodsEnd: Math.min(...set.flatMap(({ str, transform }) => (str.includes('长') ? [Number(transform[5])] : []))),
        smallest: Math.min(...set.map(({ transform }) => Math.hypot(Number(transform[0]), Number(transform[1]))))
      }
    })
  )
}

test('a long name, address and bank are printed whole', async () => {
  const [page, ...more] = await read(invoice(), lines(2))
  assert.ok(page && more.length === 0)
  for (const words of [longName, longAddress, '0571-88002266', `${longName}支行`, '571800006021', '第1页/共1页'])
    assert.ok(page.words.includes(words), words)
  assert.ok(!page.words.includes('…') && page.smallest >= 7 && page.lowest > 0)
})

for (const count of [1, 6, 8, 12, 14, 40]) {
  test(`${count} rows are printed whole at a size that is read, on as many pages as they take`, async () => {
    const pages = await read(invoice(), lines(count))
    const all = pages.map(({ words }) => words).join('')
    for (const { title } of lines(count)) assert.ok(all.includes(title.zh.replace(/\s/g, '')), title.zh)
    pages.forEach(({ words, smallest, lowest }, index) => {
      assert.ok(smallest >= 7 && lowest > 0, String(smallest))
      assert.ok(words.includes(`第${index + 1}页/共${pages.length}页`))
      assert.equal(words.includes('转下页'), index < pages.length - 1)
      assert.equal(words.includes('承前页'), index > 0)
      assert.equal(words.includes('价税合计'), index === pages.length - 1)
    })
    assert.deepEqual([pages.length > 1, pages.length > 2], [count > 1, count > 12])
    const carries = (label: string) =>
      pages.flatMap(({ words }) => words.match(new RegExp(`${label}¥([\\d.]{4,}\\d{2})¥`))?.[1] ?? [])
    assert.deepEqual(carries('转下页'), carries('承前页'))
  })
}

for (const signs of [90, 400, 1200]) {
  test(`a row of ${signs} signs is printed whole, and over nothing`, async () => {
    const name = '长'.repeat(signs)
    const [first] = lines(1)
    const buyer = { name: '名'.repeat(100), address: '址'.repeat(100), bank: '行'.repeat(60) }
    const pages = await read(invoice(buyer), [{ ...first, title: { zh: name, en: '' } } as LineRecord])
    const all = pages.map(({ words }) => words).join('')
    assert.equal(all.match(/长/g)?.length, signs)
    // above the sums and the remarks
    assert.ok(pages.length > 1)
    const last = pages.at(-1)
    assert.ok(last)
    assert.ok(last.words.includes('价税合计') && last.words.includes(`第${pages.length}页/共${pages.length}页`))
    for (const { words, goodsEnd } of pages) if (words.includes('长')) assert.ok(goodsEnd > 38, String(goodsEnd))
    assert.equal(last.words.includes('长'), false)
  })
}

test('a picture of each page is the page: its code is read, and it has ink wherever the page has words', async () => {
  const paper = await drawPaper(invoice(), lines(14), 'demonstration')
  const pdf = await getDocument({ data: new Uint8Array(paper.pdf), verbosity: 0 }).promise
  assert.equal(paper.pages.length, pdf.numPages)
  for (const [index, png] of paper.pages.entries()) {
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    assert.equal(readCode(data, info.width, info.height), '01,32,,26330000000000000001,884.96,20261126')
    const page = await pdf.getPage(index + 1)
    const { width, height } = page.getViewport({ scale: 1 })
    const scale = info.width / width
    assert.equal(info.height, Math.round(height * scale))
    const isInk = (x: number, y: number) => (data[(y * info.width + x) * 4 + 1] ?? 255) < 200
    const { items } = await page.getTextContent()
    const upright = items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' && Number(item.transform[1]) === 0 ? [item] : []
    )
    assert.ok(upright.length > 20)
    for (const { str, transform, width: wide } of upright) {
      const [size, x, y] = [Number(transform[0]), Number(transform[4]), height - Number(transform[5])]
      let ink = 0
      for (let column = x; column < x + wide; column += 1 / scale) {
        for (let top = y - size; top < y + size / 4; top += 1 / scale)
          if (isInk(Math.round(column * scale), Math.round(top * scale))) ink += 1
      }
      assert.ok(ink > 8, `no ink at «${str}» of page ${index + 1}`)
    }
  }
})

test('a sign that the font lacks is refused at its field, with the sign', () => {
  for (const [field, text] of [
    ['name', '杭州𠮷祥公司'],
    ['address', '西湖区𠮷祥路 18 号']
  ] as const) {
    assert.throws(
      () => tidyParty({ ...SPECIAL, [field]: text }),
      (failure: { code?: string; message: string }) => {
        assert.equal(failure.code, `invoice.${field}`)
        return true
      }
    )
  }
  assert.equal(tidyParty({ ...SPECIAL, name: '杭州云岭·设计（集团）有限公司 A&B-1' }).kind, 'SPECIAL')
})
