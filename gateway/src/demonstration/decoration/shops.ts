/** Pages of shops: each shop's own, by its code; a shop without one shows what is new and what sells best. */
import { pictureOf, toCategory, toProduct, words } from './links'
import type { Block, CmsPage, PageBody } from './types'

const page = (shopCode: string, body: PageBody): CmsPage => ({
  path: '/pagesC/shop/index',
  pageName: shopCode,
  archivePages: [],
  default: body
})

const gap = (id: string): Block => ({ id, type: 'spacer', props: { heightPx: 12 } })

const kitchen = page('QH-KITCHEN', {
  title: words('栖禾厨电专营', 'Qihe Kitchen'),
  topBackground: 'linear-gradient(180deg, #3f3327 0%, #26282d 60%, #17191d 100%)',
  blocks: [
    gap('kitchen-gap'),
    {
      id: 'kitchen-top',
      type: 'banner',
      props: {
        autoplayMs: 0,
        slides: [
          {
            picture: pictureOf('banner-wall'),
            alt: words('烟机与烤箱', 'A range hood and an oven'),
            title: words('一面墙配齐', 'One full wall'),
            subtitle: words('烟机 · 灶具 · 洗碗机 · 烤箱', 'Hoods, hobs, ovens'),
            tone: 'light',
            link: toCategory('C01')
          }
        ]
      }
    },
    {
      id: 'kitchen-new',
      type: 'productRail',
      props: {
        title: words('嵌入一套', 'Built in'),
        subtitle: words('洗碗机与烤箱', 'Dishwashers and ovens'),
        source: { spuCodes: ['QXW1368', 'QXW1680', 'QXW0812', 'QKX3512', 'QKX4520', 'QKZ5560'] },
        limit: 6
      }
    },
    {
      id: 'kitchen-care',
      type: 'notice',
      props: {
        intervalMs: 4000,
        lines: [
          { text: words('烟机、灶具送货当天可约安装', 'Hoods and hobs: fitted on delivery day') },
          {
            text: words('16 套洗碗机热风存 7 天，去看看', 'A dishwasher that keeps dishes dry for 7 days'),
            link: toProduct('QXW1680')
          }
        ]
      }
    },
    {
      id: 'kitchen-tabs',
      type: 'productTabs',
      props: {
        limit: 6,
        tabs: [
          {
            key: 'wash',
            label: words('洗碗机', 'Dishwashers'),
            source: { spuCodes: ['QXW1368', 'QXW1680', 'QXW0812', 'QXW1699'] }
          },
          {
            key: 'bake',
            label: words('烤箱', 'Ovens'),
            source: { spuCodes: ['QKX3512', 'QKX4520', 'QKZ5560', 'QWB2330'] }
          }
        ]
      }
    }
  ]
})

export const shopPages: CmsPage[] = [kitchen]
