/** Who may see and do what: one table, asked by screens and, on every call, by the gateway. */
import { hasOwn } from '../check'

/** VISITOR: not logged in. SHOPPER: logged in. The others are shoppers with rights granted to them. */
export type Role = 'VISITOR' | 'SHOPPER' | 'PARTNER' | 'EMPLOYEE' | 'DEALER'
export const GRANTED_ROLES = ['PARTNER', 'EMPLOYEE', 'DEALER'] as const
export type GrantedRole = (typeof GRANTED_ROLES)[number]

/**
 * What the table is about: browsing, what is one's own, a partner's earnings and orders, an employee's card and prices,
 * a dealer's card and prices, and asking for a role.
 */
export type Matter =
  | 'SHOP'
  | 'OWN'
  | 'PARTNER_ENTRY'
  | 'PARTNER_WORK'
  | 'EMPLOYEE_ENTRY'
  | 'EMPLOYEE_CARD'
  | 'DEALER_ENTRY'
  | 'DEALER_CARD'

interface Right {
  /** A way to it is shown. */
  seen: boolean
  /** It is answered. */
  may: boolean
}

const both: Right = { seen: true, may: true }
const none: Right = { seen: false, may: false }
/** Shown, and leads to where it can be requested. */
const view: Right = { seen: true, may: false }

const visitor: Record<Matter, Right> = {
  SHOP: both,
  OWN: view,
  PARTNER_ENTRY: view,
  PARTNER_WORK: none,
  EMPLOYEE_ENTRY: view,
  EMPLOYEE_CARD: none,
  DEALER_ENTRY: none,
  DEALER_CARD: none
}
const shopper: Record<Matter, Right> = {
  ...visitor,
  OWN: both,
  PARTNER_ENTRY: both,
  EMPLOYEE_ENTRY: both,
  DEALER_ENTRY: both
}

export const ROLE_TABLE: Record<Role, Record<Matter, Right>> = {
  VISITOR: visitor,
  SHOPPER: shopper,
  PARTNER: { ...shopper, PARTNER_WORK: both },
  EMPLOYEE: { ...shopper, EMPLOYEE_CARD: both },
  DEALER: { ...shopper, DEALER_CARD: both }
}

/** All roles of somebody: `roles` is undefined for a visitor. */
export const rolesOf = (roles: readonly GrantedRole[] | undefined): Role[] =>
  roles === undefined ? ['VISITOR'] : ['SHOPPER', ...roles]

const has = (roles: readonly Role[], matter: Matter, what: keyof Right): boolean =>
  // a role that a newer gateway tells of is none here
  roles.some((role) => hasOwn(ROLE_TABLE, role) && ROLE_TABLE[role][matter][what])

/** Whether a way to it is shown; several roles see what one of them sees. */
export const isSeen = (roles: readonly Role[], matter: Matter): boolean => has(roles, matter, 'seen')

/** Returns whether one of these roles may act in a matter. */
export const mayDo = (roles: readonly Role[], matter: Matter): boolean => has(roles, matter, 'may')
