export default defineAppConfig({
  pages: ['pages/index/index'],
  subPackages: [{ root: 'pagesC', pages: ['error/404'] }],
  window: { navigationStyle: 'custom', backgroundTextStyle: 'dark', navigationBarTextStyle: 'black' }
})
