/** Invoices, titles and offers for the page tests. */
import type { InvoiceDetail, InvoiceOffer, InvoiceSummary, InvoiceTitle } from '@contract'

/** A number whose check digit is right. */
export const taxNo = '91330106MA2C8K4R19'

export const title = (over: Partial<InvoiceTitle> = {}): InvoiceTitle => ({
  titleId: 'IT1',
  kind: 'COMPANY',
  name: '杭州云岭设计有限公司',
  taxNo,
  isDefault: true,
  ...over
})

const lines = [
  { title: '电饭煲', picture: '/storage/a.svg', quantity: 1, amountFen: 30_000 },
  { title: '运费', amountFen: 1_000 }
]

export const summary = (over: Partial<InvoiceSummary> = {}): InvoiceSummary => ({
  invoiceCode: 'IV1',
  kind: 'COMPANY',
  state: 'ISSUED',
  name: '杭州云岭设计有限公司',
  orderCode: 'O1',
  shopName: '栖禾旗舰店',
  lines,
  amountFen: 31_000,
  submittedAt: 1_790_000_000_000,
  ...over
})

export const invoice = (over: Partial<InvoiceDetail> = {}): InvoiceDetail => ({
  ...summary(),
  taxNo,
  netFen: 27_434,
  taxFen: 3_566,
  taxBasisPoints: 1300,
  seller: { name: '栖禾电器（宁波）有限公司', taxNo: '91330212MA5G7H8J3G' },
  issuingAt: 1_790_000_060_000,
  issuedAt: 1_790_000_090_000,
  invoiceNo: '26330000000000000001',
  file: '/storage/uploads/f_1.pdf',
  fileBytes: 86_000,
  pages: [1, 2].map((page) => `/storage/uploads/f_1${page}.png?until=1&sign=a`),
  changesLeft: 1,
  ...over
})

export const offer = (over: Partial<InvoiceOffer> = {}): InvoiceOffer => ({
  orderCode: 'O1',
  shopName: '栖禾旗舰店',
  rows: [
    {
      position: 0,
      title: '电饭煲',
      picture: '/a.svg',
      quantity: 1,
      goodsFen: 32_000,
      discountFen: 2_000,
      amountFen: 30_000
    },
    { position: 1, title: '水壶', picture: '/b.svg', quantity: 2, goodsFen: 10_000, discountFen: 0, amountFen: 10_000 }
  ],
  freightFen: 1_000,
  freightInvoiced: false,
  taxBasisPoints: 1300,
  readyBy: 1_790_000_000_000,
  ...over
})
