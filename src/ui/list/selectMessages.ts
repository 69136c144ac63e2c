import { defineMessages } from '@/i18n'

/** Words of lists in which several can be selected. */
export const selectWords = defineMessages(
  'select',
  {
    manage: '管理',
    done: '完成',
    all: '全选',
    chosen: '已选 {count} 件',
    chooseDay: '选这天',
    dayChosen: '整天已选',
    undo: '撤销'
  },
  {
    manage: 'Manage',
    done: 'Done',
    all: 'Select all',
    chosen: '{count} selected',
    chooseDay: 'Select all of',
    dayChosen: 'All selected of',
    undo: 'Undo'
  }
)
