import type { DemonstrationAllowance, DemonstrationEmployeeOffer } from '../areas/employee'

/** Quotas of those on file, ¥20,000 and 8 pieces a year, with the codes that open them. */
export const employeeAllowances: readonly DemonstrationAllowance[] = [
  { employeeNo: 'QH1001', inviteCode: 'QHYUANGQNG26', familyCode: 'QHJZRENCD226' },
  { employeeNo: 'QH1002', inviteCode: 'QHCHENYU2226', familyCode: 'QHCHENJZ2226' }
].map((offer) => ({ ...offer, pieces: 8, fen: 2_000_000 }))

/** What the demonstration shop sells to its employees: large ones cost two pieces of the quota; the last begins later. */
export const employeeOffers: readonly DemonstrationEmployeeOffer[] = [
  { skuCode: 'QBF5602-S11', priceFen: 397_425, pieces: 2 },
  { skuCode: 'QKL5108-W11', priceFen: 299_925, pieces: 2 },
  { skuCode: 'QXG0805-W11', priceFen: 119_925, pieces: 2 },
  { skuCode: 'QYC8008-K11', priceFen: 119_925, pieces: 2 },
  { skuCode: 'QXC6030-K11', priceFen: 132_930 },
  { skuCode: 'QKX4566-K11', priceFen: 55_930 },
  { skuCode: 'QCF1620-C11', priceFen: 32_130 },
  { skuCode: 'QPY5072-S11', priceFen: 31_430 },
  { skuCode: 'QFC2218-W11', priceFen: 25_830 },
  { skuCode: 'QYS3016-W11', priceFen: 27_930 },
  { skuCode: 'QJX3018-W11', priceFen: 10_430 },
  { skuCode: 'QFS2630-A11', priceFen: 32_130, startsInDays: 2 }
].map((offer) => ({ pieces: 1, allotment: 40, startsInDays: -1, endsInDays: 90, ...offer }))
