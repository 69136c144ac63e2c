import type { ProductDetail, ProductSku } from '@contract'
import type { SpecificationChoice } from '@domain/goods/specification'

/** Picture of each value, by attribute and value. */
export type VersionPictures = Readonly<Record<string, Readonly<Record<string, string>>>>

const valueOf = (sku: ProductSku, attrCode: string): string | undefined =>
  sku.specs.find((spec) => spec.attrCode === attrCode)?.valueCode

/** Two versions that differ in this attribute alone look different. */
function changesPicture(attrCode: string, skus: readonly ProductSku[]): boolean {
  const versions = new Map<string, string>()
  return skus.some((sku) => {
    const rest = sku.specs
      .filter((spec) => spec.attrCode !== attrCode)
      .map((spec) => `${spec.attrCode}:${spec.valueCode}`)
      .sort()
      .join()
    const version = versions.get(rest)
    versions.set(rest, sku.picture)
    return version !== undefined && version !== sku.picture
  })
}

/** What each value would look like beside the rest of the choice, for attributes that change the picture. */
export function versionPictures(
  { attributes, skus }: Pick<ProductDetail, 'attributes' | 'skus'>,
  choice: SpecificationChoice
): VersionPictures {
  const fitting = (sku: ProductSku): number =>
    sku.specs.filter(({ attrCode, valueCode }) => choice[attrCode] === valueCode).length
  return Object.fromEntries(
    attributes
      .filter(({ attrCode }) => changesPicture(attrCode, skus))
      .map(({ attrCode, values }) => [
        attrCode,
        Object.fromEntries(
          values.flatMap(({ valueCode }) => {
            const having = skus.filter((sku) => valueOf(sku, attrCode) === valueCode)
            const [nearest] = having.sort((first, other) => fitting(other) - fitting(first))
            return nearest ? [[valueCode, nearest.picture]] : []
          })
        )
      ])
  )
}
