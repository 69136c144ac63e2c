/** The partner programme: what its staff decide of somebody, as they hear of it. */
import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import { note } from './inbox'

/** RESIGN: a new version of the contract waits for their signature. LEAVE: the work is over for good. */
export type PartnerNews =
  | { kind: 'VERIFY' }
  | { kind: 'REFUSE'; reason: Words }
  | { kind: 'SUSPEND' }
  | { kind: 'RESUME' }
  | { kind: 'RESIGN' }
  | { kind: 'LEAVE' }

const PAGES = {
  person: 'pagesC/parner/validate',
  contract: 'pagesC/parner/signature',
  account: 'pagesB/basicInformation/index'
}

type Letter = Readonly<{ title: Words; body: Words; page: string }>

const LETTERS: Readonly<Record<Exclude<PartnerNews['kind'], 'REFUSE'>, Letter>> = {
  VERIFY: {
    title: { zh: '合伙人身份核验通过', en: 'Your identity is confirmed' },
    body: { zh: '签好合伙人协议，就可以分享赚佣金', en: 'Sign the partner contract, then share and earn' },
    page: PAGES.contract
  },
  SUSPEND: {
    title: { zh: '合伙人资格已暂停', en: 'Your partner work is paused' },
    body: {
      zh: '新的分享暂不计佣金，已有的收益不受影响。有疑问请联系客服',
      en: 'New shares earn nothing for now; what you have earned stays. Ask our service if in doubt'
    },
    page: PAGES.account
  },
  RESUME: {
    title: { zh: '合伙人资格已恢复', en: 'Your partner work goes on' },
    body: { zh: '分享重新计佣金', en: 'Your shares earn again' },
    page: PAGES.account
  },
  RESIGN: {
    title: { zh: '合伙人协议有新版本', en: 'The partner contract has a new version' },
    body: { zh: '签好新版后，分享才继续计佣金', en: 'Your shares earn again once you have signed it' },
    page: PAGES.contract
  },
  LEAVE: {
    title: { zh: '你已退出合伙人计划', en: 'You have left the partner programme' },
    body: {
      zh: '已有的收益一年内仍可提现。有疑问请联系客服',
      en: 'What you have earned can be withdrawn within a year. Ask our service if in doubt'
    },
    page: PAGES.account
  }
}

const letterOf = (news: PartnerNews): Letter =>
  news.kind === 'REFUSE'
    ? {
        title: { zh: '合伙人身份核验没有通过', en: 'Your identity is not confirmed' },
        body: news.reason,
        page: PAGES.person
      }
    : LETTERS[news.kind]

/** Tells somebody what the staff decided of their work as a partner; in the caller's transaction. */
export function tellOfPartner(db: Db, userId: string, news: PartnerNews, now: Date): Promise<void> {
  const event = `partner:${news.kind}:${now.getTime()}`
  return note(db, userId, { ...letterOf(news), event, target: 'ACCOUNT', kind: 'SERVICE' }, now)
}
