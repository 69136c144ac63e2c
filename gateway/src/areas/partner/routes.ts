import type { Area } from '../../core/area'
import { partnerSchema } from './schema'

/** The partner programme's first half: who is a partner, who they are, and what they signed. */
export const partnerArea: Area = {
  name: 'partner',
  schema: partnerSchema,
  routes: {}
}
