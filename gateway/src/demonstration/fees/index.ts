/** What the demonstration shop's service costs, by region class and with its history, and what was billed of it. */
import type { FeeBill, ServiceFee, ServiceFees } from '../../areas/fee'
import { FEE_WORKS, type ClassedRegion, type FeeWork, type RegionClass } from '../../../../domain/aftersale/serviceFee'
import { pictureUrl } from '../art'
import { hole, type Fee, type Pair } from './frame'
import { kindsOfService, worksOf, type KindOfService } from './kinds'

const words = ([zh, en]: Pair) => ({ zh, en })
const first = '2025-01-01'
const raiseDay = '2026-03-01'
const classes: RegionClass[] = [1, 2, 3]

/** Labour costs more in large cities and less far out, to five yuan; material costs the same everywhere. */
const factors: Record<RegionClass, number> = { 1: 1.2, 2: 1, 3: 0.9 }
const yuanIn = ({ part, yuan }: Fee, regionClass: RegionClass): number =>
  part === 'MATERIAL' || regionClass === 2 ? yuan : Math.round((yuan * factors[regionClass]) / 5) * 5

/** Drilling was cheaper once. */
const cheaperBefore = 10

function versionsOf(kindCode: string, work: FeeWork, fee: Fee): ServiceFee[] {
  const { itemCode, part, name, note, unit } = fee
  return classes.flatMap((regionClass) => {
    const fen = yuanIn(fee, regionClass) * 100
    const base = {
      kindCode,
      work,
      itemCode,
      regionClass,
      part,
      name: words(name),
      note: words(note),
      unit: words(unit)
    }
    if (itemCode !== hole.itemCode) return [{ ...base, validFrom: first, fen }]
    return [
      { ...base, validFrom: first, fen: fen - cheaperBefore * 100 },
      { ...base, validFrom: raiseDay, fen }
    ]
  })
}

const feesOf = (kind: KindOfService): ServiceFee[] => {
  const works: Record<FeeWork, Fee[]> = { INSTALL: kind.install, ...worksOf(kind) }
  return FEE_WORKS.flatMap((work) => works[work].flatMap((fee) => versionsOf(kind.kindCode, work, fee)))
}

const regions: ClassedRegion[] = [
  ...['110000', '310000', '440100', '440300'].map((regionCode) => ({ regionCode, regionClass: 1 as const })),
  ...['540000', '630000', '640000', '650000', '150000'].map((regionCode) => ({ regionCode, regionClass: 3 as const }))
]

/** Lines of every hundred bills: what so many of them had beside the basic work. */
type Mix = [share: number, lines: FeeBill['lines']][]

const mixes: { kindCode: string; bills: number; mix: Mix }[] = [
  {
    kindCode: 'hood',
    bills: 312,
    mix: [
      [62, []],
      [17, [{ itemCode: 'duct', count: 1 }]],
      [12, [{ itemCode: 'duct', count: 2 }]],
      [
        9,
        [
          { itemCode: 'duct', count: 2 },
          { itemCode: 'removal', count: 1 },
          { itemCode: 'opening', count: 1 }
        ]
      ]
    ]
  },
  {
    kindCode: 'aircon',
    bills: 184,
    mix: [
      [38, []],
      [34, [{ itemCode: 'copper', count: 1 }]],
      [20, [{ itemCode: 'bracket', count: 1 }]],
      [
        8,
        [
          { itemCode: 'copper', count: 2 },
          { itemCode: 'bracket', count: 1 }
        ]
      ]
    ]
  },
  {
    kindCode: 'heater',
    bills: 96,
    mix: [
      [71, []],
      [21, [{ itemCode: 'mixer', count: 1 }]],
      [
        8,
        [
          { itemCode: 'mixer', count: 1 },
          { itemCode: 'removal', count: 1 }
        ]
      ]
    ]
  },
  // too few to say what most pay
  { kindCode: 'washer', bills: 21, mix: [[100, []]] }
]

function billsOf({ kindCode, bills, mix }: (typeof mixes)[number]): FeeBill[] {
  const hundred = mix.flatMap(([share, lines]) => Array.from({ length: share }, () => lines))
  return Array.from({ length: bills }, (_, index) => ({
    kindCode,
    work: 'INSTALL' as const,
    regionClass: 2 as const,
    hoursAgo: 5 + index * 17,
    // 37 and 100 share no divisor: each share of the mix comes, spread over the year
    lines: [{ itemCode: 'basic', count: 1 }, ...(hundred[(index * 37) % 100] ?? [])]
  }))
}

/** Returns the kinds of service with their fees and regions, and past bills in hours ago. */
export const serviceFees = (): ServiceFees => ({
  kinds: kindsOfService.map(({ kindCode, drawn: [kind, finish], name, categoryCodes }) => ({
    kindCode,
    name: words(name),
    picture: pictureUrl(kind, finish, 'cutout'),
    categoryCodes
  })),
  fees: kindsOfService.flatMap(feesOf),
  regions,
  bills: mixes.flatMap(billsOf)
})
