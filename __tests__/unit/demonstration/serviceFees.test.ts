/** @jest-environment node */
import { FEE_WORKS, LEAST_BILLS, priceOn } from '@domain/aftersale/serviceFee'
import { pictureFile } from '../../../gateway/src/demonstration/art'
import { demonstrationCatalogue } from '../../../gateway/src/demonstration/catalogue'

const all = demonstrationCatalogue.serviceFees?.() ?? { kinds: [], fees: [], regions: [], bills: [] }

it('every kind of a guide has fees of every work in every class of region, and basic installation is free', () => {
  const guides = demonstrationCatalogue.kitchen?.().guides ?? []
  expect(all.kinds.map(({ kindCode }) => kindCode).sort()).toEqual(guides.map(({ guideCode }) => guideCode).sort())
  for (const { kindCode, picture } of all.kinds) {
    expect(pictureFile(picture)).toBeDefined()
    for (const work of FEE_WORKS)
      for (const regionClass of [1, 2, 3]) {
        const fees = all.fees.filter(
          (fee) => fee.kindCode === kindCode && fee.work === work && fee.regionClass === regionClass
        )
        expect(fees.length).toBeGreaterThan(0)
        if (work === 'INSTALL')
          expect(
            priceOn(
              fees.filter(({ itemCode }) => itemCode === 'basic'),
              '2026-06-01'
            )?.fen
          ).toBe(0)
      }
  }
})

it('a fee has one price a day, and says itself in both languages', () => {
  const keys = all.fees.map(({ kindCode, work, itemCode, regionClass, validFrom }) =>
    [kindCode, work, itemCode, regionClass, validFrom].join(' ')
  )
  expect(new Set(keys).size).toBe(keys.length)
  for (const { name, note, unit } of all.fees)
    for (const words of [name, note, unit]) {
      expect(words.en).not.toMatch(/[\u4e00-\u9fff]/)
      expect(words.zh === '').toBe(words.en === '')
    }
})

it('bills are of fees that there are, of some kinds enough to say what most pay and of one too few', () => {
  const knownFees = new Set(all.fees.map(({ kindCode, work, itemCode }) => `${kindCode} ${work} ${itemCode}`))
  expect(
    all.bills.flatMap(({ kindCode, work, lines }) =>
      lines.filter(({ itemCode }) => !knownFees.has(`${kindCode} ${work} ${itemCode}`))
    )
  ).toEqual([])
  const countOf = (kind: string) => all.bills.filter(({ kindCode }) => kindCode === kind).length
  expect(countOf('hood')).toBeGreaterThanOrEqual(LEAST_BILLS)
  expect(countOf('washer')).toBeLessThan(LEAST_BILLS)
})
