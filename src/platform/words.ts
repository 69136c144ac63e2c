import { defineMessages } from '@/i18n'

/** Words a host port says itself: the clipboard's four (spec 8), a refused privacy guide, and the dialog's buttons. */
export const platformWords = defineMessages(
  'platform',
  {
    copied: '复制成功',
    copyFailed: '复制失败',
    copyEmpty: '复制的内容不能为空！',
    copyUnsupported: '浏览器不支持，请更换浏览器后重试',
    pasteFailed: '没能读取剪贴板，请长按输入框粘贴',
    privacyRefused: '没有同意隐私保护指引，这个功能暂时用不了',
    confirm: '确定',
    cancel: '取消',
    loading: '加载中'
  },
  {
    copied: 'Copied successfully',
    copyFailed: 'Copy failed',
    copyEmpty: 'The content to copy cannot be empty!',
    copyUnsupported: 'Browser not supported, please change browser and retry',
    pasteFailed: 'The clipboard could not be read. Please paste into the field',
    privacyRefused: 'This needs the privacy guide to be agreed to',
    confirm: 'OK',
    cancel: 'Cancel',
    loading: 'Loading'
  }
)
