export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '店铺筛选',
  enablePullDownRefresh: true
})
