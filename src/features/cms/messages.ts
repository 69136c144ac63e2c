import { defineMessages } from '@/i18n'

/** Words that decorated pages say by themselves. */
export const cmsWords = defineMessages(
  'cms',
  {
    more: '更多',
    search: '搜索',
    searchFor: '搜索：{hint}',
    slide: '第 {index} 张，共 {count} 张',
    taken: '已抢 {percent}%',
    takenNone: '刚开抢',
    takenAll: '已抢光',
    selfOperated: '自营',
    shopFacts: '{products} 件商品 · 已售 {sold}',
    enterShop: '进店逛逛',
    tabs: '推荐分类',
    parts: '本页内容',
    close: '关闭',
    loading: '正在加载',
    opensSoon: '商城即将开业，请过些时候再来',
    nothingHere: '这里暂时没有商品',
    switchLanguage: 'EN',
    switchLanguageName: 'Switch to English'
  },
  {
    more: 'More',
    search: 'Search',
    searchFor: 'Search: {hint}',
    slide: '{index} of {count}',
    taken: '{percent}% sold',
    takenNone: 'Just started',
    takenAll: 'Sold out',
    selfOperated: 'Official',
    shopFacts: '{products|1 product|{products} products} · {sold} sold',
    enterShop: 'Visit shop',
    tabs: 'Recommended by category',
    parts: 'On this page',
    close: 'Close',
    loading: 'Loading',
    opensSoon: 'This shop opens soon. Please come back later',
    nothingHere: 'Nothing here yet',
    switchLanguage: '中',
    switchLanguageName: '切换到中文'
  }
)
