export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '商品详情',
  enableShareAppMessage: true,
  enableShareTimeline: true
})
