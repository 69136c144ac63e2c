/** What stands beside the lists of the zones: presales, the flash sale, group buys. */
import { words } from './links'
import type { Block, CmsPage } from './types'

const rules = (id: string, zh: string[], en: string[]): Block => {
  const list = (title: string, lines: string[]) =>
    `<p><strong>${title}</strong></p>${lines.map((line, index) => `<p>${index + 1}. ${line}</p>`).join('')}`
  return { id, type: 'richText', props: { html: words(list('活动说明', zh), list('How it works', en)) } }
}

const notice = (id: string, zh: string, en: string): Block => ({
  id,
  type: 'notice',
  props: { intervalMs: 0, lines: [{ text: words(zh, en) }] }
})

const page = (pageName: 'presell' | 'seckill' | 'groupbuy', title: [string, string], blocks: Block[]): CmsPage => ({
  path: `/pagesC/activity/${pageName}/${pageName}`,
  pageName,
  archivePages: [],
  default: { title: words(...title), blocks }
})

export const zonePages: CmsPage[] = [
  page(
    'presell',
    ['预售专区', 'Presale'],
    [
      notice(
        'presell-notice',
        '付定金前请看清尾款时间，定金不退',
        'Check the balance dates first: deposits aren’t refunded'
      )
    ]
  ),
  page(
    'seckill',
    ['限时秒杀', 'Flash sale'],
    [
      rules(
        'seckill-rules',
        ['下单后 15 分钟内付款，过时放回', '同一场两次没付款，这一场就不能再抢'],
        ['Pay within 15 minutes, or the piece goes back', 'After two unpaid orders a session is closed to you']
      )
    ]
  ),
  page(
    'groupbuy',
    ['拼团专区', 'Group buy'],
    [
      notice(
        'groupbuy-notice',
        '成团后按付款时的地址发货，请先核对地址',
        'Ships to the address used at payment: check it first'
      )
    ]
  )
]
