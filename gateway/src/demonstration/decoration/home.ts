/** The home page: its default body, one version for the winter season, and one that is over. */
import { moment } from '../../../../domain/day'
import { pictureUrl } from '../art'
import { homeRows } from '../catalogue/homeRows'
import {
  pictureOf,
  toActivity,
  toCategories,
  toCategory,
  toCoupons,
  toLive,
  toNewest,
  toProduct,
  toSeckill,
  toShop,
  toZone,
  words
} from './links'
import type { ArchivePage, BannerSlide, Block, BlockLink, CmsPage, LocalText, PageBody } from './types'

const kitchenSlide: BannerSlide = {
  picture: pictureOf('banner-kitchen'),
  alt: words('白色电饭煲与电水壶', 'A white rice cooker and a kettle'),
  title: words('暖冬焕新 厨房先行', 'Warm kitchen'),
  subtitle: words('低糖饭煲 · 24 小时预约', 'Low sugar, 24 h timer'),
  button: words('去看看', 'Shop now'),
  tone: 'light',
  link: toActivity('winter')
}

const coolingSlide: BannerSlide = {
  picture: pictureOf('banner-cooling'),
  alt: words('法式冰箱与循环扇', 'A French-door fridge and a fan'),
  title: words('鲜存一周 从容做饭', 'Fresh all week'),
  subtitle: words('冰箱一级能效 · 送货入户', 'Top energy rating'),
  button: words('挑冰箱', 'Shop fridges'),
  tone: 'light',
  link: toCategory('C0401')
}

const laundrySlide: BannerSlide = {
  picture: pictureOf('banner-laundry'),
  alt: words('奶茶杏洗衣机与干衣机', 'An apricot washer with a dryer'),
  title: words('冬天也有太阳味', 'Sun-dried feel'),
  subtitle: words('洗衣机与干衣机 成套更合拍', 'A matching pair'),
  button: words('看成套', 'Shop the pair'),
  tone: 'light',
  link: toActivity('laundry')
}

const shortcuts: Block = {
  id: 'home-categories',
  type: 'iconGrid',
  props: {
    columns: 5,
    items: [
      {
        picture: pictureUrl('rice-cooker', 'white', 'cutout'),
        label: words('电饭煲', 'Rice cookers'),
        link: toCategory('C0201')
      },
      { picture: pictureUrl('hood', 'black', 'cutout'), label: words('烟灶', 'Hoods & hobs'), link: toCategory('C01') },
      { picture: pictureUrl('fridge', 'white', 'cutout'), label: words('冰箱', 'Fridges'), link: toCategory('C0401') },
      { picture: pictureUrl('washer', 'white', 'cutout'), label: words('洗衣机', 'Laundry'), link: toCategory('C05') },
      { picture: pictureUrl('aircon', 'white', 'cutout'), label: words('空调', 'Air con'), link: toCategory('C06') },
      { picture: pictureOf('icon-group'), label: words('拼团', 'Group buys'), link: toZone('groupbuy') },
      { picture: pictureOf('icon-assist'), label: words('好友助力', 'Assists'), link: toZone('assistment') },
      { picture: pictureOf('icon-trial'), label: words('免费试用', 'Free trials'), link: toZone('productTrial') },
      { picture: pictureOf('icon-cash'), label: words('购物返现', 'Cash back'), link: toZone('returnProductList') },
      { picture: pictureOf('icon-all'), label: words('全部分类', 'All'), link: toCategories() }
    ]
  }
}

const activities: Block = {
  id: 'home-activities',
  type: 'iconGrid',
  props: {
    columns: 4,
    items: [
      { picture: pictureOf('icon-presale'), label: words('预售', 'Presale'), link: toZone('presell') },
      { picture: pictureOf('icon-subsidy'), label: words('换新补贴', 'Subsidy'), link: toZone('guobuPage') },
      { picture: pictureOf('icon-story'), label: words('旧家电故事', 'Stories'), link: toZone('myStory') },
      {
        picture: pictureOf('icon-employee'),
        label: words('员工内购', 'Employee price'),
        link: toZone('employeePurchase')
      }
    ]
  }
}

const cube: Block = {
  id: 'home-cube',
  type: 'pictureCube',
  props: {
    layout: 'oneLeftTwoRight',
    cells: [
      {
        picture: pictureOf('cube-rice'),
        alt: words('奶茶杏电饭煲', 'An apricot rice cooker'),
        title: words('一碗好饭', 'Good rice'),
        subtitle: words('低糖与 IH 系列', 'Low sugar and IH'),
        tone: 'dark',
        link: toCategory('C0201')
      },
      {
        picture: pictureOf('cube-water'),
        alt: words('即热饮水机', 'An instant hot-water dispenser'),
        title: words('三秒热水', 'Hot in three seconds'),
        subtitle: words('免安装', 'Just plug it in'),
        tone: 'dark',
        link: toCategory('C0802')
      },
      {
        picture: pictureOf('cube-clean'),
        alt: words('青瓷绿无线吸尘器', 'A celadon cordless vacuum'),
        title: words('轻松打扫', 'Easy cleaning'),
        subtitle: words('无线 · 防缠绕', 'Cordless, tangle-free'),
        tone: 'dark',
        link: toCategory('C0901')
      }
    ]
  }
}

