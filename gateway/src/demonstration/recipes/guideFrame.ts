/** How an installation guide is written down, and what many have in common. */
import { namedPictureUrl, pictureUrl, type Kind } from '../art'
import type { Finish } from '../art/finish'
import type { CatalogueGuide } from '../../catalogue/kitchen'

type Pair = [zh: string, en: string]
type Measure = [name: Pair, mm: number, note: Pair]

const words = ([zh, en]: Pair) => ({ zh, en })

export const power: Pair = ['单独的三孔插座，有可靠地线', 'A three-pin socket of its own with a sound earth']
export const way: Pair = [
  '门和过道留 80 厘米以上，能搬得进来',
  'Doors and passages of 80 cm or more, so that it can be carried in'
]
export const home: Pair = ['安装时请家里有大人在', 'An adult at home during the visit']

const arrive: [Pair, Pair] = [
  ['开箱检查', 'Unpack and check'],
  [
    '和您一起看外观和配件，有磕碰当场拍照换新。',
    'The installer checks surface and parts with you; damage is photographed and replaced.'
  ]
]
const teach: [Pair, Pair] = [
  ['试机和讲解', 'Test and demo'],
  [
    '试运行，演示常用功能和清洁方法，收好包装。',
    'A test run, the usual functions and cleaning shown, and the packing taken along.'
  ]
]

export function guide(
  guideCode: string,
  [kind, finish]: [Kind, Finish],
  name: Pair,
  categoryCodes: string[],
  minutes: number,
  prepare: Pair[],
  measures: [Measure, Measure, Measure],
  steps: [Pair, Pair][]
): CatalogueGuide {
  return {
    guideCode,
    name: words(name),
    picture: pictureUrl(kind, finish, 'cutout'),
    figure: namedPictureUrl(`figure-${guideCode}-${measures.map(([, mm]) => mm).join('-')}`),
    categoryCodes,
    minutes,
    prepare: prepare.map(words),
    measures: measures.map(([title, mm, note]) => ({ name: words(title), mm, note: words(note) })),
    steps: [arrive, ...steps, teach].map(([title, text]) => ({ title: words(title), text: words(text) }))
  }
}
