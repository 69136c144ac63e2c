/** Roles that the brand grants and takes. */
import type { GrantedRole } from '../../../../domain/people/role'
import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import { note } from './inbox'

/** MOVED: another account is the employee of that number now. */
export type RoleNews =
  | { kind: 'GRANTED'; role: GrantedRole }
  | { kind: 'REFUSED'; role: 'DEALER' }
  | { kind: 'TAKEN'; role: GrantedRole }
  | { kind: 'MOVED'; role: 'EMPLOYEE' }

const NAMES: Readonly<Record<GrantedRole, Words>> = {
  PARTNER: { zh: '合伙人', en: 'partner' },
  EMPLOYEE: { zh: '员工', en: 'employee' },
  DEALER: { zh: '经销商', en: 'dealer' }
}

function wordsOf({ kind, role }: RoleNews): { title: Words; body: Words } {
  const { zh, en } = NAMES[role]
  const taken = { zh: `${zh}身份已取消`, en: `Your ${en} role has ended` }
  switch (kind) {
    case 'GRANTED':
      return {
        title: { zh: `${zh}申请通过`, en: `Your ${en} request is granted` },
        body: { zh: `你的账号现在是${zh}身份`, en: `Your account has the ${en} role now` }
      }
    case 'REFUSED':
      return {
        title: { zh: `${zh}申请没有通过`, en: `Your ${en} request is refused` },
        body: {
          zh: '有变化时，可以在个人信息里再申请',
          en: 'If things change, apply again in your personal information'
        }
      }
    case 'TAKEN':
      return {
        title: taken,
        body: {
          zh: '相关的入口不再可用，有疑问请联系客服',
          en: 'What came with it is closed. Ask our service if in doubt'
        }
      }
    case 'MOVED':
      return {
        title: taken,
        body: {
          zh: '你的工号绑定到了另一个账号。不是你本人操作，请联系客服',
          en: 'Your employee number is linked to another account. If it wasn’t you, ask our service'
        }
      }
  }
}

/** Tells a shopper of a role that somebody else granted, refused or took; in the caller's transaction. */
export function tellOfRole(db: Db, userId: string, news: RoleNews, now: Date): Promise<void> {
  const event = `role:${news.role}:${news.kind}:${now.getTime()}`
  const leads = { page: 'pagesB/basicInformation/index', target: 'ACCOUNT' as const }
  return note(db, userId, { ...leads, ...wordsOf(news), event, kind: 'SERVICE' }, now)
}
