/** The activity pages: the site's own, one by name, and the one that Mine opens as a shop's. */
import { pictureOf, sharePicture, toActivity, toCategories, toCategory, toProduct, toShop, words } from './links'
import { winter } from './winter'
import type { BannerSlide, Block, CmsPage, PageBody } from './types'

const path = '/pagesC/custom/index'

const page = (pageName: string, body: PageBody): CmsPage => ({ path, pageName, archivePages: [], default: body })

const top = (id: string, slide: BannerSlide): Block => ({
  id,
  type: 'banner',
  props: { slides: [slide], autoplayMs: 0 }
})

const rules = (id: string, zh: string[], en: string[]): Block => {
  const list = (title: string, lines: string[]) =>
    `<p><strong>${title}</strong></p>${lines.map((line, index) => `<p>${index + 1}. ${line}</p>`).join('')}`
  return { id, type: 'richText', props: { html: words(list('活动说明', zh), list('How it works', en)) } }
}

const kitchen: PageBody = {
  title: words('暖冬厨房节', 'Warm Kitchen Week'),
  topBackground: 'linear-gradient(180deg, #A8401A 0%, #E58A4E 46%, #F4F6F9 100%)',
  sharePicture: sharePicture('share-kitchen'),
  blocks: [
    top('kitchen-top', {
      picture: pictureOf('banner-hearth'),
      alt: words('奶茶杏电饭煲与烤箱', 'An apricot rice cooker and an oven'),
      title: words('把冬天煮暖', 'Cook up some warmth'),
      subtitle: words('饭煲 · 烤箱 · 热水壶', 'Cookers, ovens and kettles'),
      tone: 'light',
      link: toCategory('C02')
    }),
    {
      id: 'kitchen-coupons',
      type: 'couponStrip',
      props: { title: words('先领券 再下锅', 'Grab a coupon first'), shopCode: null, limit: 6 }
    },
    {
      id: 'kitchen-notice',
      type: 'notice',
      props: {
        intervalMs: 4000,
        lines: [
          {
            text: words('洗烘成套专场也在进行，去看看', 'Also on now: Wash & Dry'),
            link: toActivity('laundry')
          },
          {
            text: words(
              '大家电送货入户，安装一起预约',
              'In-home delivery on large appliances; book installation with it'
            )
          }
        ]
      }
    },
    {
      id: 'kitchen-flash',
      type: 'countdownRail',
      props: { title: words('限时秒杀', 'Flash sale'), source: { flash: true }, limit: 10 }
    },
    {
      id: 'kitchen-cube',
      type: 'pictureCube',
      props: {
        layout: 'oneLeftTwoRight',
        cells: [
          {
            picture: pictureOf('cube-rice'),
            alt: words('奶茶杏电饭煲', 'An apricot rice cooker'),
            title: words('冬天的白米饭', 'Rice for cold days'),
            subtitle: words('柴火香 · 24 小时预约', 'Ready when you are'),
            tone: 'dark',
            link: toProduct('QFD4110')
          },
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
            title: words('饭后清扫', 'Clean up'),
            subtitle: words('无线 · 防缠绕', 'Cordless'),
            tone: 'dark',
            link: toCategory('C0901')
          }
        ]
      }
    },
    {
      id: 'kitchen-rice',
      type: 'productRail',
      props: {
        title: words('好饭先到', 'Better rice'),
        subtitle: words('低糖与 IH', 'Low-sugar and IH cookers'),
        source: { spuCodes: ['QFC4083', 'QFD4110', 'QFD5120', 'QFB1601', 'QPY5088', 'QFA4006'] },
        limit: 6,
        more: toCategory('C0201')
      }
    },
    {
      id: 'kitchen-tabs',
      type: 'productTabs',
      props: {
        limit: 8,
        tabs: [
          {
            key: 'bake',
            label: words('烘焙', 'Baking'),
            source: { spuCodes: ['QKX3512', 'QKX4520', 'QKZ5560', 'QWB2330', 'QPB1751', 'QKZ4018'] }
          },
          {
            key: 'warm',
            label: words('热饮', 'Hot drinks'),
            source: { spuCodes: ['QHK1701', 'QHK1733', 'QHK1520', 'QHK1715'] }
          },
          {
            key: 'tidy',
            label: words('洗碗', 'Washing up'),
            source: { spuCodes: ['QXW1368', 'QXW1680', 'QXW0812', 'QXW1699'] }
          }
        ]
      }
    },
    { id: 'kitchen-space', type: 'spacer', props: { heightPx: 12 } },
    rules(
      'kitchen-rules',
      [
        '优惠券领取后 7 天内有效，每人每券限领一次。',
        '秒杀价以付款页为准，售完恢复原价。',
        '大家电送货入户，运费按地址计算。'
      ],
      [
        'Coupons are valid for seven days, one of each per person.',
        'The price at checkout applies; flash prices last while stocks last.',
        'Large appliances are delivered into your home; shipping depends on the address.'
      ]
    )
  ]
}