const tabs: Block = {
  id: 'home-for-you',
  type: 'productTabs',
  props: {
    limit: 0,
    tabs: [
      { key: 'for-you', label: words('为你推荐', 'For you'), source: { scene: 'HOME' } },
      { key: 'kitchen', label: words('厨房', 'Kitchen'), source: { scene: 'HOME', categoryCode: 'C02' } },
      { key: 'laundry', label: words('洗护', 'Laundry'), source: { scene: 'HOME', categoryCode: 'C05' } },
      { key: 'climate', label: words('冷暖', 'Air con'), source: { scene: 'HOME', categoryCode: 'C06' } },
      { key: 'water', label: words('净饮', 'Purifiers'), source: { scene: 'HOME', categoryCode: 'C08' } }
    ]
  }
}

const liveStrip: Block = {
  id: 'home-live',
  type: 'liveStrip',
  props: {
    title: words('边看边买', 'Live now'),
    limit: 6,
    more: toLive(),
    brief: {
      picture: pictureOf('live-banner-rice-cooker-2'),
      alt: words('进直播间，边看边买', 'Watch live and shop'),
      ratio: 377,
      link: toLive()
    }
  }
}

interface NoticeLine {
  text: LocalText
  link: BlockLink
}

/** `news`: what is said before the shop's usual lines. */
const home = (slides: BannerSlide[], news: NoticeLine[] = []): PageBody => ({
  title: words('栖禾商城', 'Qihe Store'),
  topBackground: 'linear-gradient(180deg, #D8E8FF 0%, #F4F6F9 100%)',
  blocks: [
    {
      id: 'home-search',
      type: 'searchBar',
      props: { hint: words('IH 电饭煲 低糖', 'IH rice cooker'), showScan: true }
    },
    { id: 'home-banner', type: 'banner', props: { slides, autoplayMs: 4500 } },
    shortcuts,
    {
      id: 'home-notice',
      type: 'notice',
      props: {
        intervalMs: 4000,
        lines: [
          ...news,
          {
            text: words('旗舰店每天 23:00 前付款，当天发货', 'Flagship: order by 23:00, ships same day'),
            link: toShop('QH-FLAGSHIP')
          },
          {
            text: words(
              '大家电送货入户，安装一起预约',
              'In-home delivery on large appliances; book installation with it'
            )
          },
          { text: words('烟灶、空调、热水器含基础安装', 'Basic installation included on hoods, air con and heaters') }
        ]
      }
    },
    {
      id: 'home-coupons',
      type: 'couponStrip',
      props: { title: words('领券再买', 'Coupons for you'), shopCode: null, limit: 6, more: toCoupons() }
    },
    {
      id: 'home-flash',
      type: 'countdownRail',
      props: { title: words('限时秒杀', 'Flash sale'), source: { flash: true }, limit: 6, more: toSeckill() }
    },
    activities,
    cube,
    {
      id: 'home-new',
      type: 'productRail',
      props: {
        title: words('新品尝鲜', 'Just arrived'),
        subtitle: words('青瓷绿，新色上架', 'Now in celadon green'),
        source: { spuCodes: homeRows.newest },
        limit: 6,
        more: toNewest()
      }
    },
    liveStrip,
    { id: 'home-space', type: 'spacer', props: { heightPx: 4 } },
    {
      id: 'home-flagship',
      type: 'storeCard',
      props: {
        shopCode: 'QH-FLAGSHIP',
        spuCodes: homeRows.flagship,
        link: toShop('QH-FLAGSHIP')
      }
    },
    {
      id: 'home-best',
      type: 'productTiles',
      props: {
        title: words('大家都在买', 'Best sellers'),
        source: { spuCodes: homeRows.best },
        limit: 4,
        more: toCategories()
      }
    },
    tabs
  ]
})

/** `startedAt` is when the demonstration began, epoch ms; the dated versions are set around it. */
export function homePage(startedAt: number): CmsPage {
  const season: ArchivePage = {
    ...home(
      [laundrySlide, kitchenSlide, coolingSlide],
      [
        {
          text: words('冬日洗烘专场开始了，洗衣机、干衣机一起看', 'Winter laundry: washers and dryers together'),
          link: toCategory('C05')
        }
      ]
    ),
    activeFlag: true,
    // a coming version: it takes over by itself when its day comes
    startTime: moment(startedAt).add(14, 'day').valueOf(),
    endTime: moment(startedAt).add(44, 'day').valueOf()
  }
  const over: ArchivePage = {
    ...home([coolingSlide, kitchenSlide]),
    activeFlag: true,
    startTime: moment(startedAt).subtract(60, 'day').valueOf(),
    endTime: moment(startedAt).subtract(30, 'day').valueOf()
  }
  return {
    path: '/pages/index/index',
    pageName: 'index',
    default: home([kitchenSlide, coolingSlide, laundrySlide]),
    archivePages: [season, over]
  }
}

/** The banner of the account page asks to look at something to go with what was bought. */
export const accessorySlide: BannerSlide = {
  picture: pictureOf('banner-parts'),
  alt: words('内胆与滤芯', 'An inner pot and a filter'),
  title: words('换个芯 像新的', 'Like new again'),
  subtitle: words('原装滤芯与内胆', 'Genuine filters and pots'),
  tone: 'dark',
  link: toProduct('QLX8001')
}
