export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '店铺信息',
  enablePullDownRefresh: true
})
