/** Choosing a SKU by its specification values. */

export interface SpecificationSku {
  skuCode: string
  specs: readonly { attrCode: string; valueCode: string }[]
  available: number
}

export interface SpecificationAttribute {
  attrCode: string
  values: readonly { valueCode: string }[]
}

/** Chosen value by attribute; attributes not chosen yet are absent. */
export type SpecificationChoice = Readonly<Record<string, string>>

function matches(sku: SpecificationSku, choice: SpecificationChoice, except?: string): boolean {
  return Object.entries(choice).every(
    ([attrCode, valueCode]) =>
      attrCode === except || sku.specs.some((spec) => spec.attrCode === attrCode && spec.valueCode === valueCode)
  )
}

/**
 * Values that still lead to a SKU, by attribute: those that go together with what is chosen in the *other* attributes,
 * so a chosen value can always be exchanged. Pass only the SKUs in stock to disable sold-out combinations too.
 */
export function possibleValues(
  attributes: readonly SpecificationAttribute[],
  skus: readonly SpecificationSku[],
  choice: SpecificationChoice
): Record<string, string[]> {
  const possible: Record<string, string[]> = {}
  for (const { attrCode, values } of attributes) {
    const fitting = skus.filter((sku) => matches(sku, choice, attrCode))
    possible[attrCode] = values
      .map((value) => value.valueCode)
      .filter((valueCode) =>
        fitting.some((sku) => sku.specs.some((spec) => spec.attrCode === attrCode && spec.valueCode === valueCode))
      )
  }
  return possible
}

/** The choice after a tap on a value: chosen, or taken back when it was chosen already. */
export function toggleValue(choice: SpecificationChoice, attrCode: string, valueCode: string): SpecificationChoice {
  const { [attrCode]: before, ...rest } = choice
  return before === valueCode ? rest : { ...rest, [attrCode]: valueCode }
}

/** The SKU of a choice; undefined while an attribute is open or no such combination is made. */
export function resolveSku<S extends SpecificationSku>(
  attributes: readonly SpecificationAttribute[],
  skus: readonly S[],
  choice: SpecificationChoice
): S | undefined {
  if (attributes.some((attribute) => choice[attribute.attrCode] === undefined)) return undefined
  return skus.find((sku) => matches(sku, choice))
}

/** The first attribute without a value, to be named in «please choose …». */
export function firstOpenAttribute<A extends SpecificationAttribute>(
  attributes: readonly A[],
  choice: SpecificationChoice
): A | undefined {
  return attributes.find((attribute) => choice[attribute.attrCode] === undefined)
}

/** The choice that names one SKU. */
export function choiceOf(sku: SpecificationSku): SpecificationChoice {
  return Object.fromEntries(sku.specs.map((spec) => [spec.attrCode, spec.valueCode]))
}

/** The SKU a page opens with: the asked one if it exists, else the first in stock, else the first. */
export function defaultSku<S extends SpecificationSku>(skus: readonly S[], skuCode?: string): S | undefined {
  return skus.find((sku) => sku.skuCode === skuCode) ?? skus.find((sku) => sku.available > 0) ?? skus[0]
}

/** The choice a page opens with; empty when there is no SKU. */
export function defaultChoice(skus: readonly SpecificationSku[], skuCode?: string): SpecificationChoice {
  const sku = defaultSku(skus, skuCode)
  return sku ? choiceOf(sku) : {}
}
