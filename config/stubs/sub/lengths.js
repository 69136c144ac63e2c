// Lengths that scripts write count by the app's own unit, not by the host's type size.
import Taro from '@tarojs/taro'

const { pxTransform } = Taro
Taro.pxTransform = (...args) => pxTransform.apply(Taro, args).replace(/(-?[\d.]+)rem\b/g, 'calc(var(--rem) * $1)')
