import { defineMessages } from '@/i18n'

/** What saving a picture says. */
export const albumWords = defineMessages(
  'album',
  {
    saved: '已保存到相册',
    downloaded: '图片已下载',
    failed: '图片没能保存，请稍后再试',
    pressLong: '请长按图片保存',
    scopeTitle: '需要相册权限',
    scopeNote: '在设置里允许添加到相册，就能保存这张图片',
    toSettings: '去设置',
    notNow: '暂不',
    systemRefused: '请在手机的系统设置里允许微信访问相册'
  },
  {
    saved: 'Saved to your album',
    downloaded: 'Picture downloaded',
    failed: 'The picture could not be saved. Please try again later',
    pressLong: 'Press and hold the picture to save it',
    scopeTitle: 'Album access needed',
    scopeNote: 'Allow adding to the album in Settings to save this picture',
    toSettings: 'Settings',
    notNow: 'Not now',
    systemRefused: 'Please let WeChat use your photos in the settings of your phone'
  }
)
