import { defineMessages } from '@/i18n'

/** Words of the recipes that stand on a product. */
export const briefWords = defineMessages(
  'recipeBrief',
  {
    brief: '用它做 {count} 道菜',
    all: '全部食谱'
  },
  {
    brief: '{count|1 recipe for it|{count} recipes for it}',
    all: 'All recipes'
  }
)
