export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '食谱',
  ...(process.env.TARO_ENV === 'weapp' ? { enableShareAppMessage: true, enableShareTimeline: true } : {})
})
