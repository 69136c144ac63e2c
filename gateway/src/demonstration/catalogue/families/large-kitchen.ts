/** Hoods, hobs, dishwashers; ovens and food preparation. */
import { bundle, item, size, type Family } from './family'

const fitted = [bundle('STD', '含基础安装', 'With basic fitting', 0), bundle('OLD', '含拆旧安装', 'With removal of the old one', 99)]

const hoods: Family = {
  kind: 'hood',
  leaf: 'C010101',
  shopCode: 'QH-KITCHEN',
  noun: ['吸油烟机', 'Range hood'],
  sizeName: ['宽度', 'Width'],
  sizes: [size('75', '75cm', '75 cm', 0, [750, 560, 480], 23000), size('90', '90cm', '90 cm', 200, [895, 560, 520], 27000)],
  bundles: fitted,
  large: true,
  installs: true,
  warrantyYears: 5,
  rows: [
    [['安装方式', 'Mounting'], ['壁挂', 'Wall']],
    [['照明', 'Light'], ['双灯 LED', 'Two LED lamps']],
    [['滤网', 'Filter'], ['可拆洗金属滤网', 'Removable metal filter']],
    [['操作', 'Control'], ['触控', 'Touch']]
  ],
  stories: [
    [['爆炒也留不住烟', 'Takes on the hottest wok'], ['变频电机按油烟浓度调节风量，起锅时自动加力。', 'The variable motor follows the smoke and gives more when the wok flares.']],
    [['少洗一点', 'Less to scrub'], ['内腔少缝设计，油网一按即取，可进洗碗机。', 'Few seams inside; the grease filter pops out and goes into the dishwasher.']]
  ],
  points: [['延时关机，余烟吸净', 'Runs on a little to clear the last smoke'], ['止逆阀防倒灌', 'A flap keeps smells from coming back'], ['双灯照明，台面不留影', 'Two lamps light the whole hob']],
  keywords: { zh: ['抽油烟机', '油烟机', '烟机', '烟灶'], en: ['range hood', 'cooker hood', 'extractor'] },
  items: [
    item('YT7521', '欧式顶吸油烟机 23m³ 大吸力', 'Canopy range hood, 23 m³/min', '变频直驱，烟大风大', 'Direct drive that follows the smoke', 1799, 'ks', [0, 1], 3120, 400, ['grade1']),
    item('YT9024', '欧式油烟机 智能巡航', 'Canopy range hood with smart cruise', '油烟传感，自动调速', 'Senses smoke and sets its own speed', 2299, 'kw', [1], 1480, 210, ['grade1']),
    item('YT7506', '经典欧式油烟机', 'Classic canopy range hood', '大风量，简单耐用', 'Strong, simple and sturdy', 1199, 'sk', [0, 1], 6940, 820),
    item('YT9030', '静吸油烟机 隐形灯带', 'Quiet range hood with hidden light', '炒菜时也能聊天', 'Talk while you cook', 2699, 'kc', [1], 260, 30, ['grade1'])
  ]
}

const sideHoods: Family = {
  ...hoods,
  kind: 'side-hood',
  leaf: 'C010102',
  sizes: [size('80', '80cm', '80 cm', 0, [795, 610, 390], 25000), size('90', '90cm', '90 cm', 200, [895, 610, 400], 28000)],
  items: [
    item('YC9026', '侧吸油烟机 26m³ 大吸力 挥手启停', 'Side range hood, 26 m³/min, wave to start', '近距离侧吸，不碰头', 'Draws from the side, clear of your head', 2499, 'ksw', [1], 4870, 350, ['grade1']),
    item('YC8022', '侧吸油烟机 自动清洗', 'Side range hood, self-cleaning', '热水冲洗，一键净腔', 'Rinses itself with hot water', 2199, 'kc', [0, 1], 2230, 260),
    item('YC9031', '跨界侧吸油烟机 上下双吸', 'Two-way side range hood', '上下同时吸，拐角烟也跑不掉', 'Draws above and below at once', 3299, 'ks', [1], 390, 38, ['grade1', 'limit2']),
    item('YC8008', '侧吸油烟机 轻巧款', 'Slim side range hood', '薄机身，小厨房正合适', 'A thin body for small kitchens', 1599, 'kw', [0], 3560, 600)
  ]
}

