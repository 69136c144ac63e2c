/** What is told of invites, to who invited and who came. */
import type { InviteEnd } from '../../../../domain/activity/referral'
import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import { customerOf, maskName } from '../customer'
import { tellOfInvite, type InviteNews } from '../message'
import type { OpenInvite } from './store'

/** How somebody who came is named to who invited them. */
export async function friendOf(db: Db, invitedId: string | null): Promise<Words> {
  const customer = invitedId === null ? undefined : await customerOf(db, invitedId)
  return customer ? maskName(customer.nick_name) : { zh: '朋友', en: 'A friend' }
}

/** What who invited hears of an invite that came to nothing; nothing where their account is closed. */
export async function newsOfVoid(
  db: Db,
  invite: Pick<OpenInvite, 'invite_id' | 'inviter_id' | 'invited_id'>,
  end: InviteEnd
): Promise<InviteNews[]> {
  const { invite_id: inviteId, inviter_id: userId, invited_id: invitedId } = invite
  if ((await customerOf(db, userId)) === undefined) return []
  return [{ kind: 'VOID', inviteId, userId, end, friend: await friendOf(db, invitedId) }]
}

/** Tells what came of invites. Messages of several shoppers are written in the order of their ids. */
export async function tellAll(db: Db, news: readonly InviteNews[], now: Date): Promise<void> {
  for (const item of [...news].sort((a, b) => (a.userId < b.userId ? -1 : 1))) await tellOfInvite(db, item, now)
}
