import { defineMessages } from '@/i18n'

/** Words of the parameters that stand on a product. */
export const parameterBriefWords = defineMessages(
  'parameterBrief',
  {
    all: '全部参数',
    energyGrade: '{grade} 级能效',
    brief: '主要参数'
  },
  {
    all: 'All specifications',
    energyGrade: 'Energy grade {grade}',
    brief: 'At a glance'
  }
)
