export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '店铺',
  enablePullDownRefresh: true,
  ...(process.env.TARO_ENV === 'weapp' ? { enableShareAppMessage: true, enableShareTimeline: true } : {})
})
