import type { DemonstrationPresale } from '../areas/presale'

const yuan = (price: number, deposit: number, worth: number) => ({
  priceFen: price * 100,
  depositFen: deposit * 100,
  worthFen: worth * 100
})

/** Deposits until a day, the balance for four days from the evening after it, and goods five days later. */
const until = (endsInDays: number) => ({
  endsInDays,
  balanceInDays: endsInDays,
  balanceEndsInDays: endsInDays + 4,
  shipsInDays: endsInDays + 9
})

/** What the demonstration shop sells ahead: three take deposits, one is nearly booked; one begins later, and of one the balance is due. */
export const presales: readonly DemonstrationPresale[] = [
  { skuCode: 'QBF5086-W11', ...yuan(4_999, 200, 400), allotment: 200, booked: 153, ...until(20) },
  { skuCode: 'QXW1368-S11', ...yuan(2_999, 100, 200), allotment: 200, booked: 128, ...until(24) },
  { skuCode: 'QYC9031-K11', ...yuan(3_299, 100, 300), allotment: 150, booked: 136, ...until(28) },
  { skuCode: 'QBF4590-W11', ...yuan(4_599, 150, 150), allotment: 120, startsInDays: 2, ...until(40) },
  {
    skuCode: 'QXW1680-K11',
    ...yuan(3_599, 150, 300),
    allotment: 60,
    startsInDays: -9,
    bookedDaysAgo: 5,
    ...until(-2),
    balanceEndsInDays: 40,
    shipsInDays: 45
  }
].map((plan) => ({ limitEach: 2, startsInDays: -1, ...plan }))