const laundry: PageBody = {
  title: words('洗烘成套专场', 'Wash & Dry'),
  topBackground: 'linear-gradient(180deg, #F6DFC9 0%, #F4F6F9 100%)',
  sharePicture: sharePicture('share-laundry'),
  blocks: [
    top('laundry-top', {
      picture: pictureOf('banner-laundry'),
      alt: words('奶茶杏洗衣机与干衣机', 'An apricot washer with a dryer'),
      title: words('冬天也有太阳味', 'Sun-dried softness'),
      subtitle: words('洗衣机与干衣机 成套更合拍', 'Washer and dryer to match'),
      tone: 'light',
      link: toCategory('C05')
    }),
    {
      id: 'laundry-washers',
      type: 'productRail',
      props: {
        title: words('洗衣机', 'Washers'),
        source: { spuCodes: ['QXG1012', 'QXG1208', 'QXG0805', 'QXG1266'] },
        limit: 6,
        more: toCategory('C0501')
      }
    },
    {
      id: 'laundry-dryers',
      type: 'productTiles',
      props: {
        title: words('干衣机', 'Dryers'),
        source: { spuCodes: ['QGY1002', 'QGY0701', 'QGY1018', 'QGY0712'] },
        limit: 4,
        more: toCategory('C0502')
      }
    },
    {
      id: 'laundry-flagship',
      type: 'storeCard',
      props: { shopCode: 'QH-FLAGSHIP', spuCodes: ['QXG1012', 'QGY1002', 'QXG1208'], link: toShop('QH-FLAGSHIP') }
    },
    rules(
      'laundry-rules',
      ['成套购买请分别加入购物车，一起结算。', '送货上门，安装时间由师傅电话预约。'],
      [
        'Add both to your cart and check out together.',
        'Delivered to your door; the installer will call to arrange a time.'
      ]
    )
  ]
}

const care: PageBody = {
  title: words('家电养护', 'Appliance Care'),
  topBackground: 'linear-gradient(180deg, #DCE8F7 0%, #F4F6F9 100%)',
  sharePicture: sharePicture('share-care'),
  blocks: [
    top('care-top', {
      picture: pictureOf('banner-parts'),
      alt: words('内胆与滤芯', 'An inner pot and a filter'),
      title: words('换个芯 像新的', 'Like new again'),
      subtitle: words('原装滤芯与内胆', 'Genuine filters and pots'),
      tone: 'dark',
      link: toCategory('C12')
    }),
    {
      id: 'care-parts',
      type: 'productTiles',
      props: {
        title: words('原装配件', 'Genuine parts'),
        source: { spuCodes: ['QLX8001', 'QLX8002', 'QLX8003', 'QND4001', 'QND4016', 'QND4033'] },
        limit: 6,
        more: toCategory('C12')
      }
    },
    {
      id: 'care-more',
      type: 'productRail',
      props: {
        title: words('顺手添置', 'While you are here'),
        source: { spuCodes: ['QJS8012', 'QJS1020', 'QFS2601', 'QKJ6012'] },
        limit: 6,
        more: toCategories()
      }
    }
  ]
}

/** `custom` is the site's own activity, `custom-…` those with a code, `customShop` the one a shop opens. */
export const activityPages: CmsPage[] = [
  page('custom', kitchen),
  page('custom-laundry', laundry),
  page('customShop', care),
  page('custom-winter', winter)
]