const hobs: Family = {
  kind: 'hob',
  leaf: 'C010201',
  shopCode: 'QH-KITCHEN',
  noun: ['燃气灶', 'Gas hob'],
  sizeName: ['气源', 'Gas'],
  sizes: [size('NG', '天然气', 'Natural gas', 0, [750, 148, 430], 14000), size('LPG', '液化气', 'LPG', 0, [750, 148, 430], 14000)],
  bundles: fitted,
  large: true,
  installs: true,
  warrantyYears: 5,
  rows: [
    [['热负荷', 'Heat'], ['5.0kW', '5.0 kW']],
    [['面板', 'Top'], ['钢化玻璃', 'Toughened glass']],
    [['熄火保护', 'Flame guard'], ['有', 'Yes']],
    [['挖孔尺寸', 'Cut-out'], ['650×350mm', '650 × 350 mm']]
  ],
  stories: [
    [['火力收放自如', 'Strong flame, fine control'], ['内外双环火独立控制，爆炒够猛，煲汤够稳。', 'Inner and outer rings work alone: fierce for the wok, steady for the soup.']],
    [['安心离开一会儿', 'Step away safely'], ['意外熄火自动切断气源，定时到点自动关火。', 'Gas stops if the flame goes out, and the timer turns it off.']]
  ],
  points: [['一体接水盘，汤汁不进灶', 'A tray keeps spills out'], ['定时关火', 'Timer'], ['可调底座，免改台面', 'Adjustable frame fits the old cut-out']],
  keywords: { zh: ['煤气灶', '灶具', '炉灶', '烟灶'], en: ['gas hob', 'gas stove', 'cooktop'] },
  items: [
    item('ZJ5201', '嵌入式燃气灶 5.0kW 定时', 'Built-in gas hob, 5.0 kW, timer', '大火爆炒，定时关火', 'Big flame, timed off', 999, 'ks', [0, 1], 5480, 430, ['grade1']),
    item('ZJ5208', '聚能燃气灶 防风锅架', 'Focused gas hob with wind guard', '火更集中，更省气', 'A focused flame uses less gas', 1299, 'k', [0, 1], 2190, 240, ['grade1']),
    item('ZJ4502', '双眼燃气灶 经典款', 'Classic two-burner gas hob', '钢化面板，好擦耐用', 'Toughened top, easy to wipe', 699, 'kw', [0, 1], 8260, 900),
    item('ZJ5216', '智能控温燃气灶', 'Gas hob with heat control', '锅底测温，防干烧', 'Senses the pan and prevents boiling dry', 1899, 'ks', [0], 310, 22, ['grade1'])
  ]
}

const dishwashers: Family = {
  kind: 'dishwasher',
  leaf: 'C010301',
  shopCode: 'QH-KITCHEN',
  noun: ['洗碗机', 'Dishwasher'],
  sizeName: ['容量', 'Capacity'],
  sizes: [size('8S', '8 套', '8 place settings', 0, [450, 815, 600], 38000), size('13S', '13 套', '13 place settings', 700, [598, 815, 600], 46000), size('16S', '16 套', '16 place settings', 1200, [598, 845, 600], 49000)],
  bundles: fitted,
  large: true,
  installs: true,
  warrantyYears: 5,
  rows: [
    [['烘干方式', 'Drying'], ['热风烘干 + 自动开门', 'Hot air, door opens by itself']],
    [['水效等级', 'Water grade'], ['一级', 'Grade 1']],
    [['软水', 'Softener'], ['有', 'Yes']],
    [['噪声', 'Noise'], ['44dB(A)', '44 dB(A)']]
  ],
  stories: [
    [['饭后时间还给家人', 'The evening is yours'], ['三层喷臂高温冲洗，油碗、锅具、奶瓶一次洗净。', 'Three hot spray levels clean plates, pans and bottles together.']],
    [['洗完就干', 'Dry when done'], ['热风配合自动开门，碗里不留水渍，也可当碗柜存放。', 'Hot air and an opening door leave no drops; keep the dishes inside if you like.']]
  ],
  points: [['碗篮三档可调', 'Racks at three heights'], ['72 小时储存换气', 'Fresh air for 72 hours of storage'], ['一小时快洗', 'One-hour wash']],
  keywords: { zh: ['嵌入式洗碗机', '刷碗机'], en: ['dishwasher'] },
  items: [
    item('XW1368', '嵌入式洗碗机 热风烘干', 'Built-in dishwasher, hot-air drying', '洗消烘存一体', 'Washes, dries and stores', 2999, 'ksw', [0, 1], 1760, 270, ['grade1']),
    item('XW1680', '大容量洗碗机 分层洗', 'Large dishwasher, split wash', '半载只洗一层，省水', 'Wash one rack when half full', 3599, 'kw', [1, 2], 640, 140, ['grade1']),
    item('XW0812', '窄机身洗碗机', 'Slim dishwasher', '45cm 宽，小厨房也能装', '45 cm wide, for small kitchens', 2399, 'wc', [0], 1120, 360),
    item('XW1699', '旗舰洗碗机 自动投放', 'Flagship dishwasher, auto dosing', '一次加满，洗一个月', 'Fill once, wash for a month', 4899, 'ks', [2], 150, 18, ['grade1', 'limit1'])
  ]
}

