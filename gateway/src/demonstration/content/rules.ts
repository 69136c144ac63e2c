/** What holds for purchases, returns and membership. */
import type { ContentDocument } from '../../areas/content'

export const rules: ContentDocument[] = [
  {
    kind: 'POLICY',
    code: 'PURCHASE',
    title: { zh: '购买协议', en: 'Terms of purchase' },
    effectiveOn: '2026-03-01',
    intro: {
      zh: '从提交订单到签收，双方按以下约定办理。',
      en: 'From submitting an order to signing for it, both of us keep to the following.'
    },
    sections: [
      {
        title: { zh: '合同成立', en: 'When a contract stands' },
        text: {
          zh: '你提交订单并付款成功，购买合同即成立。订单里的商品、规格、数量、价格与优惠以订单详情为准。',
          en: 'A contract stands once you submitted the order and the payment succeeded. Product, specification, quantity, price and offers are those of the order’s details.'
        }
      },
      {
        title: { zh: '送货', en: 'Delivery' },
        text: {
          zh: '小件由快递送达；冰箱、洗衣机、空调、电视等大件由专车送货入户，送达前会与你约定时间。\n页面所示的送达日期按收货地址估算，遇恶劣天气等情况会延后，我们会在订单里告诉你。',
          en: 'Small goods come by parcel. Fridges, washing machines, air conditioners and televisions are brought into your home, at a time that is agreed with you.\nThe day that a page shows is worked out for your address. Bad weather and the like can delay it; the order then says so.'
        }
      },
      {
        title: { zh: '签收', en: 'Signing for it' },
        text: {
          zh: '请当面查验外观与配件，有损坏或缺少的可以拒收，由承运人带回，不需要你承担运费。\n发货 10 天后订单自动完成；没有收到商品的，请在此之前联系我们。',
          en: 'Please look over the goods and their parts while the carrier is there. What is damaged or lacks parts can be refused and goes back at our cost.\nAn order completes by itself 10 days after it was shipped. If nothing has come by then, please tell us before.'
        }
      },
      {
        title: { zh: '发票', en: 'Invoices' },
        text: {
          zh: '每个订单都可以开具电子发票，金额为你实际支付的金额，不含优惠券、红包和积分抵扣的部分。',
          en: 'Every order can have an electronic invoice over what you in fact paid, without what coupons, red packets and points took off.'
        }
      }
    ]
  },
  {
    kind: 'POLICY',
    code: 'AFTER_SALES',
    title: { zh: '售后政策', en: 'After-sales policy' },
    effectiveOn: '2026-03-01',
    intro: {
      zh: '七天无理由退货，质量问题十五天换货，整机保修一年，主要部件按说明书延长。',
      en: 'Returns within seven days without a reason, exchange within fifteen for faults, one year of warranty, and longer for main parts as the manual says.'
    },
    sections: [
      {
        title: { zh: '七天无理由退货', en: 'Seven days to return' },
        text: {
          zh: '签收次日起七天内，商品完好、配件齐全的可以退货。为检查商品而拆开包装不影响退货；已安装、已通水通电使用的大件，请先联系客服。\n无理由退货的寄回运费由你承担，质量问题由我们承担。',
          en: 'Within seven days from the day after you signed, goods that are whole and complete can be returned. Opening the box to look does not hinder that; for large goods that were installed or used, please ask customer service first.\nWithout a reason, sending back is at your cost; for faults it is at ours.'
        }
      },
      {
        title: { zh: '退款', en: 'Refunds' },
        text: {
          zh: '收到退回的商品并查验后，退款原路返回，通常一至三个工作日到账。部分退货按该商品实际支付的金额退回。',
          en: 'Once the goods are back and were looked over, the refund goes the way the payment came, mostly within one to three working days. For a part of an order it is what that part in fact cost you.'
        }
      },
      {
        title: { zh: '保修', en: 'Warranty' },
        text: {
          zh: '整机保修一年，压缩机、电机等主要部件按说明书所示延长。保修期从签收之日起算，以订单为凭，不需要另外填写保修卡。\n人为损坏、自行拆修、未按说明书使用造成的故障，可以付费维修。',
          en: 'One year for the appliance, longer for compressor, motor and other main parts as the manual says. It runs from the day you signed; the order is its proof, no card needs to be filled in.\nWhat was damaged by hand, opened, or not used as the manual says can be repaired at a price.'
        }
      }
    ]
  },
  {
    kind: 'POLICY',
    code: 'MEMBER',
    title: { zh: '会员与积分规则', en: 'Membership and points' },
    effectiveOn: '2026-06-01',
    intro: {
      zh: '积分是我们给你的回馈，不是货币，不能转让和提现。',
      en: 'Points are our thanks to you. They are not money, and can be neither passed on nor paid out.'
    },
    sections: [
      {
        title: { zh: '怎样获得', en: 'How to earn them' },
        text: {
          zh: '购物、写有图的评价和参加活动可以获得积分，数量以页面所示为准。退货时，由该商品获得的积分会一并收回。',
          en: 'Buying, reviews with pictures, and activities earn points, as many as the page says. When something is returned, the points that it earned go back with it.'
        }
      },
      {
        title: { zh: '怎样使用', en: 'How to use them' },
        text: {
          zh: '积分可以在下单时抵扣金额，抵扣比例与上限以结算页所示为准。取消订单时，用掉的积分原样退回。',
          en: 'Points can be set against what an order costs, at the rate and up to the limit that the checkout shows. When an order is cancelled they come back as they were.'
        }
      },
      {
        title: { zh: '等级', en: 'Levels' },
        text: {
          zh: '等级按累计消费计算，可在个人资料里查看。以作弊方式获得的等级与积分，我们可以取消。',
          en: 'A level follows what you spent in all; your profile shows it. Levels and points that were had by cheating can be taken back.'
        }
      }
    ]
  },
  {
    kind: 'POLICY',
    code: 'PARTNER',
    title: { zh: '合伙人计划规则', en: 'Partner programme rules' },
    effectiveOn: '2026-03-01',
    intro: {
      zh: '分享商品，朋友买了，你得佣金。加入前请读完。',
      en: 'You share products; when a friend buys, you earn. Please read all of it before you join.'
    },
    sections: [
      {
        title: { zh: '什么时候到账', en: 'When it is yours' },
        text: {
          zh: '朋友付款后待结算，收货后冻结，收货满 7 天可以提现。退货的那部分会收回。',
          en: 'It waits from payment, is frozen at receipt, and can be withdrawn seven days later. What goes back is taken back.'
        }
      },
      {
        title: { zh: '扣什么', en: 'What is taken off' },
        text: {
          zh: '按劳务报酬代扣个人所得税。佣金按实付货款计算，不含运费、优惠和补贴。',
          en: 'Income tax on remuneration for services. Commission is of the money paid for goods, without shipping, offers and subsidies.'
        }
      },
      {
        title: { zh: '谁不能加入', en: 'Who can’t join' },
        text: {
          zh: '商城员工和未满 18 周岁的人不能加入。自己买的不计佣金，也没有下线：只有一层。',
          en: 'Employees of the store, and anyone under 18. You earn nothing on your own purchases or for recruiting: there is only one level.'
        }
      },
      {
        title: { zh: '怎么退出', en: 'How to leave' },
        text: {
          zh: '随时可以退出，没到账的照样结清，没提走的保留一年。退出后不能再次加入。',
          en: 'At any time. What is not yours yet is settled as usual, what is not withdrawn is kept for a year. You can’t join again afterwards.'
        }
      }
    ]
  }
]
