import { defineMessages } from '@/i18n'

export const placeWords = defineMessages(
  'place',
  {
    scopeTitle: '需要位置权限',
    scopeNote: '在设置里允许使用位置，就能从地图上选收货地址；也可以自己填写',
    toSettings: '去设置',
    byHand: '自己填写',
    systemRefused: '手机没有允许微信使用位置，请在系统设置里打开，或自己填写地址',
    failed: '地图没能打开，请自己填写地址'
  },
  {
    scopeTitle: 'Location access needed',
    scopeNote: 'Allow location in Settings to pick your address on the map, or fill it in yourself',
    toSettings: 'Settings',
    byHand: 'Fill in',
    systemRefused:
      'Your phone does not let WeChat use your location. Turn it on in the system settings, or fill in the address',
    failed: 'The map could not be opened. Please fill in the address'
  }
)
