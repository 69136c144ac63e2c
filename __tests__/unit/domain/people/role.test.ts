import fc from 'fast-check'
import { GRANTED_ROLES, isSeen, mayDo, ROLE_TABLE, rolesOf, type Matter, type Role } from '@domain/people/role'

const matters = Object.keys(ROLE_TABLE.VISITOR) as Matter[]
const roles = Object.keys(ROLE_TABLE) as Role[]

describe('the table of roles', () => {
  it('lets nobody do what they do not see', () => {
    for (const role of roles)
      for (const matter of matters) if (mayDo([role], matter)) expect(isSeen([role], matter)).toBe(true)
  })

  it('lets a visitor browse alone', () => {
    expect(matters.filter((matter) => mayDo(['VISITOR'], matter))).toEqual(['SHOP'])
  })

  it('gives each granted role one thing that a shopper has not, and no other role’s', () => {
    const more = (role: Role) => matters.filter((matter) => mayDo([role], matter) && !mayDo(['SHOPPER'], matter))
    expect(GRANTED_ROLES.map(more)).toEqual([['PARTNER_WORK'], ['EMPLOYEE_CARD'], ['DEALER_CARD']])
  })

  it('lets several roles do what one of them may, and takes nothing of another away', () => {
    fc.assert(
      fc.property(fc.subarray([...GRANTED_ROLES]), fc.constantFrom(...matters), (grants, matter) => {
        const all = rolesOf(grants)
        expect(mayDo(all, matter)).toBe(all.some((role) => ROLE_TABLE[role][matter].may))
      })
    )
  })

  it('has no roles for a visitor', () => {
    expect(rolesOf(undefined)).toEqual(['VISITOR'])
    expect(rolesOf([])).toEqual(['SHOPPER'])
  })
})
