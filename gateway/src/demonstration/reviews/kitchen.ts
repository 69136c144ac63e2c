/** What buyers say of things for the kitchen, by category. */
import { aspect, type Aspects } from './aspect'

export const kitchen: Aspects = {
  C0201: [
    aspect('RICE_SOFT', '米饭香软', 'Fluffy rice', [
      ['米饭香软，粒粒分明，凉了做蛋炒饭也不结块', 'Fluffy rice every time, and it still fries well the next day'],
      [
        '新米陈米都试过，煮出来米饭香软，家里老人咬得动',
        'Old rice or new, it comes out as fluffy rice that my parents can chew easily'
      ],
      ['连着煮了一周，每一锅都米饭香软，锅底没有锅巴', 'A week of fluffy rice and not once a crust at the bottom']
    ]),
    aspect('DELAY_EASY', '预约方便', 'Easy delay start', [
      [
        '头天晚上放好米，预约方便，早上开盖正好喝粥',
        'Easy delay start: rice in at night, porridge ready when we get up'
      ],
      ['预约方便，下班到家饭刚好，孩子不用等', 'Thanks to the easy delay start dinner is ready when I get home']
    ]),
    aspect('POT_WASH', '内胆好洗', 'Pot is easy to clean', [
      ['内胆好洗，泡两分钟一冲就干净', 'The pot is easy to clean: two minutes of soaking and a rinse'],
      ['最满意的是内胆好洗，内盖也能整个拆下来', 'Best of all, the pot is easy to clean and the inner lid lifts out']
    ]),
    aspect(
      'POT_HEAVY',
      '内胆偏重',
      'Heavy pot',
      [
        [
          '扣一分是内胆偏重，盛满饭单手端有点费劲',
          'One point off for the heavy pot, hard to lift with one hand when full'
        ],
        ['内胆偏重，我妈手腕不好，要两只手拿', 'It is a heavy pot, my mother needs both hands for it']
      ],
      true
    )
  ],
  C0202: [
    aspect('PRESS_FAST', '炖肉快', 'Quick stews', [
      ['炖肉快，四十分钟排骨就脱骨了', 'Quick stews: ribs fall off the bone after forty minutes'],
      [
        '以前炖牛腩要一下午，现在炖肉快多了，汤也不混',
        'Brisket took all afternoon before, now we have quick stews and a clear broth'
      ]
    ]),
    aspect('PRESS_SAFE', '排气放心', 'Safe venting', [
      [
        '排气放心，自动泄压不吓人，终于敢用压力锅了',
        'Safe venting that does not scare me, so I finally use a pressure cooker'
      ],
      ['开盖前会提示压力没放完，排气放心', 'It says when there is still pressure inside, safe venting indeed']
    ]),
    aspect(
      'PRESS_RING',
      '密封圈留味',
      'Ring keeps smells',
      [
        ['炖完羊肉密封圈留味，要泡一晚上', 'After lamb the ring keeps smells and needs a night in water'],
        ['就是密封圈留味，建议多送一个换着用', 'The ring keeps smells; a second one in the box would help']
      ],
      true
    )
  ],
  C0203: [
    aspect('BOIL_FAST', '烧水快', 'Boils fast', [
      ['烧水快，泡杯茶的工夫就开了', 'Boils fast: done before I find the tea'],
      ['早上赶时间，烧水快这一点很实用', 'It boils fast, which matters on a weekday morning']
    ]),
    aspect('HOLD_TEMP', '控温准', 'Exact temperature', [
      ['控温准，给宝宝冲奶粉四十五度刚好', 'Exact temperature: 45 degrees for the baby bottle, every time'],
      ['泡绿茶用八十度，控温准，茶汤不涩', 'Exact temperature at 80 degrees, so green tea is never bitter']
    ]),
    aspect('POUR_NEAT', '倒水不滴', 'No drips', [
      ['壶嘴设计好，倒水不滴，桌面干净', 'The spout is well made, no drips on the table'],
      ['手冲也能用，水流细，倒水不滴', 'A thin stream good enough for coffee, and no drips']
    ]),
    aspect(
      'LID_STIFF',
      '壶盖偏紧',
      'Stiff lid',
      [['新的时候壶盖偏紧，开盖要用点力', 'It has a stiff lid when new and takes some force']],
      true
    )
  ],
  C0101: [
    aspect('PULL_STRONG', '吸力大', 'Strong suction', [
      ['吸力大，爆炒辣椒站在旁边也不呛', 'Strong suction: I fry chillies and nobody coughs'],
      [
        '开放式厨房最怕油烟，这台吸力大，客厅闻不到味',
        'Our kitchen is open to the living room; with this strong suction you smell nothing there'
      ]
    ]),
    aspect('HOOD_WASH', '好清洗', 'Easy to wash', [
      ['油网拿下来一冲就行，好清洗', 'The filter comes off and rinses clean, easy to wash'],
      ['油杯一周倒一次，面板一擦就亮，好清洗', 'Empty the cup once a week and wipe the panel: easy to wash']
    ]),
    aspect('WAVE_GOOD', '挥手灵敏', 'Responsive gestures', [
      ['手上有面粉时挥一下就开，挥手灵敏', 'With flour on my hands I just wave, responsive gestures'],
      ['挥手灵敏，两次里没有一次认错', 'Responsive gestures, it has not misread me yet']
    ]),
    aspect(
      'HOOD_LOUD',
      '三挡声音偏大',
      'Loud at level three',
      [['要习惯的是三挡声音偏大，平时开二挡够用', 'It is loud at level three, but level two does for most days']],
      true
    )
  ],
  C0102: [
    aspect('FLAME_STRONG', '火力猛', 'Strong flame', [
      ['火力猛，炒青菜终于有锅气了', 'A strong flame, at last greens taste as in a restaurant'],
      ['烧一锅水比旧灶快一半，火力猛', 'With this strong flame a pot of water takes half the time of the old hob']
    ]),
    aspect('HOB_WIPE', '台面好擦', 'Easy to wipe', [
      ['汤溢出来也不怕，台面好擦', 'Soup boiled over and it was easy to wipe'],
      ['玻璃面加一圈挡边，台面好擦', 'Glass with a raised edge, so it is easy to wipe']
    ]),
    aspect('SIMMER', '小火稳', 'Steady simmer', [
      ['熬粥炖汤小火稳，不会忽大忽小', 'A steady simmer for porridge, the flame stays where I set it']
    ])
  ],
  C0103: [
    aspect('DISH_CLEAN', '洗得干净', 'Washes clean', [
      [
        '头天的油盘子也洗得干净，玻璃杯没有水印',
        'It washes clean even last night’s greasy plates, and glasses have no marks'
      ],
      ['火锅的锅放进去，拿出来洗得干净', 'I put the hotpot in and it washes clean']
    ]),
    aspect('DISH_DRY', '烘干到位', 'Dries well', [
      ['烘干到位，早上拿出来直接收柜子', 'It dries well, everything goes straight into the cupboard']
    ]),
    aspect('DISH_QUIET', '洗碗声音小', 'Quiet wash', [
      ['夜里开着，卧室听不到，洗碗声音小', 'A quiet wash: running at night, unheard in the bedroom']
    ]),
    aspect(
      'DISH_LONG',
      '强力洗时间长',
      'Long heavy wash',
      [['强力洗时间长，要两个多小时', 'The long heavy wash takes over two hours']],
      true
    )
  ],
  C0301: [
    aspect('HEAT_EVEN', '受热均匀', 'Even heat', [
      ['戚风四周一个颜色，受热均匀', 'Even heat: my sponge is the same colour all around'],
      ['鸡翅不用翻面，受热均匀，皮是脆的', 'Even heat, so chicken wings get crisp without turning']
    ]),
    aspect('OVEN_SIMPLE', '上手简单', 'Easy to learn', [
      ['菜单照着按就行，上手简单，孩子都会热牛奶', 'Easy to learn: follow the menu, even my child warms milk'],
      ['第一次用就成功了，上手简单', 'It worked the first time, easy to learn']
    ]),
    aspect(
      'OVEN_SMELL',
      '头几次有味',
      'Smells at first',
      [['头几次有味，空烤两回就散了', 'It smells at first; two empty runs and that was over']],
      true
    )
  ],
  C0302: [
    aspect('BLEND_FINE', '打得细', 'Smooth blend', [
      ['豆浆不用滤，打得细', 'A smooth blend: soy milk needs no sieve'],
      ['给宝宝做辅食，南瓜糊打得细', 'Baby food from pumpkin comes out as a smooth blend']
    ]),
    aspect(
      'BLEND_LOUD',
      '打豆子声音大',
      'Loud with beans',
      [['打豆子声音大，早上怕吵到邻居', 'Loud with beans, I worry about the neighbours in the morning']],
      true
    )
  ]
}
