import type { Area } from '../../core/area'
import { visitorOf } from '../../core/identity/asker'
import { waysToContact } from './service'

/** How service is reached; above what it leads to. */
export const contactArea: Area = {
  name: 'contact',
  routes: {
    'GET /o2md/v1/pub/contact-ways': (call) => waysToContact(call.core, call.db, visitorOf(call))
  }
}
