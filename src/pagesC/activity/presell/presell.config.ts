export default definePageConfig({
  navigationStyle: 'custom',
  enablePullDownRefresh: true,
  ...(process.env.TARO_ENV === 'weapp' ? { enableShareAppMessage: true, enableShareTimeline: true } : {})
})