const table = [bundle('STD', '标准版', 'Standard', 0), bundle('KIT', '标准版 + 烘焙套装', 'Standard + baking set', 59)]

const ovens: Family = {
  kind: 'oven',
  leaf: 'C030101',
  shopCode: 'QH-KITCHEN',
  noun: ['电烤箱', 'Oven'],
  sizeName: ['容量', 'Capacity'],
  sizes: [size('25L', '25L', '25 L', 0, [448, 288, 360], 6800), size('35L', '35L', '35 L', 80, [512, 330, 402], 9200), size('45L', '45L', '45 L', 180, [548, 356, 430], 11500)],
  bundles: table,
  large: false,
  installs: false,
  warrantyYears: 2,
  rows: [
    [['温度范围', 'Temperature'], ['30–230℃', '30–230 °C']],
    [['内腔', 'Inside'], ['搪瓷', 'Enamel']],
    [['控温', 'Heat control'], ['上下独立控温', 'Top and base apart']],
    [['额定功率', 'Rated power'], ['1600W', '1600 W']]
  ],
  stories: [
    [['上色均匀', 'Evenly golden'], ['上下管独立控温加热风循环，四角和中间一样焦香。', 'Top and base heat apart with circulating air, so the corners match the middle.']],
    [['低温也用得上', 'Gentle heat too'], ['30℃ 起发酵，做面包、酸奶、果干都稳定。', 'From 30 °C it proves dough, sets yoghurt and dries fruit.']]
  ],
  points: [['搪瓷内腔，油渍一擦就掉', 'Enamel wipes clean'], ['双层玻璃门', 'Double-glazed door'], ['炉灯随看随亮', 'A lamp to look inside']],
  keywords: { zh: ['烤箱', '烘焙'], en: ['oven', 'baking'] },
  items: [
    item('KX3512', '搪瓷电烤箱 上下独立控温', 'Enamel oven, top and base apart', '三十五升，八寸蛋糕轻松烤', 'Room for a 20 cm cake', 349, 'kwac', [0, 1], 9120, 380),
    item('KX4520', '热风电烤箱 大容量', 'Convection oven, large', '热风对流，三盘同烤', 'Hot air bakes three trays', 499, 'ksw', [1, 2], 2840, 290),
    item('KX2503', '入门电烤箱', 'Starter oven', '简单旋钮，新手友好', 'Simple knobs for beginners', 229, 'wa', [0], 7360, 620),
    item('KX4566', '智能电烤箱 电子控温', 'Smart oven, digital heat', '一度一调，菜单自动', 'Set to the degree, with menus', 799, 'kc', [2], 410, 26),
    item('KX3500', '搪瓷烤箱 旧款', 'Enamel oven, earlier model', '停产', 'No longer made', 299, 'k', [1], 3300, 980, ['off'])
  ]
}

const microwaves: Family = {
  ...ovens,
  kind: 'microwave',
  leaf: 'C030102',
  noun: ['微波炉', 'Microwave'],
  sizes: [size('20L', '20L', '20 L', 0, [452, 262, 342], 10500), size('23L', '23L', '23 L', 80, [483, 281, 388], 12600)],
  bundles: [],
  rows: [[['微波功率', 'Microwave power'], ['800W', '800 W']], [['加热', 'Heating'], ['平板', 'Flatbed']], [['童锁', 'Child lock'], ['有', 'Yes']], [['门', 'Door'], ['侧开', 'Side-opening']]],
  stories: [
    [['热得透', 'Hot all through'], ['变频微波持续输出，中间热透，边缘不干。', 'Steady inverter power warms the middle without drying the edge.']],
    [['平板好打理', 'A flat floor'], ['没有转盘，大盘子随便放，一擦就干净。', 'No turntable: large plates fit and it wipes clean.']]
  ],
  points: [['一键热饭、热奶', 'One key for rice and milk'], ['解冻不半熟', 'Thaws without cooking'], ['提示音可关', 'The beep can be off']],
  keywords: { zh: ['微蒸烤', '光波炉'], en: ['microwave', 'combi oven'] },
  items: [
    item('WB2021', '平板微波炉 变频', 'Flatbed inverter microwave', '热得均匀，好擦', 'Even heat, easy to wipe', 399, 'wa', [0, 1], 6230, 450),
    item('WB2330', '微烤一体机', 'Microwave with grill', '微波加烧烤，外焦里嫩', 'Microwave and grill in one', 599, 'kw', [1], 2980, 230),
    item('WB2366', '微蒸烤一体机', 'Combi microwave, steam and grill', '蒸、烤、微波一台够', 'Steam, grill and microwave', 1599, 'ks', [1], 540, 33),
    item('WB2005', '家用微波炉 简易款', 'Simple family microwave', '常用功能一键直达', 'Favourites in one tap', 299, 'wc', [0], 8450, 710)
  ]
}

