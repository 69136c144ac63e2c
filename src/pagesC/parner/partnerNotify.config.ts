export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '合伙人须知',
  enablePullDownRefresh: true
})
