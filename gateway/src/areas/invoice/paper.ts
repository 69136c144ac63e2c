/** An invoice as PDF. */
import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { correction, generate } from 'lean-qr/nano'
import sharp from 'sharp'
import { shopDay } from '../../../../domain/day'
import { splitTax, TAX_BASIS_POINTS } from '../../../../domain/orders/invoice'
import { addFen } from '../../../../domain/money/money'
import type { Mode } from '../../core/area'
import { inCapitals } from './capitals'
import type { InvoiceRecord, LineRecord } from './store'
import { yuan } from './yuan'

const TYPESETTER = fileURLToPath(new URL('./typesetter.mjs', import.meta.url))

const TITLES: Record<InvoiceRecord['kind'], string> = {
  PERSONAL: '电子发票（普通发票）',
  COMPANY: '电子发票（普通发票）',
  SPECIAL: '电子发票（增值税专用发票）'
}

/** A number in words that anybody can check, as squares that are dark. */
function squaresOf(content: string): number[][] {
  const code = generate(content, { minCorrectionLevel: correction.M })
  const places = Array.from({ length: code.size }, (_, index) => index)
  return places.map((y) => places.map((x) => (code.get(x, y) ? 1 : 0)))
}

const labelOf = (label: string, value: string | null): string[] => (value === null ? [] : [`${label}${value}`])

/** Lines of the paper, each with what it and those before it come to: a further page begins with that. */
function rowsOf(lines: readonly LineRecord[]) {
  let [netSoFar, taxSoFar] = [0, 0]
  return lines.map(({ title, quantity, amount_fen: fen }) => {
    const { netFen, taxFen } = splitTax(fen)
    netSoFar = addFen(netSoFar, netFen)
    taxSoFar = addFen(taxSoFar, taxFen)
    return {
      name: title.zh,
      unit: quantity === null ? '' : '台',
      quantity: quantity === null ? '' : String(quantity),
      net: yuan(netFen),
      rate: `${TAX_BASIS_POINTS / 100}%`,
      tax: yuan(taxFen),
      soFar: { net: yuan(netSoFar), tax: yuan(taxSoFar) }
    }
  })
}

/** What the paper says, line by line. */
function wordsOn(invoice: InvoiceRecord, lines: readonly LineRecord[], mode: Mode) {
  const day = shopDay(invoice.issued_at?.getTime() ?? 0)
  const number = invoice.invoice_no ?? ''
  return {
    title: TITLES[invoice.kind],
    number,
    day: day.replace(/^(\d+)-(\d+)-(\d+)$/, '$1年$2月$3日'),
    squares: squaresOf(`01,32,,${number},${yuan(invoice.net_fen)},${day.replaceAll('-', '')}`),
    buyer: { name: invoice.name, taxNo: invoice.tax_no ?? '' },
    seller: { name: invoice.seller_name, taxNo: invoice.seller_tax_no },
    rows: rowsOf(lines),
    net: yuan(invoice.net_fen),
    tax: yuan(invoice.tax_fen),
    sum: yuan(invoice.amount_fen),
    capitals: inCapitals(invoice.amount_fen),
    notes: [
      `订单号 ${invoice.order_code}`,
      ...(invoice.kind === 'SPECIAL'
        ? [
            ...labelOf('购方地址、电话：', [invoice.address, invoice.phone].filter(Boolean).join(' ') || null),
            ...labelOf('购方开户行及账号：', [invoice.bank, invoice.account].filter(Boolean).join(' ') || null)
          ]
        : [])
    ],
    sample: mode === 'demonstration'
  }
}

/** px, the width of a page's picture: a phone's screen at three of its own a px. */
const PICTURE_WIDTH = 1170
const DENSITY = (72 * PICTURE_WIDTH) / 595.28

export interface DrawnPaper {
  pdf: Buffer
  /** PNG of each page, from the same drawing. */
  pages: Buffer[]
}

/** Draws an invoice in a process of its own: a Chinese font takes much memory while it is cut down to what is used. */
export async function drawPaper(invoice: InvoiceRecord, lines: readonly LineRecord[], mode: Mode): Promise<DrawnPaper> {
  const setting = spawn(process.execPath, [TYPESETTER], { stdio: ['pipe', 'pipe', 'pipe', 'pipe'] })
  const exitCode = new Promise<number | null>((resolve, reject) => {
    setting.once('error', reject)
    setting.once('close', resolve)
  })
  const errorText = text(setting.stderr)
  const pdf = buffer(setting.stdout)
  const svgText = text(setting.stdio[3] as Readable)
  setting.stdin.on('error', () => undefined) // it ended early, and its code says so
  setting.stdin.end(JSON.stringify(wordsOn(invoice, lines, mode)))
  const code = await exitCode
  if (code !== 0) throw new Error(`Invoice ${invoice.invoice_code} could not be drawn: ${await errorText}`)
  const pages: Buffer[] = []
  for (const svg of JSON.parse(await svgText) as string[]) pages.push(await pictureOf(svg))
  return { pdf: await pdf, pages }
}

const pictureOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: DENSITY, unlimited: true })
    .resize({ width: PICTURE_WIDTH })
    .png({ palette: true, colours: 64 })
    .toBuffer()
