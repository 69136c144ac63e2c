import { defineMessages } from '@/i18n'

/** Words of narrowing a list. */
export const filterWords = defineMessages(
  'filter',
  {
    filter: '筛选',
    filterOn: '筛选，已选 {count} 项',
    reset: '重置',
    more: '展开',
    less: '收起',
    min: '最低金额',
    max: '最高金额',
    swapped: '最低高于最高，已为你对调',
    chosen: '已选条件',
    remove: '去掉 {name}',
    clear: '清空条件'
  },
  {
    filter: 'Filter',
    filterOn: 'Filter, {count} chosen',
    reset: 'Reset',
    more: 'More',
    less: 'Less',
    min: 'Lowest',
    max: 'Highest',
    swapped: 'The lowest was above the highest, so we swapped them',
    chosen: 'Chosen filters',
    remove: 'Remove {name}',
    clear: 'Clear filters'
  }
)
