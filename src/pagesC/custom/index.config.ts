export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '活动专区',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true
})
