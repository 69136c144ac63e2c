/**
 * Wide pictures: home and category banners, cube cells. They carry no words; the app lays words over the left half
 * (banner) or the upper half (cube). Those for cards of a chat app (share) stand alone, with their goods in the middle.
 */
import type { Finish } from './finish'
import { circle, ellipse, paint, path, rect } from './paint'
import type { Kind } from './kinds'
import { standing } from './views'

/** Kind, finish, middle x, floor y, height. */
type Figure = [Kind, Finish, number, number, number]

interface BannerPlan {
  /** Width and height of the ground. */
  ground: [number, number]
  /** Left to right. */
  colours: [string, string, string]
  figures: Figure[]
}

const wide: [number, number] = [690, 260]
const category: [number, number] = [508, 162]
const tall: [number, number] = [340, 397]
const low: [number, number] = [340, 190]
const card: [number, number] = [500, 400]

const plans = {
  'banner-kitchen': {
    ground: wide,
    colours: ['#0B4FBF', '#2A7DF6', '#8FC0FF'],
    figures: [
      ['kettle', 'silver', 612, 222, 118],
      ['rice-cooker', 'white', 492, 228, 172]
    ]
  },
  'banner-cooling': {
    ground: wide,
    colours: ['#0A5F63', '#2C9C95', '#A9E0D2'],
    figures: [
      ['fridge', 'white', 486, 232, 200],
      ['fan', 'celadon', 612, 234, 150]
    ]
  },
  'banner-laundry': {
    ground: wide,
    colours: ['#8A4A22', '#D98A55', '#FBD9BC'],
    figures: [
      ['washer', 'apricot', 484, 230, 176],
      ['dryer', 'white', 614, 232, 158]
    ]
  },
  'banner-hearth': {
    ground: wide,
    colours: ['#8E3312', '#D8692F', '#F9B98A'],
    figures: [
      ['oven', 'black', 608, 228, 90],
      ['rice-cooker', 'apricot', 492, 230, 160]
    ]
  },
  'banner-wall': {
    ground: wide,
    colours: ['#8E3312', '#D8692F', '#F9B98A'],
    figures: [
      ['oven', 'black', 606, 228, 88],
      ['hood', 'black', 476, 146, 118],
      ['hob', 'black', 476, 228, 54]
    ]
  },
  'banner-parts': {
    ground: wide,
    colours: ['#EEF4FC', '#DCE8F7', '#C3D6EE'],
    figures: [
      ['inner-pot', 'silver', 474, 226, 92],
      ['filter', 'blue', 610, 228, 164]
    ]
  },
  'zones-winter': {
    ground: [690, 560],
    colours: ['#8E1F1B', '#B8402C', '#EBA873'],
    figures: [
      ['kettle', 'silver', 452, 500, 150],
      ['humidifier', 'white', 606, 500, 190],
      ['rice-cooker', 'apricot', 240, 506, 250]
    ]
  },
  'popup-winter': {
    ground: [560, 700],
    colours: ['#B02A1E', '#E2573A', '#FFC48C'],
    figures: [
      ['kettle', 'silver', 420, 560, 190],
      ['rice-cooker', 'apricot', 230, 570, 280]
    ]
  },
  'category-large-kitchen': {
    ground: category,
    colours: ['#EAF2FF', '#D3E4FF', '#B9D4FF'],
    figures: [
      ['hood', 'black', 404, 104, 92],
      ['hob', 'black', 404, 148, 40]
    ]
  },
  'category-small-kitchen': {
    ground: category,
    colours: ['#FFF1E2', '#FFE1C6', '#FFD3AE'],
    figures: [
      ['oven', 'apricot', 424, 142, 92],
      ['blender', 'white', 322, 144, 96]
    ]
  },
  'category-rice': {
    ground: category,
    colours: ['#FFF1E2', '#FFE1C6', '#FFD3AE'],
    figures: [
      ['rice-cooker', 'apricot', 424, 146, 110],
      ['kettle', 'white', 322, 144, 78]
    ]
  },
  'category-comfort': {
    ground: category,
    colours: ['#EAF6F0', '#D2ECDF', '#B8DFCC'],
    figures: [
      ['air-purifier', 'white', 444, 148, 112],
      ['humidifier', 'celadon', 352, 148, 100]
    ]
  },
  'category-fridge': {
    ground: category,
    colours: ['#E9F6F2', '#CFEBE1', '#B4DECF'],
    figures: [
      ['fridge', 'celadon', 432, 150, 132],
      ['fridge-slim', 'white', 346, 150, 112]
    ]
  },
  'category-laundry': {
    ground: category,
    colours: ['#EEF1FB', '#DCE2F7', '#C6D0F1'],
    figures: [
      ['dryer', 'white', 440, 148, 108],
      ['washer', 'silver', 344, 148, 116]
    ]
  },
  'category-air': {
    ground: category,
    colours: ['#E6F4FF', '#CDE7FE', '#B0D9FD'],
    figures: [
      ['aircon', 'white', 396, 92, 52],
      ['fan', 'blue', 456, 150, 78]
    ]
  },
  'category-hot-water': {
    ground: category,
    colours: ['#FFF0EA', '#FFDDD0', '#FFC7B2'],
    figures: [
      ['water-heater', 'white', 352, 122, 84],
      ['gas-heater', 'apricot', 456, 148, 124]
    ]
  },
  'category-water': {
    ground: category,
    colours: ['#E4F5FB', '#C9EAF6', '#A9DCEF'],
    figures: [
      ['purifier', 'white', 438, 148, 116],
      ['dispenser', 'blue', 346, 148, 124]
    ]
  },
  'category-cleaning': {
    ground: category,
    colours: ['#F0EEFA', '#E0DBF5', '#CCC4EE'],
    figures: [
      ['vacuum', 'apricot', 430, 146, 118],
      ['robot', 'white', 326, 148, 50]
    ]
  },
  'category-care': {
    ground: category,
    colours: ['#FDEEF3', '#FADBE5', '#F5C5D4'],
    figures: [
      ['hair-dryer', 'white', 430, 148, 112],
      ['toothbrush', 'celadon', 330, 146, 112]
    ]
  },
  'category-accessories': {
    ground: category,
    colours: ['#F1F4F8', '#E2E8F0', '#CFD8E4'],
    figures: [
      ['filter', 'blue', 444, 146, 112],
      ['inner-pot', 'silver', 338, 144, 66]
    ]
  },
  'cube-rice': {
    ground: tall,
    colours: ['#FFF3E8', '#FDE4D0', '#F8D0B2'],
    figures: [['rice-cooker', 'apricot', 204, 356, 204]]
  },
  'cube-water': {
    ground: low,
    colours: ['#E6F6FB', '#CFECF6', '#B6E0EF'],
    figures: [['dispenser', 'white', 276, 176, 142]]
  },
  'cube-clean': {
    ground: low,
    colours: ['#EFF6EE', '#DDEEDC', '#C7E2C8'],
    figures: [['vacuum', 'celadon', 264, 176, 138]]
  },
  'share-home': {
    ground: card,
    colours: ['#0B4FBF', '#2A7DF6', '#8FC0FF'],
    figures: [
      ['fridge', 'white', 118, 352, 262],
      ['washer', 'white', 384, 352, 196],
      ['rice-cooker', 'apricot', 250, 360, 150]
    ]
  },
  'share-kitchen': {
    ground: card,
    colours: ['#8E3312', '#D8692F', '#F9B98A'],
    figures: [
      ['oven', 'black', 140, 352, 150],
      ['rice-cooker', 'apricot', 330, 358, 212]
    ]
  },
  'share-story': {
    ground: card,
    colours: ['#FCE8C9', '#F6CF97', '#D98A55'],
    figures: [
      ['kettle', 'silver', 128, 350, 130],
      ['rice-cooker', 'apricot', 304, 358, 212]
    ]
  },
  'share-laundry': {
    ground: card,
    colours: ['#8A4A22', '#D98A55', '#FBD9BC'],
    figures: [
      ['washer', 'apricot', 146, 352, 236],
      ['dryer', 'white', 350, 352, 216]
    ]
  },
  'share-care': {
    ground: card,
    colours: ['#EEF4FC', '#DCE8F7', '#C3D6EE'],
    figures: [
      ['inner-pot', 'silver', 170, 340, 150],
      ['filter', 'blue', 350, 346, 224]
    ]
  }
} satisfies Record<string, BannerPlan>

