import { View } from '@tarojs/components'
import { late } from '@/late'
import './book.scss'

/** For who is not logged in alone. */
export const LateWritten = late('billWritten', async () => (await import('./Written')).Written, {
  waiting: ({ part }) => <View className={`bill-late bill-late--${part}`} aria-hidden />,
  retry: true
})
