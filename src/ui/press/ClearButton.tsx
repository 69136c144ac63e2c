import { View } from '@tarojs/components'
import { Icon } from '../text/Icon'
import { Pressable } from './Pressable'
import './ClearButton.scss'

interface ClearButtonProps {
  /** What it empties, e.g. 清空搜索词. */
  label: string
  onTap: () => unknown
  className: string
}

/** The cross in a disc at the end of a search box. */
export const ClearButton = ({ label, onTap, className }: ClearButtonProps) => (
  <Pressable className={className} label={label} onTap={onTap}>
    <View className="ui-clear__cross">
      <Icon name="close" size={12} color="white" />
    </View>
  </Pressable>
)
