import { defineMessages } from '@/i18n'

/** What choosing a picture or a film says when something was refused. */
export const uploadWords = defineMessages(
  'upload',
  {
    scopeTitle: '需要相机权限',
    scopeNote: '在设置里允许使用相机，就能拍照上传',
    toSettings: '去设置',
    notNow: '暂不',
    systemTitle: '手机没有允许',
    systemNote: '请在手机的系统设置里允许微信使用相机和照片，再回来上传',
    failed: '没能打开相册，请稍后再试'
  },
  {
    scopeTitle: 'Camera access needed',
    scopeNote: 'Allow the camera in Settings to take a picture',
    toSettings: 'Settings',
    notNow: 'Not now',
    systemTitle: 'The phone refused',
    systemNote: 'Let WeChat use the camera and photos in the settings of your phone, then come back',
    failed: 'Your photos could not be opened. Please try again later'
  }
)
