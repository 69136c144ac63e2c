/** What shoppers ask of things for the rest of the home, by category, and of everything. */
import { entry, type Entries } from './entry'

export const home: Entries = {
  C04: [
    entry(
      ['放卧室旁边晚上吵不吵？', 'It would stand beside the bedroom. Is it loud at night?'],
      [
        ['压缩机启动时有一点，平时听不见。', 'A little when it starts, otherwise you hear nothing.'],
        ['比以前那台安静，半夜没被吵醒过。', 'Quieter than our old one, it never woke me.']
      ]
    ),
    entry(
      ['刚送到要静置多久才能通电？', 'How long must it stand before I switch it on?'],
      [['师傅说放两个小时，我等了一晚。', 'Two hours, said the men who brought it; I waited a night.']],
      [
        '搬运后请静置两小时以上再通电，空载运行到凉了再放食物。',
        'Two hours at least after moving, and cold inside before food goes in.'
      ]
    ),
    entry(
      ['两边要留多少散热距离？', 'How much room does it need at the sides?'],
      [
        [
          '我左右各留了五厘米，侧面温温的，正常。',
          'I left five centimetres each side; the walls are a bit warm, as they should be.'
        ]
      ]
    ),
    entry(
      ['冷冻室会结霜吗？', 'Does the freezer frost up?'],
      [
        ['用了半年没结霜，门关严就行。', 'Half a year without frost, just shut the door well.'],
        ['夏天开门勤会有一点，自己会化。', 'A little in summer when it is opened a lot, it goes by itself.']
      ]
    )
  ],
  C05: [
    entry(
      ['脱水的时候会不会跑位？', 'Does it wander when it spins?'],
      [
        ['地面平就不会，师傅调了脚垫。', 'Not on a level floor; the installer set the feet.'],
        ['我在上面放了杯水试过，没洒。', 'I put a glass of water on top: not a drop.']
      ]
    ),
    entry(
      ['羽绒服能洗吗？', 'Can it do a down jacket?'],
      [['选羽绒档，洗完蓬松，记得翻过来。', 'On the down setting, inside out; it came out fluffy.']],
      [
        '请看水洗标，能水洗的羽绒服选「羽绒」程序。',
        'Please read the label; what can be washed goes on the down programme.'
      ]
    ),
    entry(
      ['快洗洗得干净吗？', 'Does the quick wash really clean?'],
      [['出汗的T恤够了，油渍还是用标准洗。', 'Enough for a T-shirt, stains need the standard one.']]
    ),
    entry(
      ['阳台有太阳晒，放那里行不行？', 'Can it stand on a sunny balcony?'],
      [['我家放阳台，买了个罩子。', 'Ours does, under a cover.']],
      ['请避免长时间直晒和淋雨，建议加防护罩。', 'Please keep it from long sun and from rain; a cover is a good idea.']
    )
  ],
  C06: [
    entry(
      ['二十平的房间够用吗？', 'Is it enough for twenty square metres?'],
      [
        ['十八平西晒，开二十六度够凉。', 'Eighteen, facing west, and 26 degrees is cool enough.'],
        ['顶楼的话建议买大一档。', 'Under a roof I would take the next size.']
      ],
      [
        '请按参数里的适用面积选，顶楼和西晒建议大一档。',
        'Please go by the area in the parameters, and one size up under a roof or facing west.'
      ]
    ),
    entry(
      ['一晚上大概几度电？', 'How much power does a night take?'],
      [['睡眠模式八小时，两三度。', 'Two or three units for eight hours on sleep.']]
    ),
    entry(
      ['安装会不会乱收费？', 'Are there surprises when it is fitted?'],
      [
        ['铜管不够长加了一米，按价目表收的，给了单子。', 'A metre more of pipe, charged by the list, with a receipt.'],
        ['我家没加钱，师傅还带了鞋套。', 'Nothing extra, and he wore shoe covers.']
      ],
      [
        '收费以服务收费标准为准，师傅会先报价，您同意后再做。',
        'Fees are as in the table; the installer names them first and waits for your yes.'
      ]
    ),
    entry(
      ['冬天制热快不快？', 'Does it heat quickly in winter?'],
      [['五分钟出热风，零下几度的时候慢一点。', 'Warm after five minutes, slower below zero.']]
    )
  ],
  C07: [
    entry(
      ['三口人连着洗澡够吗？', 'Is it enough for three showers in a row?'],
      [
        ['夏天够，冬天第三个人要等十来分钟。', 'In summer yes, in winter the third waits ten minutes.'],
        ['调高几度，三个人没断过。', 'A few degrees higher, and it never ran out for us.']
      ]
    ),
    entry(
      ['晚上可以不拔插头吗？', 'Can it stay plugged in at night?'],
      [['一直插着，用了半年没问题。', 'Always plugged in, half a year without trouble.']],
      [
        '有防漏电保护，可以长期通电。出远门建议断电并关水。',
        'It is protected against leakage. When you travel, please switch off power and water.'
      ]
    ),
    entry(
      ['老房子水压低能用吗？', 'Our old house has low pressure. Does it work?'],
      [['我家六楼水小，能点着，花洒开大一点。', 'Sixth floor and little water, it lights; open the shower wide.']]
    )
  ],
  C09: [
    entry(
      ['猫毛狗毛会缠住吗？', 'Do pet hairs tangle in it?'],
      [
        ['两只猫，一周清一次刷子就行。', 'Two cats; I clean the brush once a week.'],
        ['长头发还是会缠一点，拆下来剪掉。', 'Long hair does a little, I cut it off.']
      ]
    ),
    entry(
      ['充满电能用多久？', 'How long does a charge last?'],
      [['标准档四十多分钟，打扫一百平够了。', 'Over forty minutes on standard, enough for our hundred square metres.']]
    ),
    entry(
      ['门槛过得去吗？', 'Does it get over thresholds?'],
      [['一厘米多的过得去，再高就绕开。', 'A good centimetre it does, higher ones it avoids.']]
    ),
    entry(
      ['尘盒好清理吗？会扬灰吗？', 'Is it easy to empty, or does dust fly?'],
      [['对着垃圾桶一按就掉，滤网可以水洗。', 'One press over the bin; the filter can be rinsed.']]
    )
  ],
  C10: [
    entry(
      ['出差带着方便吗？', 'Is it handy for travelling?'],
      [['塞得进洗漱包，配件有收纳袋。', 'It fits my wash bag, and there is a pouch for the parts.']]
    ),
    entry(
      ['声音大不大？', 'How loud is it?'],
      [
        ['晚上用不吵家人。', 'Nobody complains at night.'],
        ['最大档有点声音，正常。', 'The top speed can be heard, as usual.']
      ]
    ),
    entry(
      ['送女朋友包装好看吗？', 'Is the box nice enough for a gift?'],
      [['盒子很干净，她挺喜欢。', 'A clean box, and she liked it.']]
    )
  ],
  C11: [
    entry(
      ['放床头睡觉会吵吗？', 'Is it quiet enough beside the bed?'],
      [
        ['一二档几乎没声音。', 'On one and two there is hardly a sound.'],
        ['三档以上能听见风声，白噪音的感觉。', 'From three on you hear the air, like white noise.']
      ]
    ),
    entry(
      ['遥控器丢了能用手机控制吗？', 'If I lose the remote, can I use the phone?'],
      [['机身有按键，手机没试过。', 'There are keys on it; I have not tried the phone.']],
      ['机身按键可以完成全部操作，遥控器可以单独配。', 'All of it works by the keys, and remotes are sold separately.']
    ),
    entry(
      ['清洗麻烦吗？', 'Is it a nuisance to clean?'],
      [['外面一拆就能冲，一个月一次。', 'The front comes off and is rinsed, once a month.']]
    )
  ],
  '': [
    entry(
      ['现在买，大促会不会更便宜？', 'Will it be cheaper in the next sale?'],
      [
        ['我买完一周没降，急用就买。', 'A week later it was the same. If you need it, buy it.'],
        ['叠了店铺券，比上次活动还低一点。', 'With the shop’s coupon it was below the last sale.']
      ],
      [
        '下单七天内降价，联系客服可以补差价。',
        'If it drops within seven days of your order, write to us and we pay the difference.'
      ]
    ),
    entry(
      ['保修多久？坏了是上门修吗？', 'How long is the warranty, and do they come to repair it?'],
      [['上次旋钮松了，打电话第二天就来人了。', 'A knob came loose; they came the day after I called.']],
      ['整机保修，凭订单号就可以报修。', 'The whole appliance is under warranty; your order number is all you need.']
    ),
    entry(
      ['包装结实吗？路上会不会磕坏？', 'Is it packed well?'],
      [
        ['里外两层箱子，泡沫卡得很紧。', 'Two boxes and tight foam.'],
        ['外箱破了一角，里面没事。', 'A corner of the outer box was torn, inside all was well.']
      ]
    ),
    entry(
      ['几天能到？送上楼吗？', 'How many days, and is it carried up?'],
      [['隔天就到了，没电梯也送到门口。', 'Next day, to the door, though we have no lift.']]
    ),
    entry(
      ['用了一段时间的说说，值得买吗？', 'Those who have had it for a while: is it worth it?'],
      [
        ['三个月了，每天都用，没出过毛病。', 'Three months, every day, no trouble.'],
        ['这个价位挺满意的，做工比想象中好。', 'For the price I am happy, better made than I thought.'],
        ['颜色比图片深一点，其他都好。', 'A little darker than in the pictures, otherwise good.']
      ]
    ),
    entry(
      ['说明书有中文吗？老人看得懂吗？', 'Is the manual easy enough for my parents?'],
      [['有图，字也大，我爸自己看着就会了。', 'Pictures and large print; my father managed alone.']]
    ),
    entry(
      ['可以开发票吗？', 'Can I get an invoice?'],
      [],
      [
        '可以，付款后在订单里申请，电子发票当天开出。',
        'Yes. Ask for it in your order after paying; it comes the same day by mail.'
      ]
    ),
    entry(['有以旧换新吗？旧的怎么处理？', 'Do you take the old one back?'], [])
  ]
}
