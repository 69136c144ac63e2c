/** The winter festival: an activity page that shows every block there is. */
import { namedPictureUrl, pictureUrl } from '../art'
import {
  pictureOf,
  sharePicture,
  toActivity,
  toCategories,
  toCategory,
  toCoupons,
  toLive,
  toNewest,
  toProduct,
  words
} from './links'
import type { Block, PageBody } from './types'

const activity = 'winter'

const brief = (picture: string, zh: string, en: string) => ({
  picture,
  alt: words(zh, en),
  ratio: 377,
  link: toActivity(activity)
})

const stage: Block = {
  id: 'winter-stage',
  type: 'hotZones',
  props: {
    picture: pictureOf('zones-winter'),
    alt: words('窗边的电饭煲、电水壶与加湿器', 'A rice cooker, a kettle and a humidifier'),
    ratio: 812,
    zones: [
      {
        left: 250,
        top: 400,
        width: 60,
        height: 60,
        label: words('电饭煲', 'Cookers'),
        marked: true,
        link: toProduct('QFD4110')
      },
      {
        left: 620,
        top: 560,
        width: 60,
        height: 60,
        label: words('电水壶', 'Kettles'),
        marked: true,
        link: toProduct('QHK1701')
      },
      {
        left: 840,
        top: 420,
        width: 60,
        height: 60,
        label: words('加湿器', 'Humidifiers'),
        marked: true,
        link: toNewest()
      },
      { left: 0, top: 0, width: 1000, height: 1000, label: words('全部好物', 'All offers'), link: toCategories() }
    ]
  }
}

const ways: Block = {
  id: 'winter-ways',
  type: 'richNav',
  props: {
    columns: 5,
    rows: 1,
    items: [
      {
        picture: pictureUrl('rice-cooker', 'apricot', 'cutout'),
        label: words('电饭煲', 'Rice cookers'),
        badge: words('热', 'Hot'),
        link: toCategory('C0201')
      },
      { picture: pictureUrl('oven', 'black', 'cutout'), label: words('烘焙', 'Baking'), link: toCategory('C02') },
      { picture: pictureUrl('fridge', 'white', 'cutout'), label: words('冰箱', 'Fridges'), link: toCategory('C0401') },
      { picture: pictureUrl('washer', 'white', 'cutout'), label: words('洗衣机', 'Laundry'), link: toCategory('C05') },
      { picture: pictureUrl('aircon', 'white', 'cutout'), label: words('空调', 'Air con'), link: toCategory('C06') },
      {
        picture: pictureUrl('dispenser', 'blue', 'cutout'),
        label: words('净饮', 'Purifiers'),
        badge: words('新', 'New'),
        link: toCategory('C08')
      },
      { picture: pictureUrl('vacuum', 'apricot', 'cutout'), label: words('清洁', 'Cleaning'), link: toCategory('C09') }
    ]
  }
}

const offers: Block[] = [
  {
    id: 'winter-coupons',
    type: 'couponRail',
    props: { shopCode: null, limit: 6, brief: brief(pictureOf('banner-hearth'), '暖冬好券', 'Winter coupons') }
  },
  {
    id: 'winter-strip',
    type: 'couponStrip',
    props: { title: words('店铺券', 'Shop coupons'), shopCode: 'QH-FLAGSHIP', limit: 4, more: toCoupons() }
  },
  {
    id: 'winter-film',
    type: 'video',
    props: {
      src: '/storage/videos/recipe-claypot-sausage-rice.mp4',
      poster: namedPictureUrl('dish-claypot-sausage-rice'),
      title: words('一锅暖饭', 'A warm pot of rice'),
      seconds: 48,
      brief: brief(pictureOf('banner-hearth'), '一锅暖饭', 'A warm pot of rice')
    }
  }
]

const parts: Block[] = [
  {
    id: 'winter-tabs',
    type: 'stickyTabs',
    props: {
      tabs: [
        { key: 'flash', label: words('限时秒杀', 'Flash sale'), blocks: ['winter-flash', 'winter-count'] },
        { key: 'kitchen', label: words('暖厨房', 'Kitchen'), blocks: ['winter-rice', 'winter-tabbed'] },
        { key: 'clean', label: words('洗烘', 'Laundry'), blocks: ['winter-laundry'] }
      ],
      brief: brief(pictureOf('banner-laundry'), '暖冬会场', 'Winter festival')
    }
  },
  {
    id: 'winter-flash',
    type: 'flashRail',
    props: {
      title: words('正在秒杀', 'On now'),
      limit: 12,
      more: toNewest(),
      brief: brief(pictureOf('banner-kitchen'), '限时秒杀', 'Flash sale')
    }
  },
  {
    id: 'winter-count',
    type: 'countdownRail',
    props: { title: words('快结束了', 'Ending soon'), source: { flash: true }, limit: 6 }
  },
  {
    id: 'winter-rice',
    type: 'productRail',
    props: {
      title: words('好饭先到', 'Better rice'),
      source: { spuCodes: ['QFC4083', 'QFD4110', 'QFD5120', 'QFB1601'] },
      limit: 6,
      more: toCategory('C0201')
    }
  },
  {
    id: 'winter-tabbed',
    type: 'productTabs',
    props: {
      limit: 4,
      tabs: [
        { key: 'bake', label: words('烘焙', 'Baking'), source: { spuCodes: ['QKX3512', 'QKX4520', 'QKZ5560'] } },
        { key: 'warm', label: words('热饮', 'Hot drinks'), source: { spuCodes: ['QHK1701', 'QHK1733', 'QHK1520'] } }
      ]
    }
  },
  {
    id: 'winter-laundry',
    type: 'storeCard',
    props: { shopCode: 'QH-FLAGSHIP', spuCodes: ['QXG1012', 'QGY1002', 'QXG1208'], link: toCategory('C05') }
  }
]

