/** What the shop's staff do with partners; each act says who did it. */
import { nextPartnerState } from '../../../../domain/partner/partner'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { actAtDesk, demandPermission, type DeskCore, type Staff } from '../../core/desk'
import { asWritten, type Words } from '../../core/words'
import { tellOfPartner, type PartnerNews } from '../message'
import { leave, move, wrongState } from './joining'
import * as store from './store'

export type PartnerStep = 'verify' | 'refuse' | 'suspend' | 'resume' | 'leave'
export const PARTNER_STEPS: readonly PartnerStep[] = ['verify', 'refuse', 'suspend', 'resume', 'leave']

/** Returns the partners that the staff see. */
export const partnerDesk = async ({ db }: Core) =>
  (await store.deskRows(db)).map((row) => ({
    userId: row.user_id,
    partnerCode: row.partner_code,
    state: row.state,
    told: row.told,
    name: row.name_masked,
    id: row.id_masked,
    version: row.contract_version,
    phone: row.phone
  }))

/** What each step changes besides the state. */
async function stepIn(db: Db, row: store.PartnerRecord, step: Exclude<PartnerStep, 'leave'>, now: Date, why: Words) {
  if (step === 'suspend') return { event: 'SUSPEND', change: { suspended_at: now } } as const
  if (step === 'resume') {
    const newest = await store.holdNewestContract(db)
    const isCurrent = String(newest?.version) === row.contract_version
    return { event: isCurrent ? 'RESUME' : 'RESUME_OLD', change: { suspended_at: null } } as const
  }
  // nobody can look at what was not told
  if (row.id_hash === null) throw wrongState()
  if (step === 'verify') return { event: 'VERIFY', change: { verified_at: now, refused_reason: null } } as const
  const forgotten = { id_hash: null, id_sealed: null, id_masked: null, name_sealed: null, name_masked: null }
  const refused = { refused_reason: JSON.stringify(why), refused_at: now, tries: row.tries + 1 }
  return { event: 'REFUSE', change: { ...forgotten, ...refused } } as const
}

const NOT_CONFIRMED: Words = { zh: '资料未通过核验', en: 'Your data could not be confirmed' }

const newsOf = (event: 'VERIFY' | 'REFUSE' | 'SUSPEND' | 'RESUME' | 'RESUME_OLD', reason: Words): PartnerNews => {
  if (event === 'REFUSE') return { kind: event, reason }
  return { kind: event === 'RESUME_OLD' ? 'RESIGN' : event }
}

/** Does an act of the staff on a partner. */
export const actOnPartner = (
  core: DeskCore,
  staff: Staff,
  { userId, step, why }: { userId: string; step: PartnerStep; why?: string }
): Promise<void> => {
  const reason = why === undefined ? NOT_CONFIRMED : asWritten(why)
  return actAtDesk(core, staff, { permission: 'PARTNERS', act: `partner.${step}`, about: userId }, async (tx, now) => {
    if (step === 'leave') {
      await leave({ ...core, db: tx }, userId, staff.who)
      return tellOfPartner(tx, userId, { kind: 'LEAVE' }, now)
    }
    // the contract before the partner, as a signature holds them
    const row = await (step === 'resume' ? holdBoth(tx, userId) : store.lockPartner(tx, userId))
    if (row === undefined) throw wrongState()
    const { event, change } = await stepIn(tx, row, step, now, reason)
    if (nextPartnerState(row.state, event) === undefined) throw wrongState()
    await move(tx, row, { event, now, by: staff.who, change })
    await tellOfPartner(tx, userId, newsOf(event, reason), now)
  })
}

async function holdBoth(tx: Db, userId: string): Promise<store.PartnerRecord | undefined> {
  await store.holdNewestContract(tx)
  return store.lockPartner(tx, userId)
}

const versionName = (version: number): string => `version ${version}`

/** Issues a version; partners who work sign again. */
export const issueContract = (core: DeskCore, staff: Staff, text: store.ContractText): Promise<number> =>
  actAtDesk(core, staff, { permission: 'PARTNERS', act: 'partner.contract', about: versionName }, async (tx, now) => {
    const version = await store.addContract(tx, text, now, staff.who)
    for (const userId of await store.askToResign(tx)) {
      await store.addEvent(tx, { user_id: userId, event: 'NEW_VERSION', state: 'RESIGN', by: staff.who, at: now })
      await tellOfPartner(tx, userId, { kind: 'RESIGN' }, now)
    }
    return version
  })

/** The newest version again under the next number, with a line on when: what a demonstration changes. */
export async function reissueContract(core: DeskCore, staff: Staff): Promise<number> {
  demandPermission(staff, 'PARTNERS')
  const newest = await store.newestContract(core.db)
  if (newest === undefined) throw wrongState()
  const { title, intro, sections } = newest
  const text = {
    zh: `本版为第 ${newest.version + 1} 版，取代此前各版。`,
    en: `This is version ${newest.version + 1}; it takes the place of those before.`
  }
  const kept = sections.filter((section) => section.title.en !== 'Version')
  const version = { title: { zh: '版本', en: 'Version' }, text }
  return issueContract(core, staff, { title, intro, sections: [...kept, version] })
}
