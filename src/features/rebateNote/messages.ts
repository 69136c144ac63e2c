import { defineMessages } from '@/i18n'

/** Words of when a rebate comes. */
export const noteWords = defineMessages(
  'rebateNote',
  {
    PENDING: '收货 {count} 天后到账',
    due: '{day}到账',
    waits: '售后处理完再返',
    EARNED: '{day}到余额',
    VOID: '商品退了，{amount} 不返'
  },
  {
    PENDING: '{count|1 day|{count} days} after delivery',
    due: 'Due {day}',
    waits: 'Waiting for your case',
    EARNED: 'In your balance, {day}',
    VOID: 'Returned; no {amount}'
  }
)
