import { View } from '@tarojs/components'
import type { CaseSummary } from '@contract'
import { wayOf } from '../rules'
import '@/ui/layout/layout.scss'
import './list.scss'

/** How far a case is, as bars; what it says in words stands beside. */
export const Pips = ({ afterSale }: { afterSale: CaseSummary }) => {
  const way = wayOf(afterSale)
  return way.length === 0 ? null : (
    <View className="ui__row ui__align-stretch ui__fixed case-pips" aria-hidden>
      {way.map(({ station, state }) => (
        <View key={station} className={`case-pips__one case-pips__one--${state}`} />
      ))}
    </View>
  )
}
