/**
 * What of the host the mini-program uses. Taro's runtime carries every component and call there is; lightRuntime.cjs leaves
 * it these (spare.test.mjs holds the sources to both lists).
 */

/** Components that are drawn, and the ones Taro's runtime needs by itself. */
export const usedComponents = [
  ...[
    'Button',
    'Canvas',
    'Image',
    'Input',
    'Label',
    'Map',
    'RichText',
    'ScrollView',
    'Text',
    'Textarea',
    'Video',
    'View'
  ],
  ...['Block', 'Slot', 'SlotView', 'NativeSlot', 'Script']
]

/** Calls of Taro's own list that it makes promises of. What is not in that list answers as the host does. */
export const usedCalls = [
  'canvasToTempFilePath',
  'chooseInvoiceTitle',
  'chooseLocation',
  'compressImage',
  'disableAlertBeforeUnload',
  'downloadFile',
  'enableAlertBeforeUnload',
  'getClipboardData',
  'getImageInfo',
  'getNetworkType',
  'hideLoading',
  'login',
  'makePhoneCall',
  'navigateBack',
  'navigateTo',
  'openDocument',
  'openLocation',
  'openSetting',
  'pageScrollTo',
  'previewImage',
  'redirectTo',
  'requestSubscribeMessage',
  'saveImageToPhotosAlbum',
  'scanCode',
  'setClipboardData',
  'setKeepScreenOn',
  'setNavigationBarColor',
  'showLoading',
  'showModal',
  'showToast',
  'stopPullDownRefresh',
  'switchTab',
  'uploadFile',
  'vibrateLong'
]
