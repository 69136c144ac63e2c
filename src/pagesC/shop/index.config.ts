export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '店铺',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true
})
