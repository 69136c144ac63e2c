import { pages, subPackages, tabBarList } from './routes/table'

// pages, packages and tabs are the route table's; nothing is registered here by hand
const gallery = process.env.UI_GALLERY ? ['pages/gallery/gallery'] : []

export default defineAppConfig({
  pages: [...pages, ...gallery],
  subPackages,
  tabBar: { custom: true, color: '#3C3C3C', selectedColor: '#187BFF', backgroundColor: '#FFFFFF', list: tabBarList },
  window: {
    navigationStyle: 'custom',
    navigationBarTextStyle: 'black',
    backgroundTextStyle: 'dark',
    backgroundColor: '#F4F6F9'
  },
  // on the timeline's single page the platform's bar stands above the page and not over its top
  singlePage: { navigationBarFit: 'squeezed' },
  sitemapLocation: 'sitemap.json',
  lazyCodeLoading: 'requiredComponents',
  // where a page's next step lies; what the pages of one package name together is 2 MB at most
  preloadRule: {
    'pages/index/index': { network: 'all', packages: ['pagesB', 'pagesC'] },
    'pages/classification/classification': { network: 'all', packages: ['pagesB'] },
    'pages/cart/cart': { network: 'all', packages: ['pagesB', 'pagesC'] },
    'pages/ucenter/index': { network: 'all', packages: ['pagesB', 'pagesC'] },
    // who buys and is not logged in goes to login
    'pagesB/productDetail/index': { network: 'all', packages: ['pagesC'] },
    'pagesC/custom/index': { network: 'all', packages: ['pagesB'] }
  },
  // the platform refuses an upload that calls one of these without naming it, and shows the reason when it asks
  requiredPrivateInfos: ['chooseLocation'],
  permission: { 'scope.userLocation': { desc: '用于在地图上选择收货地址' } },
  // WeChat's own switch for its privacy dialog
  __usePrivacyCheck__: true
})