const rest: Block[] = [
  { id: 'winter-space', type: 'spacer', props: { heightPx: 8 } },
  {
    id: 'winter-cube',
    type: 'pictureCube',
    props: {
      layout: 'two',
      cells: [
        {
          picture: pictureOf('cube-water'),
          alt: words('即热饮水机', 'An instant hot-water dispenser'),
          title: words('三秒热水', 'Hot water'),
          subtitle: words('免安装', 'In three seconds'),
          tone: 'dark',
          link: toCategory('C0802')
        },
        {
          picture: pictureOf('cube-clean'),
          alt: words('青瓷绿无线吸尘器', 'A celadon cordless vacuum'),
          title: words('轻松打扫', 'Clean up'),
          subtitle: words('无线 · 防缠绕', 'Cordless'),
          tone: 'dark',
          link: toCategory('C0901')
        }
      ]
    }
  },
  {
    id: 'winter-best',
    type: 'productTiles',
    props: { title: words('大家都在买', 'Best sellers'), source: { spuCodes: ['QHK1701', 'QKZ4018'] }, limit: 2 }
  },
  {
    id: 'winter-shops',
    type: 'shopRail',
    props: {
      title: words('逛逛店铺', 'Shops to visit'),
      limit: 6,
      brief: brief(pictureOf('banner-cooling'), '逛逛店铺', 'Shops to visit')
    }
  },
  {
    id: 'winter-live',
    type: 'liveStrip',
    props: {
      title: words('边看边买', 'Live now'),
      limit: 6,
      more: toLive(),
      brief: { ...brief(pictureOf('live-banner-rice-cooker-2'), '边看边买', 'Live now'), link: toLive() }
    }
  },
  {
    id: 'winter-water',
    type: 'waterfall',
    props: {
      title: words('千元内好物', 'Under ¥1,000'),
      rule: { maxPriceFen: 100_000, inStock: true, sort: 'SALES' },
      limit: 12,
      more: toCategories(),
      inserts: [
        {
          after: 0,
          picture: pictureOf('cube-rice'),
          alt: words('一碗好饭', 'Good rice'),
          ratio: 1167,
          link: toCategory('C0201')
        },
        {
          after: 7,
          picture: pictureOf('cube-clean'),
          alt: words('轻松打扫', 'Easy cleaning'),
          ratio: 560,
          link: toCategory('C0901')
        }
      ],
      brief: brief(pictureOf('banner-kitchen'), '千元内好物', 'Under ¥1,000')
    }
  },
  {
    id: 'winter-rules',
    type: 'richText',
    props: {
      html: words(
        '<p><strong>活动说明</strong></p><p>1. 优惠券每人每券限领一次。</p><p>2. 秒杀价以付款页为准，售完恢复原价。</p>',
        '<p><strong>How it works</strong></p><p>1. One of each coupon per person.</p><p>2. The price at checkout applies; flash prices last while stocks last.</p>'
      )
    }
  },
  {
    id: 'winter-foot',
    type: 'footer',
    props: {
      lines: [words('价格与库存以付款页为准', 'Prices and stock as shown at checkout')],
      links: [
        { label: words('家电养护', 'Appliance care'), link: toActivity('shop') },
        { label: words('全部分类', 'All categories'), link: toCategories() }
      ],
      brief: brief(pictureOf('banner-parts'), '家电养护', 'Appliance care')
    }
  },
  {
    id: 'winter-float',
    type: 'floatingButton',
    props: {
      picture: pictureUrl('kettle', 'silver', 'cutout'),
      label: words('领券', 'Coupons'),
      side: 'left',
      link: toCoupons()
    }
  },
  {
    id: 'winter-popup',
    type: 'popupPicture',
    props: {
      picture: pictureOf('popup-winter'),
      alt: words('暖冬焕新：先领券', 'Winter festival: coupons first'),
      ratio: 1250,
      link: toCoupons()
    }
  }
]

export const winter: PageBody = {
  title: words('暖冬焕新', 'Winter Festival'),
  topBackground: 'linear-gradient(180deg, #8E1F1B 0%, #C4553B 50%, #F4F6F9 100%)',
  sharePicture: sharePicture('share-kitchen'),
  blocks: [
    stage,
    {
      id: 'winter-anchors',
      type: 'anchorBar',
      props: {
        items: [
          { label: words('领券', 'Coupons'), block: 'winter-coupons' },
          { label: words('视频', 'Film'), block: 'winter-film' },
          { label: words('会场', 'Offers'), block: 'winter-tabs' },
          { label: words('好物', 'Goods'), block: 'winter-water' }
        ]
      }
    },
    ...offers,
    ways,
    ...parts,
    ...rest
  ]
}
