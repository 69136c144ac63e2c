import { defineMessages } from '@/i18n'

/** Words of the categories tab. */
export const categoryWords = defineMessages(
  'category',
  {
    title: '分类',
    search: '搜索商品、型号、品类',
    all: '全部',
    allOf: '{name}，全部',
    categories: '商品分类',
    emptyTitle: '分类正在整理中',
    emptyNote: '先去首页看看有什么新东西',
    goHome: '去首页',
    loading: '正在加载分类',
    popular: '本类热卖',
    recommended: '推荐',
    recommendedTitle: '为你推荐',
    noneTitle: '这一类暂时没有商品',
    noneNote: '看看别的分类'
  },
  {
    title: 'Categories',
    search: 'Search products and models',
    all: 'All',
    allOf: '{name}, all',
    categories: 'Product categories',
    emptyTitle: 'Categories are on their way',
    emptyNote: "Meanwhile, see what's new on the home page",
    goHome: 'Back to home',
    loading: 'Loading categories',
    popular: 'Best sellers',
    recommended: 'For you',
    recommendedTitle: 'You may like',
    noneTitle: 'Nothing in this category yet',
    noneNote: 'Try another category'
  }
)
