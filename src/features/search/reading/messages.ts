import { defineMessages } from '@/i18n'

/** Words of what there is to read among the results. */
export const readingWords = defineMessages(
  'reading',
  {
    recipe: '食谱',
    recipeNote: '{minutes} 分钟 · {count} 人做过',
    help: '帮助',
    helpNote: '看答案',
    manual: '说明书',
    manualNote: '型号 {model}，在线看'
  },
  {
    recipe: 'Recipe',
    recipeNote: '{minutes} min · cooked by {count}',
    help: 'Help',
    helpNote: 'See the answer',
    manual: 'Manual',
    manualNote: 'Model {model}, read it here'
  }
)
