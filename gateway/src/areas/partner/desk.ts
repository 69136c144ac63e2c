/** What the shop's staff do with partners; each says who did it. */
import { nextPartnerState } from '../../../../domain/partner/partner'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { asWritten } from '../../core/words'
import { leave, move, wrongState } from './joining'
import * as store from './store'

export type PartnerStep = 'verify' | 'refuse' | 'suspend' | 'resume' | 'leave'
export const PARTNER_STEPS: readonly PartnerStep[] = ['verify', 'refuse', 'suspend', 'resume', 'leave']

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
async function stepIn(db: Db, row: store.PartnerRecord, step: Exclude<PartnerStep, 'leave'>, now: Date, why: string) {
  if (step === 'suspend') return { event: 'SUSPEND', change: { suspended_at: now } } as const
  if (step === 'resume') {
    const newest = await store.holdNewestContract(db)
    const isCurrent = String(newest?.version) === row.contract_version
    return { event: isCurrent ? 'RESUME' : 'RESUME_OLD', change: { suspended_at: null } } as const
  }
  // nobody can look at what was not told
  if (row.id_hash === null) throw wrongState()
  if (step === 'verify') return { event: 'VERIFY', change: { verified_at: now, refused_reason: null } } as const
  const emptyIdentity = { id_hash: null, id_sealed: null, id_masked: null, name_sealed: null, name_masked: null }
  const refusal = { refused_reason: JSON.stringify(asWritten(why)), refused_at: now, tries: row.tries + 1 }
  return { event: 'REFUSE', change: { ...emptyIdentity, ...refusal } } as const
}

export async function actOnPartner(
  core: Pick<Core, 'db' | 'clock'>,
  userId: string,
  step: PartnerStep,
  { by, why = '资料未通过核验 Not confirmed' }: { by: string; why?: string }
): Promise<void> {
  if (step === 'leave') return leave(core, userId, by)
  await inTransaction(core.db, async (tx) => {
    const at = core.clock.date()
    // the contract before the partner, as a signature holds them
    const row = await (step === 'resume' ? holdBoth(tx, userId) : store.lockPartner(tx, userId))
    if (row === undefined) throw wrongState()
    const { event, change } = await stepIn(tx, row, step, at, why)
    if (nextPartnerState(row.state, event) === undefined) throw wrongState()
    await move(tx, row, { event, at, by, change })
  })
}

async function holdBoth(tx: Db, userId: string): Promise<store.PartnerRecord | undefined> {
  await store.holdNewestContract(tx)
  return store.lockPartner(tx, userId)
}

/** Issues a version; active partners sign again. */
export async function issueContract(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  text: store.ContractText,
  by: string
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const at = clock.date()
    const version = await store.addContract(tx, text, at, by)
    for (const userId of await store.askToResign(tx))
      await store.addEvent(tx, { user_id: userId, event: 'NEW_VERSION', state: 'RESIGN', by, at })
    return version
  })
}

/** The newest version again under the next number, with a line on when: what a demonstration changes. */
export async function reissueContract(core: Pick<Core, 'db' | 'clock'>, by: string): Promise<number> {
  const newest = await store.newestContract(core.db)
  if (newest === undefined) throw wrongState()
  const { title, intro, sections } = newest
  const text = {
    zh: `本版为第 ${newest.version + 1} 版，取代此前各版。`,
    en: `This is version ${newest.version + 1}; it takes the place of those before.`
  }
  const rest = sections.filter((section) => section.title.en !== 'Version')
  return issueContract(core, { title, intro, sections: [...rest, { title: { zh: '版本', en: 'Version' }, text }] }, by)
}
