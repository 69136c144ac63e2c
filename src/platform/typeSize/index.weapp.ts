import Taro from '@tarojs/taro'

/** px of the chat app's letters from which on ours grow: its ordinary size is 16 or 17. */
const larger = 19
const largest = 22

let sizeClass: string | undefined

function asSet(): string {
  try {
    const { fontSizeSetting = 0 } = Taro.getAppBaseInfo() as { fontSizeSetting?: number }
    return fontSizeSetting >= largest ? 'ui-screen--type-3' : fontSizeSetting >= larger ? 'ui-screen--type-2' : ''
  } catch {
    return '' // a host older than the call
  }
}

/**
 * Class of a screen whose letters follow the chat app's own, 1.15 and 1.3 times as large (`config/typeSizes.cjs`): its rpx
 * follow nothing by themselves. The chat app begins anew when its letters are changed.
 */
export const typeClass = (): string => (sizeClass ??= asSet())
