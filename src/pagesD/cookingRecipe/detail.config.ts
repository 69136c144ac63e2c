export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '菜谱',
  enableShareAppMessage: true,
  enableShareTimeline: true
})
