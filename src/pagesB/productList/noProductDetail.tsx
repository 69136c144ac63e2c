import { View } from '@tarojs/components'

export default function Screen() {
  return <View>noProductDetail</View>
}
