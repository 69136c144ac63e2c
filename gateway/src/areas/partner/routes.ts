import type { Area } from '../../core/area'
import { signer } from '../../core/files/signing'
import { askerOf, visitorOf } from '../../core/identity/asker'
import { say } from '../../core/words'
import { contractNow, SHOWN_FOLDER } from './documents'
import { apply, leave, sendCode, sendPicture, verify } from './joining'
import { partnerSchema } from './schema'
import { seedPartners } from './seed'
import { sign } from './signing'
import { fileOf, notice, standingOf } from './standing'

/** The partner programme's first half: who is a partner, who they are, and what they signed. */
export const partnerArea: Area = {
  name: 'partner',
  schema: partnerSchema,
  routes: {
    'GET /o2cum/v1/glz-partner/check-partner': (call) => notice(call.db, visitorOf(call)),
    'POST /o2cum/v1/glz-partner/create-partner': (call) => apply(call.db, askerOf(call)),
    'GET /o2cum/v1/partner/query': (call) => fileOf(call.db, askerOf(call)),
    'POST /o2cum/v1/partner/verify': verify,
    'GET /o2cum/v1/partner/contract': async (call) => {
      const { version, title, intro, sections, document_hash: hash } = await contractNow(call.core)
      return {
        version: String(version),
        title: say(call.locale, title),
        intro: say(call.locale, intro),
        sections: sections.map((section) => ({
          title: say(call.locale, section.title),
          text: say(call.locale, section.text)
        })),
        hash,
        document: (await signer(call.db, call.clock.now()))(`${SHOWN_FOLDER}${version}.pdf`)
      }
    },
    'POST /o2cum/v1/partner/contract': sign,
    'POST /o2cum/v1/partner/leave': async (call) => {
      await leave(call, call.shopper(), call.shopper())
      return { standing: await standingOf(call.db, askerOf(call)) }
    },
    'POST /o2cum/v1/sms/send-image-code': sendPicture,
    'POST /o2cum/v1/sms/send-verification-code': sendCode
  },
  seed: seedPartners
}
