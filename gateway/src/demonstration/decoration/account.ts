/** What the decoration adds to the account page, under the shopper's own data. */
import { accessorySlide } from './home'
import { pictureOf, toActivity, toCategory, toLive, words } from './links'
import type { CmsPage } from './types'

export const accountPage: CmsPage = {
  path: '/pages/ucenter/index',
  pageName: 'ucenter',
  archivePages: [],
  default: {
    title: words('我的', 'Account'),
    blocks: [
      { id: 'mine-banner', type: 'banner', props: { slides: [accessorySlide], autoplayMs: 0 } },
      {
        id: 'mine-shortcuts',
        type: 'iconGrid',
        props: {
          title: words('逛一逛', 'Explore'),
          columns: 4,
          items: [
            { picture: pictureOf('icon-new'), label: words('饭煲新品', 'New cookers'), link: toCategory('C0201') },
            {
              picture: pictureOf('icon-install'),
              label: words('含安装', 'With installation'),
              link: toCategory('C01')
            },
            { picture: pictureOf('icon-shield'), label: words('原装配件', 'Spare parts'), link: toActivity() },
            { picture: pictureOf('live-host-1'), label: words('看直播', 'Live rooms'), link: toLive() }
          ]
        }
      },
      {
        id: 'mine-promise',
        type: 'richText',
        props: {
          html: words(
            '<p><strong>栖禾的承诺</strong></p><p>签收后七天内，商品完好可以退货；整机保修，凭订单号即可报修。</p>',
            '<p><strong>Our promise</strong></p><p>Changed your mind? Return it unused within seven days of delivery. Every appliance comes with a warranty: just quote your order number.</p>'
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
