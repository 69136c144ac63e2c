/** A partner's standing, as they see it. */
import type { DataOf, PartnerFile, PartnerStanding } from '../../../../contract'
import { mayVerify, readRates, VERIFY_TRIES } from '../../../../domain/partner/partner'
import type { Db } from '../../core/database/database'
import { signer } from '../../core/files/signing'
import type { Asker, Visitor } from '../../core/identity/asker'
import { say, type Locale } from '../../core/words'
import { customerOrLogin, maskPhone } from '../customer'
import { systemParameter } from '../masterdata'
import { SIGNED_FOLDER } from './documents'
import * as store from './store'

const NOBODY: PartnerStanding = { state: 'NONE', triesLeft: VERIFY_TRIES, checking: false }

function standingIn(row: store.PartnerRecord, locale: Locale, nowMs: number): PartnerStanding {
  const next = mayVerify({ tries: row.tries, refusedAt: row.refused_at?.getTime() })
  const isRefused = row.state === 'REFUSED'
  return {
    state: row.state,
    triesLeft: Math.max(0, VERIFY_TRIES - row.tries),
    checking: row.state === 'APPLIED' && row.id_hash !== null,
    ...(isRefused && row.refused_reason ? { refusedReason: say(locale, row.refused_reason) } : {}),
    ...(isRefused && next !== 'never' && next > nowMs ? { retryAt: next } : {})
  }
}

export async function standingOf(db: Db, { userId, locale, nowMs }: Asker): Promise<PartnerStanding> {
  const row = await store.partnerRow(db, userId)
  const bar = (await store.isEmployee(db, userId)) ? ({ barred: 'EMPLOYEE' } as const) : {}
  return { ...(row === undefined ? NOBODY : standingIn(row, locale, nowMs)), ...bar }
}

/** The part of what is kept that its owner is shown again. */
export async function fileOf(db: Db, reader: Asker): Promise<PartnerFile> {
  const { phone } = await customerOrLogin(db, reader.userId)
  const [row, signature] = [await store.partnerRow(db, reader.userId), await store.newestSignature(db, reader.userId)]
  const sign = await signer(db, reader.nowMs)
  return {
    standing: await standingOf(db, reader),
    phoneMasked: maskPhone(phone),
    ...(row === undefined ? {} : { partnerCode: row.partner_code }),
    ...(row?.name_masked ? { nameMasked: row.name_masked } : {}),
    ...(row?.id_masked ? { idMasked: row.id_masked } : {}),
    ...(signature === undefined
      ? {}
      : {
          signed: {
            version: String(signature.version),
            signedAt: signature.signed_at.getTime(),
            shownHash: signature.shown_hash,
            finalHash: signature.final_hash,
            document: sign(`${SIGNED_FOLDER}${signature.signature_id}.pdf`)
          }
        })
  }
}

/** What partners earn by category (site parameter PARTNER_RATES), each with what sells best there. */
export async function notice(db: Db, reader: Visitor): Promise<DataOf<'GET /o2cum/v1/glz-partner/check-partner'>> {
  const { userId, locale } = reader
  const rates = readRates(await systemParameter(db, 'PARTNER_RATES'))
  const best = await store.bestOf(db, Object.keys(rates))
  return {
    standing: userId === undefined ? NOBODY : await standingOf(db, { ...reader, userId }),
    rates: best
      .map((rate) => ({
        categoryCode: rate.category_code,
        name: say(locale, rate.name),
        basisPoints: rates[rate.category_code] ?? 0,
        title: say(locale, rate.title),
        picture: rate.picture,
        priceFen: rate.price_fen
      }))
      .sort((a, b) => a.basisPoints - b.basisPoints || a.categoryCode.localeCompare(b.categoryCode))
  }
}