const airFryers: Family = {
  ...ovens,
  kind: 'air-fryer',
  leaf: 'C030103',
  shopCode: 'QH-LIFE',
  noun: ['空气炸锅', 'Air fryer'],
  sizes: [size('4L', '4L', '4 L', 0, [268, 312, 330], 4600), size('5_5L', '5.5L', '5.5 L', 60, [292, 334, 366], 5500)],
  bundles: [bundle('STD', '标准版', 'Standard', 0), bundle('TRAY', '标准版 + 双层烤架', 'Standard + two-tier rack', 39)],
  rows: [[['温度范围', 'Temperature'], ['40–200℃', '40–200 °C']], [['炸篮', 'Basket'], ['不粘炸篮，可拆', 'Non-stick, removable']], [['额定功率', 'Rated power'], ['1500W', '1500 W']], [['定时', 'Timer'], ['60 分钟', '60 minutes']]],
  stories: [
    [['少油也香脆', 'Crisp with little oil'], ['高速热风环绕，薯条鸡翅外脆里嫩。', 'Fast hot air leaves chips and wings crisp outside and soft within.']],
    [['整篮拿去洗', 'The basket just rinses'], ['炸篮和炸盘分离，不粘涂层，冲洗即可。', 'Basket and tray come apart and rinse clean.']]
  ],
  points: [['抽屉式，取放不烫手', 'A drawer with a cool handle'], ['八种菜单', 'Eight menus'], ['中途翻面提醒', 'Reminds you to turn']],
  keywords: { zh: ['空气炸', '炸锅', '无油炸锅'], en: ['air fryer', 'fryer'] },
  items: [
    item('KZ4018', '空气炸锅 数显菜单', 'Air fryer with menus', '八种菜单，少油香脆', 'Eight menus, little oil', 269, 'cwk', [0, 1], 15800, 370),
    item('KZ5525', '大容量空气炸锅', 'Large air fryer', '整只鸡一次炸好', 'Takes a whole chicken', 359, 'kaw', [1], 4920, 200),
    item('KZ4002', '轻简空气炸锅', 'Simple air fryer', '小巧好收，一人也常用', 'Small and easy to store', 199, 'wa', [0], 8830, 560),
    item('KZ5560', '可视空气炸锅 蒸汽嫩炸', 'Air fryer with window and steam', '边蒸边炸，肉不柴', 'Steam keeps meat tender', 499, 'ks', [1], 730, 15)
  ]
}

const blenders: Family = {
  ...airFryers,
  kind: 'blender',
  leaf: 'C030201',
  noun: ['破壁机', 'Blender'],
  sizes: [size('1_2L', '1.2L', '1.2 L', 0, [196, 382, 196], 3600), size('1_75L', '1.75L', '1.75 L', 90, [214, 432, 214], 4700)],
  bundles: [],
  rows: [[['转速', 'Speed'], ['32000 转/分', '32,000 rpm']], [['杯体', 'Jar'], ['高硼硅玻璃', 'Borosilicate glass']], [['额定功率', 'Rated power'], ['900W', '900 W']], [['自清洗', 'Self-clean'], ['有', 'Yes']]],
  stories: [
    [['细到不用滤', 'Smooth without a sieve'], ['八叶刀头配导流杯，豆浆、米糊细腻顺滑。', 'Eight blades and a shaped jar make soy milk and porridge silky.']],
    [['冷热都行', 'Hot and cold'], ['加热熬煮与冷饮冰沙一机完成。', 'Cooks soups and crushes ice alike.']]
  ],
  points: [['防溢探针', 'Overflow sensor'], ['预约早餐', 'Breakfast ready on time'], ['冲洗程序', 'Rinse programme']],
  keywords: { zh: ['料理机', '豆浆机', '榨汁机'], en: ['blender', 'soy milk maker', 'juicer'] },
  items: [
    item('PB1751', '破壁机 加热静音', 'Heating blender, quiet', '隔音罩降噪，早起不扰人', 'A hood keeps mornings quiet', 599, 'wak', [1], 5370, 320),
    item('PB1202', '小容量破壁机', 'Small blender', '两三人的早餐', 'Breakfast for two or three', 299, 'wc', [0], 6120, 240),
    item('PB1768', '变频破壁机 免手洗', 'Inverter blender, self-washing', '高温冲洗加烘干', 'Washes hot and dries itself', 899, 'ks', [1], 880, 42),
    item('PB1210', '轻食料理机', 'Everyday blender', '果昔、冰沙、辅食', 'Smoothies, ice and baby food', 159, 'wab', [0], 9350, 500)
  ]
}

export const largeKitchen: Family[] = [hoods, sideHoods, hobs, dishwashers]
export const baking: Family[] = [ovens, microwaves, airFryers, blenders]
