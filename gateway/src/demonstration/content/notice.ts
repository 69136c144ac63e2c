/** What a buyer should know before ordering, a text a kind. */
import type { ContentDocument } from '../../areas/content'

type Pair = [zh: string, en: string]
const words = ([zh, en]: Pair) => ({ zh, en })

const since = '2026-03-01'

const text = (code: string, title: Pair, intro: Pair, sections: [title: Pair, text: Pair][]): ContentDocument => ({
  kind: 'NOTICE',
  code,
  title: words(title),
  effectiveOn: since,
  intro: words(intro),
  sections: sections.map(([heading, body]) => ({ title: words(heading), text: words(body) }))
})

export const notice: ContentDocument[] = [
  text(
    'ORDERING',
    ['下单', 'Ordering'],
    [
      '选好规格和地址再提交，金额以确认订单页为准。',
      'Choose the version and the address first. What you pay is what the confirmation page says.'
    ],
    [
      [
        ['价格与优惠', 'Prices and offers'],
        [
          '商品页的价格是当前售价，秒杀价只在活动时段内有效。优惠券在确认订单时选用：每家店一张、平台券一张、运费券一张，还能再用一个红包和积分。系统先替你选好最省的，也可以自己换。\n提交前价格有变化，我们会先告诉你，由你决定是否继续。',
          'A product’s page shows today’s price; a flash price holds only while the sale is open. Coupons are chosen on the confirmation page: one of each shop, one store-wide and one for shipping, with a red packet and points besides. What saves most is chosen for you, and you can change it.\nIf a price changes before you submit, we tell you first and you decide.'
        ]
      ],
      [
        ['库存与限购', 'Stock and limits'],
        [
          '放进购物车不占库存，提交订单后为你保留 30 分钟，逾期未付款自动关闭。\n标有限购的商品，同一账号的各个规格合并计算。',
          'A cart holds no stock. After you submit, it is kept for 30 minutes; an order not paid by then closes by itself.\nWhere a product has a limit, all its versions count together for one account.'
        ]
      ],
      [
        ['改地址与取消', 'Changing or cancelling'],
        [
          '发货前可以在订单里修改收货地址一次，也可以取消订单，已付款项原路退回。',
          'Before it is shipped you can change the address once in the order, or cancel it. What you paid goes back the way it came.'
        ]
      ]
    ]
  ),
  text(
    'PAYMENT',
    ['支付', 'Paying'],
    ['付款只在商城的支付页进行。', 'You pay only on the store’s own payment page.'],
    [
      [
        ['支付方式', 'Ways to pay'],
        [
          '支持微信支付等页面列出的方式。付款结果以订单状态为准，网络不佳时请先看订单，不要重复付款。',
          'The page lists the ways to pay. The order’s state says whether it was paid; on a poor connection look there before you pay again.'
        ]
      ],
      [
        ['谨防诈骗', 'Beware of fraud'],
        [
          '我们不会以订单异常、系统升级为由要你转账，也不会索要验证码或银行卡密码。',
          'We never ask for a transfer because of a faulty order or an upgrade, nor for a code or the PIN of a card.'
        ]
      ]
    ]
  ),
  text(
    'DELIVERY',
    ['配送', 'Delivery'],
    [
      '商品页选好地址，就能看到运费和预计送达日。',
      'Choose your address on a product’s page to see what shipping costs and when it arrives.'
    ],
    [
      [
        ['小件', 'Small goods'],
        [
          '由快递送达。同一店铺的商品满额免运费，偏远地区另加运费，金额在下单前显示。',
          'They come by parcel. From a certain amount of one shop’s goods shipping is free; remote regions cost more. You see it before you order.'
        ]
      ],
      [
        ['大件', 'Large goods'],
        [
          '冰箱、洗衣机、空调、烟灶等由专车送货入户，送达前会电话约定时间。楼道狭窄或没有电梯，请提前告诉配送员。',
          'Fridges, washing machines, air conditioners, hoods and hobs are brought into your home; we call to agree on a time. Tell the driver beforehand if the stairs are narrow or there is no lift.'
        ]
      ],
      [
        ['签收', 'Signing for it'],
        [
          '请当面查看外包装。外箱破损、数量不对可以拒收；签收后才发现的，请拍照并在 48 小时内联系我们。',
          'Look at the box while the courier is there. If it is damaged or pieces are missing you may refuse it; what you find later, photograph and tell us within 48 hours.'
        ]
      ]
    ]
  ),
  text(
    'FITTING',
    ['安装', 'Installation'],
    ['标有免费安装的商品，基础安装不收费。', 'Where it says free installation, basic installation costs nothing.'],
    [
      [
        ['预约', 'Agreeing on a time'],
        [
          '商品送达后 24 小时内，安装师傅会联系你约定上门时间。请先不要自行拆箱。',
          'Within 24 hours of delivery the installer calls to agree on a time. Please leave the box closed until then.'
        ]
      ],
      [
        ['另外收费的部分', 'What costs extra'],
        [
          '超出基础范围的材料和改造，例如加长铜管、开孔、高空作业，按收费标准计价，施工前先报价，由你确认。',
          'Materials and work beyond the basics, such as longer pipes, drilling or work at height, are charged by the list of fees. You are told the price and agree to it before work starts.'
        ]
      ]
    ]
  ),
  text(
    'RETURNS',
    ['退换', 'Returns'],
    ['签收后七天内，商品完好可以退货。', 'Within seven days of delivery you can return items as they arrived.'],
    [
      [
        ['七天无理由', 'Seven days, no reason needed'],
        [
          '主机、配件、赠品和包装齐全，没有使用痕迹的商品可以退货，退回的运费由你承担。\n已安装的大件、拆封的滤芯和个人护理用品不适用。',
          'Appliance, parts, gifts and packing must be complete and unused; you pay to send it back.\nIt does not apply to large goods that were fitted, nor to opened filters and personal care products.'
        ]
      ],
      [
        ['质量问题', 'When something is wrong'],
        [
          '经检测属于质量问题的，七天内可退，十五天内可换，往返运费由我们承担。',
          'If we find a fault, you can return it within seven days or exchange it within fifteen, and we pay shipping both ways.'
        ]
      ],
      [
        ['退款', 'Refunds'],
        [
          '收到退回的商品并检查后，款项原路退回，通常 1\u00a0至\u00a07\u00a0个工作日到账。用过的优惠券未过期的一并退回。',
          'Once it is back and checked, the money returns the way it came, usually within 1 to 7 working days. A coupon that has not run out comes back too.'
        ]
      ]
    ]
  ),
  text(
    'INVOICES',
    ['发票', 'Invoices'],
    ['开具电子发票，金额为实际支付的金额。', 'Invoices are electronic, for the amount paid.'],
    [
      [
        ['能开多少', 'For how much'],
        [
          '优惠券、红包和积分抵扣的部分不开发票；运费单独列出。',
          'Amounts paid with coupons, red packets or points are not invoiced; shipping is a line of its own.'
        ]
      ],
      [
        ['换开', 'Correcting one'],
        [
          '抬头或税号填错，开票后 30 天内可以换开一次。发生退款的订单，原发票作废后按余额重开。',
          'If the name or tax number is wrong it can be issued anew once within 30 days. After a refund the invoice is cancelled and issued for what is left.'
        ]
      ]
    ]
  ),
  text(
    'WARRANTY',
    ['保修', 'Warranty'],
    ['凭订单号报修，不用另外登记。', 'Your order number is enough; nothing needs to be registered.'],
    [
      [
        ['保修期', 'How long'],
        [
          '自签收之日起计算，年限见商品页的服务说明。更换的零件沿用整机余下的保修期。',
          'It begins on the day of delivery; a product’s page says for how many years. A replaced part is covered for what is left of the appliance’s own.'
        ]
      ],
      [
        ['不在保修内', 'What it does not cover'],
        [
          '摔碰、进水、自行拆修造成的损坏，以及滤芯、灯泡、密封圈等正常损耗的部件。这些可以付费维修或更换。',
          'Damage from falls, water or own repairs, and parts that wear out, such as filters, bulbs and seals. They can be mended or replaced at a price.'
        ]
      ]
    ]
  )
]
