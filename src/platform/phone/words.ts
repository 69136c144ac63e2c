import { defineMessages } from '@/i18n'

export const phoneWords = defineMessages('phone', { dial: '请拨打 {number}' }, { dial: 'Please call {number}' })
