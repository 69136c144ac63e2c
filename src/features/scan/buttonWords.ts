import { defineMessages } from '@/i18n'

/** The button's alone: home holds them, and of the others nothing. */
export const scanButtonWords = defineMessages('scanButton', { scan: '扫一扫' }, { scan: 'Scan' })
