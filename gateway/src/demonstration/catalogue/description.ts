/** The description of a product, as HTML in one language: headings, paragraphs, lists and drawn pictures. */
import { pictureUrl, type Shape } from '../art'
import type { Family, Item, Pair } from './families/family'
import type { Finish } from './types'

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

interface Described {
  family: Family
  item: Item
  finishes: Finish[]
  shape: Shape
}

/** `language` 0 is Chinese, 1 is English. */
export function descriptionHtml({ family, item, finishes, shape }: Described, language: 0 | 1): string {
  const say = (pair: Pair) => escape(pair[language])
  const words = (zh: string, en: string) => (language === 0 ? zh : en)
  const picture = (finish: Finish | undefined, view: 'scene' | 'detail' | 'angle') =>
    `<p><img src="${pictureUrl(family.kind, finish ?? 'white', view, { shape })}" alt="${say(item.name)}" width="800" height="800"></p>`
  const views = ['detail', 'angle'] as const
  const stories = family.stories.map(([heading, text], index) => {
    const view = views[index]
    return `<h3>${say(heading)}</h3><p>${say(text)}</p>${view ? picture(view === 'angle' ? (finishes[1] ?? finishes[0]) : finishes[0], view) : ''}`
  })
  const service = family.installs
    ? words(
        '送达后 24 小时内联系预约上门安装，基础安装不收费。超出基础范围的材料按收费标准，安装前会先报价。',
        'We call within 24 hours of delivery to arrange installation. Basic installation is free; any extra materials are quoted before work starts.'
      )
    : words(
        '签收后七天内，商品完好可以退货。质量问题由我们承担运费。',
        'Return it unused within seven days of delivery. If something is wrong with it, we pay return shipping.'
      )
  return (
    `<h2>${say(item.name)}</h2><p>${say(item.line)}</p>${picture(finishes[0], 'scene')}` +
    stories.join('') +
    `<h3>${words('用着顺手的小地方', 'Thoughtful touches')}</h3><ul>${family.points.map((point) => `<li>${say(point)}</li>`).join('')}</ul>` +
    `<h3>${words('配送与售后', 'Delivery and service')}</h3><p>${service}</p>`
  )
}
