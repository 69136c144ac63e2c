/** What shoppers ask of things for the kitchen, by category. */
import { entry, type Entries } from './entry'

export const kitchen: Entries = {
  C0201: [
    entry(
      ['一个人吃，煮一小碗米会糊底吗？', 'I live alone. Does one small bowl of rice burn at the bottom?'],
      [
        [
          '不会，最少半杯米也行，选「小份量」，锅底只有一点焦香。',
          'No. Half a cup is fine with the small portion setting; just a hint of crust.'
        ],
        ['我都是一次煮一杯，分两顿吃，没糊过。', 'I cook one cup and eat it in two meals, never burnt.']
      ]
    ),
    entry(
      ['给老人吃，米饭会不会太硬？', 'Is the rice soft enough for elderly parents?'],
      [
        [
          '水多放半格再焖五分钟，我妈八十了也咬得动。',
          'Half a mark more water and five minutes of rest, and my mother of eighty chews it easily.'
        ],
        ['选「软糯」那一档，刚刚好。', 'Use the soft setting, it is just right.'],
        [
          '东北米煮出来软一点，丝苗米会硬一些，换米试试。',
          'Short grain comes out softer than long grain, try another rice.'
        ]
      ],
      [
        '建议选「软糯」，用时多六分钟，口感更绵软。',
        'Please use the soft setting: six minutes longer and noticeably softer.'
      ]
    ),
    entry(
      ['内胆的涂层会掉吗？可以用铁勺吗？', 'Does the coating come off? Can I use a metal spoon?'],
      [
        [
          '用了一年多没掉，一直用送的那把塑料勺。',
          'Over a year and nothing came off; I only use the spoon that came with it.'
        ],
        ['别用铁勺和钢丝球，其他都没事。', 'No metal spoon and no steel wool, then it lasts.']
      ],
      [
        '请不要用金属勺和钢丝球，配件里有专用饭勺。',
        'Please avoid metal spoons and steel wool; a rice spoon is in the box.'
      ]
    ),
    entry(
      ['晚上预约煮粥，早上会不会溢出来？', 'If I set porridge overnight, does it boil over?'],
      [
        ['按刻度放水就不会，我每天都预约。', 'Not if you keep to the water mark. I set it every night.'],
        ['米别放太多，一杯米煮三个人的粥正好。', 'Don’t overdo the rice: one cup makes porridge for three.']
      ]
    ),
    entry(
      ['蒸汽大不大？放柜子里能用吗？', 'Is there much steam? Can it stand in a cupboard?'],
      [
        [
          '煮沸那几分钟有蒸汽，我是拉出来用的。',
          'There is steam for some minutes while it boils, I pull it out for that.'
        ],
        ['比以前那台小很多，台面上方没有水珠。', 'Far less than my old one, no drops on the shelf above.']
      ]
    ),
    entry(
      ['能做蛋糕或者酸奶吗？', 'Can it make cake or yoghurt?'],
      [['蛋糕可以，底部上色，上面是白的。', 'Cake works; the bottom browns, the top stays pale.']]
    ),
    entry(
      ['低糖饭和普通饭口感差多少？', 'How different does low-sugar rice taste?'],
      [
        ['粒粒分明，稍微干一点，吃惯了就好。', 'Loose grains and a little drier, you get used to it.'],
        [
          '我爸控糖吃了两个月，他说能接受。',
          'My father watches his sugar, he has eaten it for two months and is fine with it.'
        ]
      ],
      [
        '口感会比普通饭略松散。控糖饮食请听医生的建议。',
        'It is a little looser than usual rice. For a diet please follow your doctor.'
      ]
    )
  ],
  C0202: [
    entry(
      ['炖牛腩大概要多久？', 'How long does brisket take?'],
      [
        ['四十分钟左右，筷子一戳就透。', 'About forty minutes, a chopstick goes straight through.'],
        ['先焯水再压三十五分钟，我家喜欢有点嚼劲。', 'Blanched first and then 35 minutes; we like some bite.']
      ]
    ),
    entry(
      ['排气的时候声音吓人吗？', 'Is it frightening when the pressure goes?'],
      [['按一下自动排，有嘶嘶声，比灶上的高压锅小多了。', 'One press and it hisses, far less than a pot on the hob.']],
      [
        '排气时请保持距离，压力放完之前盖子打不开。',
        'Please stand back while it vents; the lid stays locked until the pressure is gone.'
      ]
    ),
    entry(
      ['密封圈多久换一次？', 'How often is the ring replaced?'],
      [
        ['用了一年还没换，洗完晾干就没味道。', 'A year and still the first one; dried after washing it does not smell.']
      ],
      ['建议一年左右更换一次，变硬或漏气时请及时换。', 'About once a year, and at once when it hardens or leaks.']
    )
  ],
  C0203: [
    entry(
      ['内壁是什么材质？会有塑料味吗？', 'What is the inside made of? Does it taste of plastic?'],
      [
        [
          '里面一圈都是不锈钢，第一次烧两壶倒掉就没味了。',
          'Steel all round. I boiled and poured away two pots, then there was no taste.'
        ],
        ['盖子内侧也是钢的，放心。', 'The lid is steel inside too.']
      ]
    ),
    entry(
      ['烧开一壶水要几分钟？', 'How many minutes for a full pot?'],
      [['满壶五六分钟，泡面的量两分钟就好。', 'Five or six for a full one, two for a bowl of noodles.']]
    ),
    entry(
      ['水垢怎么清理？', 'How do I get rid of limescale?'],
      [
        [
          '放两勺柠檬酸烧开，泡半小时倒掉，跟新的一样。',
          'Boil with two spoons of citric acid, wait half an hour, like new.'
        ]
      ],
      ['建议每月用柠檬酸清洗一次，不要用硬物刮。', 'Once a month with citric acid, and please don’t scrape.']
    )
  ],
  C0101: [
    entry(
      ['爆炒的时候客厅能闻到味道吗？', 'Do you smell stir-frying in the living room?'],
      [
        ['开放式厨房，开最大档基本闻不到。', 'Open kitchen, on full power hardly at all.'],
        ['炒辣椒还是会有一点，关火后再开两分钟就没了。', 'A little with chillies; leave it on for two minutes after.']
      ]
    ),
    entry(
      ['晚上做饭会不会很吵？', 'Is it loud in the evening?'],
      [['低档可以正常说话，最大档要大点声。', 'You can talk on low, on full you raise your voice.']]
    ),
    entry(
      ['安装要自己打孔吗？', 'Do I have to drill the holes myself?'],
      [
        [
          '师傅带了工具，四十分钟装好，橱柜开孔另外收费。',
          'The installer brought his tools and took forty minutes; cutting a cabinet cost extra.'
        ]
      ],
      [
        '上门安装免费，橱柜开孔等费用请以服务收费标准为准。',
        'Installation is free; for cutting cabinets please see the table of service fees.'
      ]
    )
  ],
  C0102: [
    entry(
      ['旧灶的开孔尺寸不一样能装吗？', 'Does it fit a cut-out of another size?'],
      [['小一圈，师傅现场扩了孔，收了点工费。', 'Ours was a bit small, the installer widened it for a small fee.']],
      [
        '请先量好开孔的长和宽，和参数里的开孔尺寸对照。',
        'Please measure your cut-out and compare it with the one in the parameters.'
      ]
    ),
    entry(
      ['火力够不够爆炒？', 'Is the flame strong enough for stir-frying?'],
      [
        ['够，颠锅都没问题，小火也稳。', 'It is, and the low flame is steady too.'],
        ['比我家以前的大不少。', 'Much stronger than our old one.']
      ]
    ),
    entry(
      ['面板好擦吗？', 'Is the top easy to wipe?'],
      [['趁温的时候湿布一抹就干净。', 'Wiped with a wet cloth while warm, it is clean.']]
    )
  ],
  C0103: [
    entry(
      ['中式大碗和炒锅放得下吗？', 'Do large bowls and a wok fit?'],
      [
        ['炒锅要单独放一层，大碗斜着放没问题。', 'A wok takes a level by itself, bowls stand at an angle.'],
        ['一家四口晚饭的碗刚好一次洗完。', 'The dinner of four fits into one wash.']
      ]
    ),
    entry(
      ['洗一次要多少水和电？', 'How much water and power for a wash?'],
      [['标准洗十升水左右，电不到一度。', 'About ten litres and less than one unit of power.']]
    ),
    entry(
      ['洗完碗是干的吗？', 'Are the dishes dry afterwards?'],
      [['碗是干的，塑料盒会有点水珠。', 'The bowls are, plastic boxes keep some drops.']],
      ['烘干结束后请开门通风十分钟，效果更好。', 'Leave the door open for ten minutes after drying, that helps.']
    )
  ],
  C0301: [
    entry(
      ['新手第一次用要空烧吗？', 'Do I have to run it empty first?'],
      [['要，高温空烧十五分钟，开窗散味。', 'Yes, fifteen minutes hot with the window open.']],
      [
        '首次使用请空烧十到十五分钟，有轻微气味属正常。',
        'Ten to fifteen minutes empty the first time; a light smell is normal.'
      ]
    ),
    entry(
      ['温度准不准？', 'Is the temperature accurate?'],
      [
        ['用温度计测过，差五度以内。', 'I checked with a thermometer: within five degrees.'],
        ['烤戚风一次成功，可以说明问题。', 'My sponge cake worked first time, that says it.']
      ]
    ),
    entry(
      ['油污好清理吗？', 'Is the grease easy to clean?'],
      [['垫锡纸的话内胆基本不脏，油盘拆下来洗。', 'With foil the inside stays clean, and the tray comes out.']]
    )
  ],
  C0302: [
    entry(
      ['打豆浆需要过滤吗？', 'Does soy milk need straining?'],
      [['不用，选豆浆档打完很细，没有渣。', 'No. On the soy setting it is fine, without bits.']]
    ),
    entry(
      ['声音大吗？早上会不会吵醒孩子？', 'Is it loud? Will it wake the children?'],
      [
        ['关上厨房门，卧室听着还行。', 'With the kitchen door shut the bedroom is fine.'],
        ['前一晚预约，早上打的那一分钟还是有声音。', 'Set the night before; the minute of blending can be heard.']
      ]
    ),
    entry(
      ['杯子能进洗碗机吗？', 'Can the jug go into the dishwasher?'],
      [
        [
          '带加热的杯子不行，加水和一滴洗洁精打一下就干净。',
          'Not the heated one; water and a drop of soap on high cleans it.'
        ]
      ],
      [
        '加热杯不能泡水和进洗碗机，请用自清洁功能。',
        'The heated jug must not be soaked or machine-washed; please use self-clean.'
      ]
    )
  ],
  C08: [
    entry(
      ['滤芯多久换一次，自己能换吗？', 'How often are filters changed, and can I do it?'],
      [
        ['面板会提示，拧下来换新的，两分钟。', 'The panel tells you; twist out, twist in, two minutes.'],
        ['我家水质一般，一年换了一次。', 'Our water is so-so, once in a year.']
      ],
      ['面板会显示剩余寿命，按提示更换即可，不需要上门。', 'The panel shows what is left; you can change it yourself.']
    ),
    entry(
      ['厨房水槽下面要留多大地方？', 'How much room does it need under the sink?'],
      [['跟两瓶大可乐并排差不多，还能放下垃圾桶。', 'About two large bottles side by side, our bin still fits.']]
    ),
    entry(
      ['出水快吗？接一壶要多久？', 'Is it quick? How long for a kettle?'],
      [['一升半的壶二十来秒。', 'Some twenty seconds for a litre and a half.']]
    )
  ],
  C12: [
    entry(
      ['怎么确认和我的机器配不配？', 'How do I know whether it fits my machine?'],
      [['看机器底部的型号，和标题里对得上就行。', 'Compare the model under the machine with the title.']],
      ['把型号发给客服，我们帮您核对。', 'Send us the model and we will check it for you.']
    ),
    entry(
      ['是原装的吗？有防伪吗？', 'Is it the maker’s own? Can I check?'],
      [['跟机器里带的那只一样，盒子上有码。', 'The same as the one that came with it, with a code on the box.']]
    ),
    entry(
      ['换的时候要关水断电吗？', 'Do I turn off water or power to change it?'],
      [['说明书让关，我照做了，三分钟搞定。', 'The manual says so, I did, three minutes.']]
    )
  ]
}
