/** The agreements that a shopper accepts with an account. */
import type { ContentDocument } from '../../areas/content'

export const policies: ContentDocument[] = [
  {
    kind: 'POLICY',
    code: 'USER',
    title: { zh: '用户协议', en: 'User agreement' },
    effectiveOn: '2026-03-01',
    intro: {
      zh: '欢迎使用本商城。本协议说明你使用账号、下单和参与活动时，我们各自要做到什么。登录即表示你同意以下内容。',
      en: 'Welcome to the store. This agreement says what each of us keeps to when you use your account, order, and take part in activities. By logging in you accept it.'
    },
    sections: [
      {
        title: { zh: '账号', en: 'Your account' },
        text: {
          zh: '账号以手机号为准，一个手机号对应一个账号。更换手机号前，请先在个人资料里确认旧号码仍可收到验证码。\n验证码只用于你本人登录，任何工作人员都不会向你索要。因你把验证码告诉他人造成的损失，由你自行承担；发现账号异常时，请尽快联系客服，我们会协助冻结。',
          en: 'Your mobile number is your account, one account a number. Before you change your number, please make sure that the old one still receives codes.\nA code is for your own login; nobody of our staff will ever ask for one. What is lost because a code was given to others is yours to bear. If something looks wrong, tell customer service at once and we help to block the account.'
        }
      },
      {
        title: { zh: '订单与价格', en: 'Orders and prices' },
        text: {
          zh: '提交订单时页面显示的金额即你应付的金额。价格、库存或优惠在提交之前发生变化的，我们先告诉你，由你决定是否继续。\n因系统故障导致价格明显错误的，我们会在发货前与你联系，经你同意后取消订单并全额退款。',
          en: 'What the page shows when you submit is what you pay. If a price, the stock or an offer changes before that, we tell you first and you decide.\nIf a price was plainly wrong through a fault of the system, we contact you before shipping, and with your consent cancel the order and refund it in full.'
        }
      },
      {
        title: { zh: '付款与取消', en: 'Paying and cancelling' },
        text: {
          zh: '订单须在 30 分钟内付款，逾期自动关闭，占用的库存和优惠券随即退回。\n未发货的订单可以随时取消，已付款项原路退回；已发货的订单请在收到后申请退货。',
          en: 'An order is to be paid within 30 minutes. After that it closes by itself, and stock and coupons go back.\nUntil it is shipped you can cancel it at any time, and what you paid goes back the way it came. Once it is shipped, please ask for a return after it arrived.'
        }
      },
      {
        title: { zh: '评价、提问与回答', en: 'Reviews, questions and answers' },
        text: {
          zh: '只有购买过商品的人可以评价和回答。请写真实的使用感受，不要发布他人隐私、联系方式、广告或伤害他人的言语，这些内容不会展示。\n你发布的文字和图片仍归你所有；你同意我们在商城内展示它们，直到你把它们删除。',
          en: 'Only buyers of a product can review it or answer. Write what you found; what shows private matters, ways to be reached, advertising or hurtful words is not displayed.\nYour words and pictures stay yours. You agree that we show them within the store until you delete them.'
        }
      },
      {
        title: { zh: '合理使用', en: 'Fair use' },
        text: {
          zh: '请勿以转售、刷单、批量注册或干扰系统的方式使用本商城。限购商品以页面所示数量为准，超出部分我们可以取消并退款。',
          en: 'Please do not use the store to resell, to fake orders, to register in bulk, or to disturb the service. Purchase limits are those shown with the product; what goes beyond them can be cancelled and refunded.'
        }
      },
      {
        title: { zh: '协议的变更', en: 'Changes' },
        text: {
          zh: '协议修改时，我们会提前七天在商城内公布。修改涉及你的主要权利的，会在你下次登录时请你再次确认；你不同意的，可以停止使用并注销账号。',
          en: 'Changes are published in the store seven days ahead. Where they touch your main rights we ask you again when you next log in; if you do not agree, you can stop using the store and close your account.'
        }
      }
    ]
  },
  {
    kind: 'POLICY',
    code: 'PRIVACY',
    title: { zh: '隐私政策', en: 'Privacy policy' },
    effectiveOn: '2026-03-01',
    intro: {
      zh: '我们只收集完成购物所必需的信息，并告诉你用在哪里、保存多久、怎样删除。',
      en: 'We collect only what shopping needs, and tell you what it is used for, how long it is kept, and how to have it deleted.'
    },
    sections: [
      {
        title: { zh: '我们收集什么', en: 'What we collect' },
        text: {
          zh: '登录需要手机号；送货需要收货人、电话与地址；为保障交易安全，会记录订单与操作时间。\n在微信中，还会用微信标识认出你的账号，用于登录、付款与你允许的通知。',
          en: 'Your mobile number to log in; receiver, phone and address to deliver; orders and times of use to keep purchases safe.\nWithin WeChat also your WeChat ID, which tells us your account, to log in, to pay, and for messages you allowed.'
        }
      },
      {
        title: { zh: '只在你点到时使用', en: 'Only when you tap for it' },
        text: {
          zh: '头像与昵称：由你选择或填写，显示在个人资料里。\n位置：你在地图上选的地点，用来填写地址，不会在后台定位。\n相机与相册：扫码、拍摄评价图片、选择头像或保存海报。\n剪贴板：复制订单号等内容，也可读取你要粘贴的地址。\n不同意不影响购物，这些信息都可以手动填写或跳过。',
          en: 'Avatar and nickname: chosen or typed by you, shown in your profile.\nLocation: the place you pick on the map, to fill in an address; never in the background.\nCamera and album: to scan a code, to take pictures for a review, to choose an avatar, to save posters.\nClipboard: to copy order numbers and the like, and to read an address you paste.\nYou can say no and still shop: everything can be typed or skipped.'
        }
      },
      {
        title: { zh: '用来做什么', en: 'What we use it for' },
        text: {
          zh: '只用于登录、下单、送货、安装、售后与法律要求的记录，不用于其他目的，也不会出售。首页的推荐按商品分类和你在本机的浏览得出，可以在清除浏览记录后重新开始。',
          en: 'Logging in, ordering, delivering, installing, after-sales, and the records the law asks for. For nothing else, and never for sale. What home recommends comes from categories and from what you looked at; clear it and it starts anew.'
        }
      },
      {
        title: { zh: '交给谁', en: 'Who gets it' },
        text: {
          zh: '仅向承运商、安装人员与支付机构提供完成你的订单所必需的信息：收货人、电话与地址交给送货和安装的人，金额与订单号交给支付机构。',
          en: 'Carriers, installers and payment institutions get what your order needs and no more: who delivers and installs gets receiver, phone and address; who handles the payment gets the amount and the order number.'
        }
      },
      {
        title: { zh: '保存与保护', en: 'How it is kept' },
        text: {
          zh: '手机号在页面与记录中均作遮挡，登录凭证只保存在你的设备上，退出登录即清除。\n订单记录按法律要求保存三年；草稿、浏览记录和搜索词保存在你的设备上，可以随时清除。',
          en: 'Your number is masked on pages and in records. What keeps you logged in stays on your device and is cleared when you log out.\nRecords of orders are kept for three years as the law asks. Drafts, what you looked at, and what you searched for stay on your device and can be cleared at any time.'
        }
      },
      {
        title: { zh: '你的权利', en: 'Your rights' },
        text: {
          zh: '你可以随时查看和修改个人资料与收货地址，删除自己的评价和提问，退出登录，或联系客服注销账号。注销后，除法律要求保留的记录外，其余信息在十五天内删除。',
          en: 'You can see and change your profile and addresses, delete your reviews and questions, log out, or ask customer service to close your account, at any time. Once it is closed, everything but the records that the law asks for is deleted within fifteen days.'
        }
      },
      {
        title: { zh: '未成年人', en: 'Minors' },
        text: {
          zh: '未满十四周岁的未成年人，请在监护人同意和陪同下使用本商城。监护人可以要求我们删除孩子留下的信息。',
          en: 'Anyone under fourteen should use the store with the consent and in the company of a guardian, who can ask us to delete what the child left here.'
        }
      }
    ]
  }
]
