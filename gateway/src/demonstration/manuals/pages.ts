/** What stands on the pages of a manual: cover, contents and a page for each chapter. */
import type { Words } from '../../core/words'
import type { Pair } from '../catalogue/families/family'
import { chapterTitles, FIRST_CHAPTER, type ManualSource } from './index'

const dangers: Record<ManualSource['kind']['dangers'][number], Pair[]> = {
  heat: [
    ['使用中和刚用完时表面很热，请勿触摸，防止烫伤。', 'Its surface is hot during and after use. Do not touch it.'],
    ['让儿童远离正在工作的机器。', 'Keep children away while it works.']
  ],
  water: [
    [
      '不要用湿手插拔电源插头，机身不能泡水。',
      'Never touch the plug with wet hands, and never put the appliance in water.'
    ],
    ['发现漏水先关水阀、断电，再联系服务。', 'If it leaks, close the water and unplug it, then contact service.']
  ],
  gas: [
    [
      '闻到燃气味时关闭总阀、开窗，不要开关任何电器。',
      'If you smell gas, close the main valve, open windows and switch nothing on or off.'
    ],
    ['使用时保持通风，不要长时间离开。', 'Air the room while it is on, and do not leave it alone for long.']
  ],
  moving: [
    ['运转时不要伸手，也不要放入异物。', 'Keep hands and objects out while it moves.'],
    ['清洁、移动前先关机并拔下插头。', 'Switch it off and unplug it before cleaning or moving.']
  ]
}

const always: Pair[] = [
  [
    '请使用 220V、有可靠接地的单独插座，不要和其他大功率电器共用插线板。',
    'Use a grounded 220 V socket of its own, never a strip shared with other strong appliances.'
  ],
  ['电源线损坏时请停止使用，由服务人员更换。', 'Stop using it when the cord is damaged, and have service replace it.'],
  ['儿童和行动不便的人应在有人看护时使用。', 'Children and people who need help should use it with somebody present.'],
  [
    '不要自行拆开或改装，内部没有可以自行维修的部件。',
    'Do not open or change it: nothing inside can be repaired at home.'
  ],
  ['长时间不用请拔下插头。', 'Unplug it when it is not used for long.']
]

/** A part of a page, as `typeset.mjs` sets it. */
export type Block = { kind: string } & Record<string, unknown>

export interface ManualPage {
  /** Absent on the cover, which has neither head nor number. */
  chapter?: string
  head: string
  content: Block[]
}

interface Said extends ManualSource {
  say(pair: Pair): string
  /** The product's parameters, as its page has them. */
  parameters: readonly { name: Words; value: Words }[]
}

/** Rows of the product's page that the cover tells, or that are of a shop. */
const names = new Set(['Brand', 'Colours', 'Warranty'])

/** The chapters in the order of `chapterTitles`. */
const chapters: ((of: Said) => Block[])[] = [
  ({ say, kind }) => [
    { kind: 'bullets', rows: [...kind.dangers.flatMap((danger) => dangers[danger]), ...always].map(say) }
  ],
  ({ say, kind }) => [
    {
      kind: 'parts',
      points: kind.parts.map(([, x, y]) => [x, y]),
      caption: say(['图 1　外观', 'Figure 1: outside'])
    },
    { kind: 'numbered', rows: kind.parts.map(([name]) => say(name)) }
  ],
  ({ say, kind, family }) => {
    const { side, top } = kind.clearance
    const [size] = family.sizes
    const measures = size && `${size.width} × ${size.height} × ${size.depth} mm`
    return [
      ...(side + top > 0
        ? [{ kind: 'clearance', side, above: top, caption: say(['图 2　四周留出的空间', 'Figure 2: room around it']) }]
        : []),
      { kind: 'numbered', rows: kind.place.map(say) },
      {
        kind: 'text',
        style: 'small',
        text: say([`机身尺寸：${measures}（宽 × 高 × 深）`, `Dimensions: ${measures} (W × H × D)`])
      }
    ]
  },
  ({ say, kind }) => [
    { kind: 'panel', keys: kind.keys.map(say), caption: say(['图 3　操作面板', 'Figure 3: control panel']) },
    { kind: 'numbered', rows: kind.use.map(say) },
    { kind: 'warning', text: say([`注意　${kind.note[0]}`, `Note: ${kind.note[1]}`]) }
  ],
  ({ say, kind }) => [
    {
      kind: 'warning',
      text: say(['清洁前请关机、断电，等机器冷却。', 'Switch it off, unplug it and let it cool before cleaning.'])
    },
    { kind: 'numbered', rows: kind.care.map(say) }
  ],
  ({ say, kind }) => [
    { kind: 'table', rows: kind.faults.map(([what, then]) => [say(what), say(then)]), share: 0.32 },
    {
      kind: 'text',
      text: say([
        '以上方法都没有用时，请停止使用，在商城「我的订单」里联系服务。',
        'If none of this helps, stop using it and contact service from your order in the store.'
      ])
    }
  ],
  ({ say, family, parameters }) => [
    {
      kind: 'table',
      rows: parameters
        .filter(({ name }) => !names.has(name.en))
        .map(({ name, value }) => [say([name.zh, name.en]), say([value.zh, value.en])]),
      share: 0.4
    },
    {
      kind: 'text',
      text: say([
        `整机保修 ${family.warrantyYears} 年，从签收之日算起。滤网、密封圈等易耗件不在保修范围。`,
        `The whole appliance is guaranteed for ${family.warrantyYears === 1 ? 'a year' : `${family.warrantyYears} years`} from delivery; filters, seals and the like are not.`
      ])
    }
  ]
]

/** The pages of a manual in a language; `parameters` are the product's. */
export function manualPages(source: ManualSource, parameters: Said['parameters'], language: 'zh' | 'en'): ManualPage[] {
  const { item, edition } = source
  const say = (pair: Pair): string => pair[language === 'zh' ? 0 : 1]
  const head = say([`栖禾 ${item.name[0]} ${item.model}`, `Qihe ${item.name[1]} ${item.model}`])
  const contents = say(['目录', 'Contents'])
  const titles = chapterTitles.map((title, index) => `${index + 1}　${say(title)}`)
  return [
    {
      head,
      content: [
        {
          kind: 'cover',
          brandName: say(['栖禾', 'QIHE']),
          title: say(['使用说明书', 'User manual']),
          name: say(item.name),
          model: item.model,
          foot: say([`第 ${edition} 版　请阅读后妥善保管`, `Edition ${edition}. Please read and keep`])
        }
      ]
    },
    {
      head,
      chapter: contents,
      content: [
        { kind: 'title', text: contents },
        { kind: 'contents', rows: titles.map((title, index) => [title, FIRST_CHAPTER + index]) }
      ]
    },
    ...chapters.map((chapter, index) => ({
      head,
      chapter: say(chapterTitles[index] ?? ['', '']),
      content: [{ kind: 'title', text: titles[index] }, ...chapter({ ...source, say, parameters })]
    }))
  ]
}
