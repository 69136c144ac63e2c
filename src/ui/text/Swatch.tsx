import { View } from '@tarojs/components'
import './Swatch.scss'

/** A spot of a colour beside its name, `#rrggbb`; its rim keeps white in sight. */
export const Swatch = ({ colour }: { colour: string }) => (
  <View className="ui-swatch" style={{ backgroundColor: colour }} />
)