/** Wide pictures by name. */
export type BannerName = keyof typeof plans
export const bannerNames = Object.keys(plans) as BannerName[]

/** Draws one banner at twice its ground, for sharp screens. */
export function drawBanner(name: BannerName): string {
  const plan: BannerPlan = plans[name]
  const [w, h] = plan.ground
  const [from, middle, to] = plan.colours
  const stop = (offset: number, colour: string) => `<stop offset="${offset}" stop-color="${colour}"/>`
  const ground =
    `<defs><linearGradient id="${name}-g" x2="1" y2=".35">${stop(0, from)}${stop(0.52, middle)}${stop(1, to)}</linearGradient></defs>` +
    rect(0, 0, w, h, 0, `url(#${name}-g)`)
  const shapes = name.startsWith('share-')
    ? circle(w / 2, h * 0.5, h * 0.52, '#fff', 'opacity=".13"') +
      ellipse(w / 2, h * 0.96, w * 0.62, h * 0.16, '#fff', 'opacity=".12"')
    : w > h
      ? circle(w * 0.8, h * 0.52, h * 0.76, '#fff', 'opacity=".13"') +
        circle(w * 0.8, h * 0.52, h * 0.52, '#fff', 'opacity=".12"') +
        path(
          `M0 ${h}V${h * 0.86}Q${w * 0.2} ${h * 0.7} ${w * 0.45} ${h * 0.92}T${w} ${h * 0.86}V${h}Z`,
          '#fff',
          'opacity=".1"'
        )
      : circle(w * 0.62, h * 0.66, w * 0.42, '#fff', 'opacity=".3"') +
        ellipse(w * 0.62, h * 0.9, w * 0.5, h * 0.1, '#fff', 'opacity=".35"')
  const figures = plan.figures
    .map(([kind, finish, cx, floor, height], index) =>
      paint(standing(kind, cx, floor, height), finish, `${name}-${index}-`)
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w * 2}" height="${h * 2}" viewBox="0 0 ${w} ${h}">${ground}${shapes}${figures}</svg>`
}
