export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '店铺商品',
  enablePullDownRefresh: true
})
