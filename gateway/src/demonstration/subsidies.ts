import type { DemonstrationSubsidy } from '../areas/subsidy'

/** Hangzhou and Shenzhen. */
const regionCodes = ['330100', '440300']

/** What is subsidised in the demonstration shop. */
export const subsidies: readonly DemonstrationSubsidy[] = [
  {
    categoryCode: 'C0401',
    name: { zh: '冰箱', en: 'Fridges' },
    budget: 1260,
    spuCodes: ['QBF4521', 'QBF5086', 'QBF5602', 'QBF4590']
  },
  {
    categoryCode: 'C0501',
    name: { zh: '洗衣机', en: 'Washers' },
    budget: 842,
    spuCodes: ['QXG1012', 'QXG1208', 'QXG1266']
  },
  {
    categoryCode: 'C07',
    name: { zh: '热水器', en: 'Heaters' },
    budget: 96,
    spuCodes: ['QRD6021', 'QRD8030', 'QRD6066']
  },
  {
    categoryCode: 'C0601',
    name: { zh: '空调', en: 'Air cons' },
    budget: 640,
    spuCodes: ['QKW3501', 'QKW3512', 'QKW3526', 'QKW2603']
  }
].map((plan) => ({ ...plan, regionCodes }))
