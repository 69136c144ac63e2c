import { meats } from './meats'
import { plants } from './plants'
import { sweets } from './sweets'

/** What lies on a dish. */
export const toppings = { ...meats, ...plants, ...sweets }
export type ToppingName = keyof typeof toppings
