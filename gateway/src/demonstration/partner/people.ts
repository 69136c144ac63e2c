/** Demonstration shoppers who asked to be partners and were refused. */
import type { DemonstrationPartner } from '../../areas/partner'

export const partners: readonly DemonstrationPartner[] = [{ userId: 'u_chen' }]
