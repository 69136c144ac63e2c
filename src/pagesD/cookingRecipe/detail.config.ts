export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '食谱',
  enableShareAppMessage: true,
  enableShareTimeline: true
})
