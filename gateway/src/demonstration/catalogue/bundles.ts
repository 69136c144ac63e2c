/** What is often bought together, and costs less then. */
import type { BundleRule } from '../../../../domain/goods/bundle'

/** A product, and what goes with it: SKU and how many yuan less. */
const beside = (spuCode: string, ...goods: [skuCode: string, offYuan: number][]): BundleRule[] =>
  goods.map(([skuCode, offYuan]) => ({ spuCode, skuCode, offFen: offYuan * 100 }))

export const bundles: BundleRule[] = [
  ...beside('QFC4083', ['QND4016-S21', 40], ['QHK1701-S11', 10]),
  ...beside('QYC9026', ['QZJ5201-K11', 100], ['QXW1368-K11', 200]),
  ...beside('QXG1012', ['QGY1002-W11', 200]),
  ...beside('QJS8012', ['QLX8001-W11', 30], ['QLX8003-W11', 20])
]
