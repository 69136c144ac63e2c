/** What shoppers ask about ordering, delivery, paying and their account. */
import { problem } from './frame'

export const ordering = [
  problem(
    'CHANGE_ADDRESS',
    ['下单后还能改地址吗？', 'Can I change the address after ordering?'],
    [61, 6],
    [
      ['没发货的订单，在订单详情里改收货地址', 'Before it is shipped, change the address in the order’s details'],
      ['已经发货的，请联系客服，由快递转送', 'Once it is shipped, tell service, and the courier redirects it']
    ],
    { screen: 'myOrder' }
  ),
  problem(
    'CANCEL',
    ['怎么取消订单？', 'How do I cancel an order?'],
    [42, 3],
    [
      ['打开订单详情，点「取消订单」', 'Open the order and tap “Cancel order”'],
      ['选择原因并确认，券和积分随即退回', 'Choose a reason; coupons and points come back at once']
    ],
    {
      note: ['已发货的订单请收货后申请退货。', 'An order that is shipped can be returned once it has come.'],
      screen: 'myOrder'
    }
  ),
  problem(
    'PRICE_DROP',
    ['降价了能退差价吗？', 'The price fell. Do I get the difference?'],
    [96, 4],
    [
      ['付款后 15 天内降价，可以申请价格保护', 'If it falls within 15 days of paying, ask for price protection'],
      ['在订单详情点「价格保护」，差价原路退回', 'Tap “Price protection” in the order; the difference goes back']
    ],
    { screen: 'myOrder' }
  ),
  problem(
    'SOLD_OUT',
    ['想买的没货了怎么办？', 'What I want is sold out'],
    [22, 3],
    [['在商品页点「到货提醒」，有货时会告诉你', 'Tap “Tell me” on the product, and we tell you when it is back']]
  )
]

export const delivery = [
  problem(
    'WHERE_IS_IT',
    ['我的包裹到哪了？', 'Where is my parcel?'],
    [70, 9],
    [
      ['打开「我的包裹」，地图上能看到位置', 'Open “My parcels”: the map shows where it is'],
      ['两天没有更新，请打电话，我们催快递', 'If nothing changes for two days, call us and we ask the courier']
    ],
    { alsoCalled: ['物流', '快递', 'tracking'], screen: 'logisticsList' }
  ),
  problem(
    'LARGE_GOODS',
    ['大件什么时候送，送到哪？', 'When and where are large goods delivered?'],
    [38, 2],
    [
      ['冰箱、洗衣机、空调送货入户，不另收费', 'Fridges, washers and air conditioners are brought inside for free'],
      ['送达前会打电话和你约时间', 'You are called first to agree on a time']
    ],
    {
      facts: [
        [
          ['市区', 'In cities'],
          ['2–3 天', '2–3 days']
        ],
        [
          ['偏远地区', 'Far regions'],
          ['5–7 天', '5–7 days']
        ]
      ]
    }
  ),
  problem(
    'DAMAGED',
    ['收到时外箱破了怎么办？', 'The box came damaged'],
    [27, 1],
    [
      ['先别签收，当面拆开看', 'Don’t sign yet; open it together with the carrier'],
      ['有损坏就拒收，由承运人带回，不要你付运费', 'If it is damaged, refuse it; it goes back at our cost']
    ]
  )
]

export const paying = [
  problem(
    'INVOICE',
    ['怎么开公司发票？', 'How do I get an invoice for a company?'],
    [48, 3],
    [
      ['在「我的发票」选订单，填抬头和税号', 'Choose the order in “My invoices” and fill in title and tax number'],
      ['电子发票几分钟内开好，可以发到邮箱', 'The electronic invoice is there in minutes and can be mailed']
    ],
    { alsoCalled: ['开票', '税号', 'tax'], screen: 'myInvoice' }
  ),
  problem(
    'PAY_FAILED',
    ['付款失败，钱扣了吗？', 'The payment failed. Was I charged?'],
    [31, 4],
    [
      ['看订单状态：待付款就是没有扣', 'Look at the order: while it waits to be paid nothing was charged'],
      ['银行已扣而订单未付的，最晚次日退回', 'If the bank took it all the same, it is back the next day at the latest']
    ],
    { screen: 'myOrder' }
  ),
  problem(
    'INSTALMENTS',
    ['分期要手续费吗？', 'Do instalments cost a fee?'],
    [19, 2],
    [['下单时选分期，每期和手续费都写清楚', 'Choose months when you pay: each month and its fee are shown']],
    {
      facts: [
        [
          ['3 期', '3 months'],
          ['免手续费', 'No fee']
        ],
        [
          ['6 期起', 'From 6 months'],
          ['按金额收取', 'By the amount']
        ]
      ]
    }
  )
]

export const rewards = [
  problem(
    'COUPON_WHY',
    ['券为什么不能用？', 'Why can’t I use my coupon?'],
    [36, 10],
    [
      ['看券上写的：门槛、商品、时间', 'See what it says: the least amount, products, and time'],
      ['在确认订单里点优惠券，每张都写着原因', 'Tap coupons when you confirm: each says why not']
    ],
    { alsoCalled: ['优惠券', 'coupon'], screen: 'myCoupon' }
  ),
  problem(
    'POINTS_USE',
    ['积分怎么用，会过期吗？', 'How do I use points, and do they end?'],
    [25, 2],
    [
      ['确认订单时可以抵现，也可以换商品和券', 'They pay part of an order, or are exchanged for goods and coupons'],
      ['每年年底清上一年的，到期前会提醒', 'Those of last year end with the year; you are reminded']
    ],
    { screen: 'individualPoints' }
  ),
  problem(
    'PACKET_BACK',
    ['退货后红包还回来吗？', 'Do red packets come back after a return?'],
    [18, 1],
    [['按退货的部分退回，没到期的原样可用', 'The part of what is returned comes back, usable until it ends']],
    { screen: 'redPacket' }
  )
]

export const account = [
  problem(
    'NO_CODE',
    ['收不到验证码怎么办？', 'No code arrives'],
    [33, 6],
    [
      ['看看短信有没有被拦截，等满一分钟再发', 'See whether it was filtered; wait a minute and send again'],
      ['还是没有，请打电话给我们', 'If it still does not come, please call us']
    ],
    { alsoCalled: ['短信', 'sms'] }
  ),
  problem(
    'CHANGE_NAME',
    ['怎么改昵称和头像？', 'How do I change my name and picture?'],
    [12, 0],
    [['在「我的」点头像，进入个人信息修改', 'Tap your picture on “Account” and change it there']],
    { screen: 'basicInformation' }
  ),
  problem(
    'PRIVACY',
    ['我的信息怎么保护？', 'How is my information protected?'],
    [14, 1],
    [
      [
        '手机号和地址只用来送货和服务，详见隐私政策',
        'Number and address serve delivery and service alone; see the privacy policy'
      ]
    ],
    { alsoCalled: ['隐私', 'privacy'], screen: 'agreement' }
  )
]
