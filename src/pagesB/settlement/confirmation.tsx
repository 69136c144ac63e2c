import { View } from '@tarojs/components'

export default function Screen() {
  return <View>confirmation</View>
}
