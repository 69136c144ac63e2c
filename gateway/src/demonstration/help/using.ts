/** What shoppers ask about installing, repairs, returns and using their appliances. */
import { problem } from './frame'

export const visits = [
  problem(
    'INSTALL_COST',
    ['安装要花多少钱？', 'What does installing cost?'],
    [74, 3],
    [
      ['基础安装免费，材料和改动按收费标准', 'Basic installation is free; material and changes cost as listed'],
      ['师傅先报价，你点头再动手', 'The installer names the price first and waits for your yes']
    ],
    { alsoCalled: ['收费', '费用', 'fee'], screen: 'feesAndServices' }
  ),
  problem(
    'PREPARE',
    ['师傅上门前要准备什么？', 'What should be ready before the visit?'],
    [29, 1],
    [
      [
        '按安装指南量好尺寸，水电气接口留好',
        'Measure as the installation guide says, with water, power and gas in place'
      ]
    ],
    { screen: 'installationGuidelines' }
  ),
  problem(
    'OLD_ONE',
    ['旧机什么时候上门拆走？', 'When is the old appliance taken away?'],
    [26, 3],
    [['和新机同一次上门，先拆旧再装新', 'In the same visit: the old one comes down before the new one goes up']],
    { screen: 'feesAndServices' }
  ),
  problem(
    'WARRANTY',
    ['保修多久，从哪天算？', 'How long is the warranty, and from when?'],
    [44, 2],
    [
      ['整机一年，主要部件按说明书延长', 'One year, longer for main parts as the manual says'],
      ['从发票或签收的日期算起', 'From the day of the invoice or of receipt']
    ]
  )
]

export const returns = [
  problem('REFUND_DAYS', ['退款几天能到账？', 'How long does a refund take?'], [112, 8], [], {
    facts: [
      [
        ['零钱、钱包', 'Wallets'],
        ['立刻', 'At once']
      ],
      [
        ['储蓄卡', 'Debit cards'],
        ['1–3 个工作日', '1–3 working days']
      ],
      [
        ['信用卡', 'Credit cards'],
        ['3–7 个工作日', '3–7 working days']
      ]
    ],
    note: ['从仓库验收通过算起。', 'Counted from the day the warehouse has checked it.'],
    alsoCalled: ['退钱', 'money back']
  }),
  problem(
    'RETURN_RULES',
    ['用过的还能退吗？', 'Can I return what I have used?'],
    [39, 7],
    [
      ['签收次日起七天内，商品完好可以退', 'Within seven days, goods that are whole can be returned'],
      ['已安装、通水通电的大件，质量问题才能退', 'Large goods that were installed or switched on: only for faults']
    ],
    { screen: 'customerNotice' }
  ),
  problem(
    'REJECTED',
    ['拒收了怎么退款？', 'I refused the delivery. How do I get my money back?'],
    [21, 2],
    [['包裹退到仓库后自动退款，不用再申请', 'Once it is back the refund comes by itself; nothing to ask for']]
  )
]

export const using = [
  problem(
    'RICE_RAW',
    ['电饭煲煮出来夹生怎么办？', 'My rice cooker leaves rice half raw'],
    [57, 5],
    [
      ['水加到内胆刻度线，米和水约 1 : 1.2', 'Fill water to the mark: rice to water about 1 : 1.2'],
      ['擦干内胆底和加热盘，有水会加热不匀', 'Dry the pot’s base and the plate; water heats unevenly'],
      ['跳到保温后别开盖，再焖 10 分钟', 'When it turns to “keep warm”, leave it closed for ten minutes']
    ],
    { categoryCodes: ['C0201'], alsoCalled: ['夹生', '煮饭'], screen: 'manualClassify' }
  ),
  problem(
    'E3',
    ['显示 E3 是什么意思？', 'What does E3 on the display mean?'],
    [46, 9],
    [
      ['拔掉电源，等 5 分钟再插上', 'Unplug it, and plug it in again after five minutes'],
      ['还是 E3，查说明书里这个型号的故障表', 'If it stays, see the table of faults in the model’s manual'],
      ['仍然不行，请打电话报修', 'If that does not help, call for a repair']
    ],
    { alsoCalled: ['故障码', '报错', 'error'], screen: 'manualClassify' }
  ),
  problem(
    'AIR_FRYER_SMOKE',
    ['空气炸锅冒烟正常吗？', 'My air fryer smokes. Is that normal?'],
    [23, 2],
    [
      ['炸肥肉时油滴会冒烟，在炸篮下加一勺水', 'Fat drips and smokes; put a spoon of water below the basket'],
      ['每次用后清洗炸篮和发热管下的挡油板', 'Wash basket and splash guard after each use']
    ],
    { categoryCodes: ['C030103'], screen: 'manualClassify' }
  ),
  problem(
    'FRIDGE_NOISE',
    ['冰箱响声大怎么办？', 'My fridge is loud'],
    [30, 6],
    [
      ['调平四脚，离墙 2 厘米以上', 'Level its feet, and leave 2 cm to the wall'],
      ['新机前三天响声大一些，之后会变轻', 'In its first three days it is louder; that passes']
    ],
    { categoryCodes: ['C0401'], screen: 'manualClassify' }
  )
]
