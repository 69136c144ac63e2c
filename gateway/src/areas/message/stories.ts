/** Stories of old appliances, as their authors hear of them. */
import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import { note } from './inbox'

/** What somebody else made of a story; `prize`: the campaign's words for it. */
export type StoryNews = { kind: 'SHOWN' } | { kind: 'REFUSED'; reason: Words } | { kind: 'CHOSEN'; prize: Words }

const TITLES: Readonly<Record<StoryNews['kind'], Words>> = {
  SHOWN: { zh: '故事已展示', en: 'Your story is shown' },
  REFUSED: { zh: '故事没有通过', en: 'Your story is not shown' },
  CHOSEN: { zh: '你的故事入选了', en: 'Your story was chosen' }
}

function bodyOf(news: StoryNews): Words {
  switch (news.kind) {
    case 'SHOWN':
      return { zh: '谢谢分享，其他人已经能看到', en: 'Thank you. Others can read it now' }
    case 'REFUSED':
      return news.reason
    case 'CHOSEN':
      return {
        zh: `「${news.prize.zh}」，会有人联系你`,
        en: `“${news.prize.en}”. We will contact you`
      }
  }
}

/** Tells an author what became of a story as it was sent; in the caller's transaction. */
export function tellOfStory(
  db: Db,
  { userId, storyId, sentAt }: { userId: string; storyId: string; sentAt: Date },
  news: StoryNews,
  now: Date
): Promise<void> {
  const leads = { page: 'pagesB/myStory/myStory', target: 'STORY' as const }
  const event = `story:${storyId}:${sentAt.getTime()}:${news.kind}`
  return note(db, userId, { ...leads, event, kind: 'SERVICE', title: TITLES[news.kind], body: bodyOf(news) }, now)
}
