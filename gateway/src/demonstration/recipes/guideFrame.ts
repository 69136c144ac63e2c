/** How an installation guide is written down, and what many have in common. */
import { namedPictureUrl, pictureUrl, type Kind } from '../art'
import type { Finish } from '../art/finish'
import type { DemonstrationGuide } from '../../core/catalogue-recipes'

type Pair = [zh: string, en: string]
type Measure = [name: Pair, mm: number, note: Pair]
type Fee = [name: Pair, yuan: number, unit: Pair, note: Pair]

const words = ([zh, en]: Pair) => ({ zh, en })
export const none: Pair = ['', '']
export const once: Pair = none
export const each: Pair = ['个', 'each']
export const metre: Pair = ['米', 'metre']

export const basic = (zh: string, en: string): Fee => [['基础安装', 'Basic installation'], 0, once, [zh, en]]
export const hole: Fee = [
  ['打孔', 'Drilling'],
  80,
  each,
  ['混凝土墙，砖墙不收费', 'Through concrete; brick walls are free']
]
export const farther: Fee = [
  ['远程上门', 'Long distance'],
  60,
  once,
  ['离服务网点 50 公里以上', 'More than 50 km from the service outlet']
]
export const removal: Fee = [
  ['旧机拆除', 'Taking the old one down'],
  50,
  each,
  ['只拆不装', 'Without fitting it elsewhere']
]
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
    'The fitter checks surface and parts with you; damage is photographed and replaced.'
  ]
]
const teach: [Pair, Pair] = [
  ['试机和讲解', 'Test and show'],
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
  steps: [Pair, Pair][],
  fees: Fee[]
): DemonstrationGuide {
  return {
    guideCode,
    name: words(name),
    picture: pictureUrl(kind, finish, 'cutout'),
    figure: namedPictureUrl(`figure-${guideCode}-${measures.map(([, mm]) => mm).join('-')}`),
    categoryCodes,
    minutes,
    prepare: prepare.map(words),
    measures: measures.map(([title, mm, note]) => ({ name: words(title), mm, note: words(note) })),
    steps: [arrive, ...steps, teach].map(([title, text]) => ({ title: words(title), text: words(text) })),
    fees: fees.map(([title, yuan, unit, note]) => ({
      name: words(title),
      fen: yuan * 100,
      unit: words(unit),
      note: words(note)
    }))
  }
}
