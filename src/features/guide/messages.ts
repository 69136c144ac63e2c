import { defineMessages } from '@/i18n'

/** Words of installation guides. */
export const guideWords = defineMessages(
  'guide',
  {
    kinds: '选产品',
    empty: '还没有安装指南',
    toProducts: '去逛逛',
    visit: '上门约 {count} 分钟',
    visitHours: '上门约 {count} 小时',
    prepare: '先准备好',
    measures: '量一量',
    figure: '{name}的安装尺寸图，数字和下面对应，单位毫米',
    mm: '{count} 毫米',
    steps: '师傅怎么装',
    video: '看看怎么装',
    fees: '收费标准',
    allFees: '全部收费',
    book: '预约安装',
    free: '免费',
    perUnit: '{price}/{unit}',
    feeNote: '先报价、您同意后再施工；没有列出的项目不收费。',
    brief: '安装指南',
    briefNote: '尺寸、步骤和收费',
    briefFree: '{name}免费，{count} 项另计',
    briefAllFree: '{name}免费'
  },
  {
    kinds: 'Choose a product',
    empty: 'No installation guides yet',
    toProducts: 'See products',
    visit: 'About {count} min',
    visitHours: 'About {count} h',
    prepare: 'Have this ready',
    measures: 'Measure first',
    figure: 'Measures for the {name}, numbered as below, in millimetres',
    mm: '{count} mm',
    steps: 'What the installer does',
    video: 'See it installed',
    fees: 'Fees',
    allFees: 'All fees',
    book: 'Book installation',
    free: 'Free',
    perUnit: '{price} {unit}',
    feeNote: 'You are told the price and agree before work begins. What is not listed costs nothing.',
    brief: 'Installation guide',
    briefNote: 'Measures, steps and fees',
    briefFree: '{name} free, {count} extras cost',
    briefAllFree: '{name} free'
  }
)
