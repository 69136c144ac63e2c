import { defineMessages } from '@/i18n'

/** Words of codes that are compared and never read. */
export const longCodeWords = defineMessages(
  'longCode',
  { show: '查看校验值', fold: '收起校验值', copy: '复制' },
  { show: 'Show checksums', fold: 'Hide checksums', copy: 'Copy' }
)
