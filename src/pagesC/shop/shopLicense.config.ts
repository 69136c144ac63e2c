export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '证照信息',
  enablePullDownRefresh: true
})
