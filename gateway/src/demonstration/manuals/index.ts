/** Which products of the demonstration have a manual, and what its chapters are. */
import type { DemonstrationManual } from '../../areas/manual'
import { families } from '../catalogue/families'
import type { Family, Item, Pair } from '../catalogue/families/family'
import type { Kind } from '../art'
import { blender, hob, hood, kettle, oven, pressureCooker, riceCooker } from './cooking'
import { air, personal, purifier, vacuum } from './daily'
import { aircon, dishwasher, fridge, washer, waterHeater } from './home'
import type { ManualKind } from './kind'

const kinds: Partial<Record<Kind, ManualKind>> = {
  'rice-cooker': riceCooker,
  'pressure-cooker': pressureCooker,
  kettle,
  hood,
  'side-hood': hood,
  hob,
  dishwasher,
  oven,
  microwave: oven,
  'air-fryer': oven,
  blender,
  fridge,
  'fridge-slim': fridge,
  freezer: fridge,
  washer,
  dryer: washer,
  aircon,
  'aircon-tower': aircon,
  'water-heater': waterHeater,
  'gas-heater': waterHeater,
  purifier,
  dispenser: purifier,
  vacuum,
  robot: vacuum,
  'hair-dryer': personal,
  toothbrush: personal,
  fan: air,
  'air-purifier': air,
  humidifier: air
}

/** What a manual is drawn from. */
export interface ManualSource {
  family: Family
  item: Item
  kind: ManualKind
  edition: string
}

const MANUALS = 40
/** Models of a family in the order in which they get theirs. */
const turns = [0, 1, 2]

/** One of every kind, then second ones of the first kinds. */
function sourcesOf(): Map<string, ManualSource> {
  const sources = turns.flatMap((turn) =>
    families.flatMap((family): ManualSource[] => {
      const kind = kinds[family.kind]
      const item = family.items[turn]
      return kind && item ? [{ family, item, kind, edition: `${turn + 1}.${item.model.length % 3}` }] : []
    })
  )
  return new Map(sources.slice(0, MANUALS).map((source) => [source.item.model, source]))
}

let sources: Map<string, ManualSource> | undefined
/** Returns what each manual is made from, by model; built at the first call. */
export const manualSources = (): ReadonlyMap<string, ManualSource> => (sources ??= sourcesOf())

/** Each begins on a page of its own, after cover and contents. */
export const chapterTitles: readonly Pair[] = [
  ['安全须知', 'Safety'],
  ['各部件名称', 'Parts'],
  ['安放与首次使用', 'Placing and first use'],
  ['使用方法', 'How to use'],
  ['清洁与保养', 'Cleaning and care'],
  ['常见问题', 'Troubleshooting'],
  ['规格与保修', 'Specifications and warranty']
]
export const FIRST_CHAPTER = 3

/** Returns the path at which the gateway serves a model's manual. */
export const manualPath = (model: string, language: 'zh' | 'en'): string => `/storage/manuals/${model}-${language}.pdf`

/** Returns the manuals with their chapters, whose pages count from 1, and a file for each language. */
export const demonstrationManuals = (): DemonstrationManual[] =>
  [...manualSources().values()].map(({ item: { model }, edition }) => ({
    spuCode: `Q${model}`,
    edition,
    pages: FIRST_CHAPTER - 1 + chapterTitles.length,
    chapters: chapterTitles.map(([zh, en], index) => ({ title: { zh, en }, page: FIRST_CHAPTER + index })),
    file: { zh: manualPath(model, 'zh'), en: manualPath(model, 'en') }
  }))
