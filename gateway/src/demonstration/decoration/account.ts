/** What the decoration adds to the account page, under the shopper's own data. */
import { accessorySlide } from './home'
import { named, toActivity, toCategory, words } from './links'
import type { CmsPage } from './types'

export const accountPage: CmsPage = {
  path: '/pages/ucenter/index',
  pageName: 'ucenter',
  archivePages: [],
  default: {
    title: words('我的', 'Mine'),
    blocks: [
      { id: 'mine-banner', type: 'banner', props: { slides: [accessorySlide], autoplayMs: 0 } },
      {
        id: 'mine-shortcuts',
        type: 'iconGrid',
        props: {
          title: words('逛一逛', 'Have a look'),
          columns: 4,
          items: [
            { picture: named('icon-new'), label: words('饭煲新品', 'New cookers'), link: toCategory('C0201') },
            { picture: named('icon-install'), label: words('含安装', 'With fitting'), link: toCategory('C01') },
            { picture: named('icon-shield'), label: words('养护季', 'Care'), link: toActivity() },
            { picture: named('icon-truck'), label: words('送货入户', 'Home delivery'), link: toCategory('C04') }
          ]
        }
      },
      {
        id: 'mine-promise',
        type: 'richText',
        props: {
          html: words(
            '<p><strong>栖禾的承诺</strong></p><p>签收后七天内，商品完好可以退货；整机保修，凭订单号即可报修。</p>',
            '<p><strong>Our promise</strong></p><p>Return it unused within seven days. Every machine is under warranty, and your order number is all we need.</p>'
          )
        }
      },
      {
        id: 'mine-for-you',
        type: 'productTiles',
        props: { title: words('猜你喜欢', 'You may like'), source: { scene: 'MINE' }, limit: 0 }
      }
    ]
  }
}
