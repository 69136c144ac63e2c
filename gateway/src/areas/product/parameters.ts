import type { DataOf } from '../../../../contract'
import { ENERGY_CODE, gradeIn } from '../../../../domain/goods/energy'
import type { ParameterGroup } from '../../catalogue/goods'
import type { Db } from '../../core/database/database'
import type { Visitor } from '../../core/identity/asker'
import { say } from '../../core/words'
import type { StoredDetail } from './schema'
import { missingProduct } from './service'
import { skusByCode } from './sku-rows'
import { categories, productOf, skuCodesOf, versionsOf } from './store'

type Reply = DataOf<'GET /o2pcm/v1/pub/product/parameters'>

/** A product's groups; one that was written before there were groups has its short table as one. */
const groupsOf = ({ parameterGroups, parameters }: StoredDetail): ParameterGroup[] =>
  parameterGroups ?? [
    {
      code: 'ALL',
      name: { zh: '参数', en: 'Specifications' },
      rows: parameters.map(({ name, value }, index) => ({ code: `ROW_${index}`, name, value }))
    }
  ]

/** What a product's versions are for a programme that takes some alone: their categories, and grades of their energy labels. */
export async function kindsOf(
  db: Db,
  spuCode: string
): Promise<{ skuCode: string; categoryCodes: string[]; energyGrade: number | undefined }[]> {
  const rows = await versionsOf(db, spuCode)
  return rows.map(({ sku_code: skuCode, spec_values: values, category_codes: categoryCodes, detail }) => {
    const line = groupsOf(detail)
      .flatMap((group) => group.rows)
      .find(({ code }) => code === ENERGY_CODE)
    const said = line && (line.by?.values[values[line.by.attrCode] ?? ''] ?? line.value)
    return { skuCode, categoryCodes, energyGrade: gradeIn(said?.zh ?? '') }
  })
}

/** All that is known of a SKU, by its own code or as the first of a product. */
export async function parametersOf(
  db: Db,
  query: { skuCode?: string; spuCode?: string },
  question: Visitor
): Promise<Reply> {
  const skuCode = query.skuCode ?? (query.spuCode === undefined ? undefined : (await skuCodesOf(db, query.spuCode))[0])
  const sku = skuCode === undefined ? undefined : (await skusByCode(db, [skuCode], question)).get(skuCode)
  const product = sku && (await productOf(db, sku.row.spuCode))
  if (!sku || !product) throw missingProduct()
  const { locale } = question
  const values = sku.facts.spec_values
  const leaf = (await categories(db)).find(({ category_code: code }) => code === product.category_code)
  return {
    sku: sku.row,
    model: product.model,
    categoryCode: leaf?.parent_code ?? product.category_code,
    groups: groupsOf(product.detail).map(({ code, name, rows }) => ({
      code,
      name: say(locale, name),
      rows: rows.map((row) => ({
        code: row.code,
        name: say(locale, row.name),
        value: say(locale, row.by?.values[values[row.by.attrCode] ?? ''] ?? row.value)
      }))
    }))
  }
}
