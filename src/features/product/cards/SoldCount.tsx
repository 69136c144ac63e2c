import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { currentLocale } from '@/i18n'
import { soldCount } from '@/lib/counts'
import { cardWords } from './messages'

/** How many paid for it, by the count rule of spec 9.2; nothing when nobody did. */
export const SoldCount = observer(function SoldCount({ count, className }: { count: number; className?: string }) {
  return count > 0 ? (
    <Text className={className}>{cardWords('sold', { count: soldCount(count, currentLocale()) })}</Text>
  ) : null
})
