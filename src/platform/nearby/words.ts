import { defineMessages } from '@/i18n'

export const nearbyWords = defineMessages(
  'nearby',
  {
    refused: '没有位置权限，请选择城市查看',
    failed: '没能取得位置，请选择城市查看'
  },
  {
    refused: 'Location is not allowed. Please choose a city',
    failed: 'Your location could not be found. Please choose a city'
  }
)
