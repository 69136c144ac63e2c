/** The two texts a shopper agrees to when logging in, short enough to be read at once; the whole of each is a screen. */

export type AgreementName = 'user' | 'privacy'

interface AgreementText {
  /** The code of the whole text. */
  code: string
  title: { zh: string; en: string }
  paragraphs: { zh: string; en: string }[]
}

export const agreements: Record<AgreementName, AgreementText> = {
  user: {
    code: 'USER',
    title: { zh: '用户协议', en: 'User agreement' },
    paragraphs: [
      {
        zh: '一、账号。账号以手机号为准，一个手机号对应一个账号。请妥善保管验证码，任何工作人员都不会向你索要。',
        en: '1. Account. Your mobile number is your account, one account a number. Keep your codes to yourself: nobody of our staff will ever ask for one.'
      },
      {
        zh: '二、订单与价格。提交订单时页面显示的金额即你应付的金额；价格或库存在提交前发生变化，我们会先告诉你，由你决定是否继续。',
        en: '2. Orders and prices. What the page shows when you submit is what you pay. If a price or the stock changes before that, we tell you first and you decide.'
      },
      {
        zh: '三、付款与取消。订单须在 30 分钟内付款，逾期自动关闭；未发货的订单可以取消，已付款项原路退回。',
        en: '3. Paying and cancelling. An order is to be paid within 30 minutes and closes by itself after that. Until it is shipped you can cancel it, and what you paid goes back the way it came.'
      },
      {
        zh: '四、送货与收货。请核对收货地址与电话；商品送达后请当面查验，确认无误再签收。发货 10 天后订单自动完成。',
        en: '4. Delivery. Please check address and phone. Look the goods over when they arrive before you sign. An order completes by itself 10 days after it was shipped.'
      },
      {
        zh: '五、合理使用。请勿以转售、作弊或干扰系统的方式使用本商城，限购商品以页面所示数量为准。',
        en: '5. Fair use. Please do not resell, cheat or disturb the service. Purchase limits are those shown with the product.'
      }
    ]
  },
  privacy: {
    code: 'PRIVACY',
    title: { zh: '隐私政策', en: 'Privacy policy' },
    paragraphs: [
      {
        zh: '一、我们收集什么。登录需要手机号；送货需要收货人、电话与地址；为保障交易安全，会记录订单与操作时间。在微信中，还会用微信标识认出你的账号，用于登录、付款与你允许的通知。',
        en: '1. What we collect. Your mobile number to log in; receiver, phone and address to deliver; orders and times of use to keep purchases safe. Within WeChat also your WeChat ID, which tells us your account, to log in, to pay, and for messages you allowed.'
      },
      {
        zh: '二、只在你点到时使用。头像与昵称：由你选择或填写，显示在个人资料里。位置：你在地图上选的地点，用来填写地址，不会在后台定位。相册：保存海报等图片，或选一张作头像。剪贴板：复制订单号等内容，也可读取你要粘贴的地址。不同意不影响购物，这些信息都可以手动填写或跳过。',
        en: '2. Only when you tap for it. Avatar and nickname: chosen or typed by you, shown in your profile. Location: the place you pick on the map, to fill in an address; never in the background. Album: to save pictures such as posters, or to choose one as your avatar. Clipboard: to copy order numbers and the like, and to read an address you paste. You can say no and still shop: everything can be typed or skipped.'
      },
      {
        zh: '三、用来做什么。只用于登录、下单、送货、售后与法律要求的记录，不用于其他目的，也不会出售。',
        en: '3. What we use it for. Logging in, ordering, delivering, after-sales, and the records the law asks for. For nothing else, and never for sale.'
      },
      {
        zh: '四、交给谁。仅向承运商与支付机构提供完成你的订单所必需的信息。',
        en: '4. Who gets it. Carriers and payment institutions get what your order needs, and no more.'
      },
      {
        zh: '五、如何保护。手机号在页面与记录中均作遮挡，登录凭证只保存在你的设备上，退出登录即清除。',
        en: '5. How it is kept. Your number is masked on pages and in records. What keeps you logged in stays on your device and is cleared when you log out.'
      },
      {
        zh: '六、你的权利。你可以随时修改或删除收货地址，退出登录，或要求注销账号。',
        en: '6. Your rights. You can change or delete addresses, log out, or ask for your account to be closed at any time.'
      }
    ]
  }
}
