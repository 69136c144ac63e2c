/** Water, cleaning, personal care, air, accessories. */
import { bundle, item, size, type Family } from './family'

const purifiers: Family = {
  kind: 'purifier',
  leaf: 'C080101',
  shopCode: 'QH-LIFE',
  noun: ['净水器', 'Water purifier'],
  sizeName: ['通量', 'Flow'],
  sizes: [size('600G', '600G', '600 GPD', 0, [140, 402, 430], 13000), size('800G', '800G', '800 GPD', 300, [150, 410, 440], 14500), size('1000G', '1000G', '1000 GPD', 700, [160, 418, 450], 16000)],
  bundles: [bundle('STD', '含安装', 'With fitting', 0), bundle('YEAR', '含安装 + 一年滤芯', 'With fitting and a year of filters', 299)],
  large: false,
  installs: true,
  warrantyYears: 3,
  rows: [[['过滤', 'Filtering'], ['反渗透，五级', 'Reverse osmosis, five stages']], [['废水比', 'Pure to waste'], ['3:1', '3:1']], [['水效等级', 'Water grade'], ['一级', 'Grade 1']], [['换芯', 'Changing filters'], ['自行旋转更换', 'Twist out by hand']]],
  stories: [
    [['打开龙头就能喝', 'Drink from the tap'], ['五级过滤，水质数值实时显示。', 'Five stages, with the purity shown as you pour.']],
    [['滤芯自己换', 'Change it yourself'], ['到期提醒，旋出旋入，不用工具。', 'It reminds you, and the filter twists out without tools.']]
  ],
  points: [['无桶大通量，一杯水几秒', 'No tank: a glass in seconds'], ['漏水自停', 'Stops if it leaks'], ['首杯水冲洗', 'Rinses before the first glass']],
  keywords: { zh: ['净水机', '纯水机', '过滤器'], en: ['water purifier', 'filter', 'reverse osmosis'] },
  items: [
    item('JS8012', '厨下净水器 无桶大通量', 'Under-sink purifier, tankless', '三秒一杯，水质可见', 'A glass in three seconds', 1499, 'wkc', [0, 1], 5820, 340),
    item('JS1020', '净水器 双出水', 'Purifier with two outlets', '洗菜喝水分开', 'One for washing, one for drinking', 2199, 'ks', [1, 2], 1690, 210),
    item('JS6003', '入门净水器', 'Starter purifier', '小厨房的第一台', 'The first for a small kitchen', 899, 'w', [0], 7140, 560),
    item('JS1033', '加热净水器 管线一体', 'Heating purifier', '冷热直饮', 'Hot and cold to drink', 2999, 'ka', [2], 230, 25)
  ]
}

const dispensers: Family = {
  ...purifiers,
  kind: 'dispenser',
  leaf: 'C080201',
  noun: ['即热饮水机', 'Instant hot-water dispenser'],
  sizeName: ['水箱', 'Tank'],
  sizes: [size('3L', '3L', '3 L', 0, [186, 376, 312], 4200), size('5L', '5L', '5 L', 100, [206, 402, 342], 5100)],
  bundles: [],
  installs: false,
  rows: [[['出水温度', 'Water'], ['常温–98℃', 'Room to 98 °C']], [['加热', 'Heating'], ['即热厚膜', 'Instant film heater']], [['额定功率', 'Rated power'], ['2200W', '2200 W']], [['童锁', 'Child lock'], ['有', 'Yes']]],
  stories: [[['三秒一杯热水', 'Hot in three seconds'], ['喝多少烧多少，不反复煮沸。', 'Heats just what you drink, never twice.']], [['每一档都刚好', 'The right warmth'], ['冲奶、泡茶、咖啡分别设好温度。', 'Set for formula, tea and coffee.']]],
  points: [['水箱可拆洗', 'Removable tank'], ['缺水提醒', 'Tells when empty'], ['定量出水', 'Measured pours']],
  keywords: { zh: ['饮水机', '净饮机', '热水机'], en: ['dispenser', 'instant hot water'] },
  items: [
    item('YS3016', '即热饮水机 六档温度', 'Instant dispenser, six temperatures', '三秒出热水', 'Hot in three seconds', 399, 'wcb', [0], 8240, 300),
    item('YS5022', '即热净饮机 免安装', 'Purifying instant dispenser', '插电就能用，净热一体', 'Plug in, purify and heat', 899, 'kwa', [1], 2960, 190),
    item('YS3001', '台式饮水机', 'Counter dispenser', '简单好用', 'Simple to use', 259, 'wa', [0], 5130, 480),
    item('YS5040', '冷热净饮机', 'Hot and cold dispenser', '夏天也有冰水', 'Cold water for summer', 1699, 'ks', [1], 310, 37)
  ]
}

const vacuums: Family = {
  ...dispensers,
  kind: 'vacuum',
  leaf: 'C090101',
  noun: ['无线吸尘器', 'Cordless vacuum'],
  sizeName: ['续航', 'Running time'],
  sizes: [size('45M', '45 分钟', '45 minutes', 0, [252, 1110, 212], 4200), size('60M', '60 分钟', '60 minutes', 200, [252, 1110, 212], 4500)],
  bundles: [bundle('STD', '标准版', 'Standard', 0), bundle('BED', '标准版 + 除螨刷', 'Standard + mattress brush', 129)],
  warrantyYears: 2,
  rows: [[['吸力', 'Suction'], ['150AW', '150 AW']], [['尘杯', 'Dust cup'], ['0.6L，水洗', '0.6 L, washable']], [['过滤', 'Filter'], ['五重密封过滤', 'Five sealed stages']], [['充电', 'Charging'], ['4 小时', '4 hours']]],
  stories: [[['拿起来就能吸', 'Pick up and go'], ['无线轻量，单手举过头顶也不累。', 'Cordless and light enough to lift overhead.']], [['灰尘看得见', 'See the dust'], ['地刷照灯照亮床底和角落。', 'A lamp on the brush lights under the bed.']]],
  points: [['电池可拆', 'Removable battery'], ['防缠绕滚刷', 'Brush that does not tangle'], ['挂架收纳', 'Wall mount']],
  keywords: { zh: ['吸尘器', '手持吸尘器', '除螨'], en: ['vacuum', 'cordless vacuum', 'cleaner'] },
  items: [
    item('XC6012', '无线吸尘器 防缠绕', 'Cordless vacuum, tangle-free', '大吸力，长发不缠', 'Strong, and long hair does not wind', 699, 'cak', [0, 1], 10350, 280),
    item('XC4505', '轻量无线吸尘器', 'Light cordless vacuum', '只有 1.3kg 手持重量', '1.3 kg in the hand', 499, 'wab', [0], 6820, 390),
    item('XC6030', '旗舰无线吸尘器 自集尘', 'Flagship vacuum, self-emptying', '一个月倒一次灰', 'Empty it once a month', 1899, 'ks', [1], 930, 43, ['limit2']),
    item('XC4501', '入门无线吸尘器', 'Starter cordless vacuum', '小家够用', 'Enough for a small home', 329, 'w', [0], 8740, 610)
  ]
}

const robots: Family = {
  ...vacuums,
  kind: 'robot',
  leaf: 'C090201',
  noun: ['扫地机器人', 'Robot vacuum'],
  sizeName: ['基站', 'Dock'],
  sizes: [size('CHG', '充电座', 'Charging dock', 0, [350, 98, 350], 5200), size('WASH', '自清洁基站', 'Self-cleaning dock', 900, [360, 104, 360], 13500)],
  bundles: [],
  rows: [[['导航', 'Navigation'], ['激光', 'Laser']], [['拖地', 'Mopping'], ['双旋转拖布', 'Two turning mops']], [['避障', 'Avoiding'], ['结构光', 'Structured light']], [['续航', 'Running time'], ['150 分钟', '150 minutes']]],
  stories: [[['出门前说一声', 'Just ask it'], ['划区、禁区、分房间清扫都能设定。', 'Set rooms, zones and no-go lines.']], [['边角不留', 'Into the corners'], ['贴边拖洗，地毯自动抬升。', 'Mops to the edge and lifts over carpet.']]],
  points: [['断点续扫', 'Resumes where it stopped'], ['越障 2cm', 'Climbs 2 cm'], ['低噪模式', 'Quiet mode']],
  keywords: { zh: ['扫拖机器人', '扫地机', '拖地机'], en: ['robot vacuum', 'robot mop'] },
  items: [
    item('SD1003', '扫拖机器人 激光导航', 'Robot vacuum and mop, laser', '扫拖一体，按房间打扫', 'Sweeps and mops room by room', 1599, 'wk', [0, 1], 3940, 260),
    item('SD1020', '扫拖机器人 热水洗', 'Robot with hot-water washing', '拖布热水洗，自动烘干', 'Washes and dries its mops', 3299, 'wk', [1], 1180, 160, ['limit1']),
    item('SD0902', '轻薄扫地机器人', 'Slim robot vacuum', '钻得进沙发底', 'Fits under the sofa', 899, 'wcb', [0], 5210, 430),
    item('SD1036', '全能扫拖机器人', 'All-round robot', '上下水自动，几乎不用管', 'Fills and drains by itself', 4299, 'ks', [1], 190, 14, ['limit1'])
  ]
}

const hairDryers: Family = {
  ...dispensers,
  kind: 'hair-dryer',
  leaf: 'C100101',
  noun: ['电吹风', 'Hair dryer'],
  sizeName: ['版本', 'Edition'],
  sizes: [size('STD', '单风嘴', 'One nozzle', 0, [72, 248, 190], 620), size('FULL', '三风嘴', 'Three nozzles', 60, [72, 248, 190], 760)],
  warrantyYears: 1,
  rows: [[['风速', 'Air speed'], ['22 米/秒', '22 m/s']], [['负离子', 'Ions'], ['有', 'Yes']], [['额定功率', 'Rated power'], ['1600W', '1600 W']], [['档位', 'Settings'], ['三温两速', 'Three heats, two speeds']]],
  stories: [[['干得快，不烫发', 'Fast, not scorching'], ['高速风量配合恒温，头发更顺。', 'Fast air at steady warmth leaves hair smooth.']], [['拿着轻', 'Light to hold'], ['重心在手柄，举久也不酸。', 'Balanced at the handle.']]],
  points: [['冷热循环风', 'Warm and cool in turn'], ['磁吸风嘴', 'Magnetic nozzles'], ['低噪电机', 'Low-noise motor']],
  keywords: { zh: ['吹风机', '吹风筒', '高速吹风'], en: ['hair dryer', 'blow dryer'] },
  items: [
    item('CF1608', '高速电吹风 负离子', 'Fast hair dryer with ions', '三分钟半干', 'Half dry in three minutes', 299, 'wak', [0, 1], 13200, 290),
    item('CF1602', '折叠电吹风 旅行', 'Folding travel hair dryer', '对折放进包', 'Folds into a bag', 99, 'abw', [0], 7680, 500),
    item('CF1620', '恒温护发电吹风', 'Steady-heat hair dryer', '温度不过火', 'Never too hot', 459, 'cks', [1], 1540, 46),
    item('CF1601', '家用大风量吹风机', 'Strong family hair dryer', '全家都合用', 'For the whole family', 139, 'kw', [0], 9120, 660)
  ]
}

const toothbrushes: Family = {
  ...hairDryers,
  kind: 'toothbrush',
  leaf: 'C100201',
  noun: ['电动牙刷', 'Electric toothbrush'],
  sizes: [size('ONE', '单支', 'One', 0, [28, 246, 28], 320), size('PAIR', '两支装', 'Two', 120, [28, 246, 28], 600)],
  rows: [[['振频', 'Strokes'], ['38000 次/分', '38,000 a minute']], [['续航', 'Battery'], ['60 天', '60 days']], [['防水', 'Water'], ['IPX7', 'IPX7']], [['充电', 'Charging'], ['无线底座', 'Wireless base']]],
  stories: [[['温柔也刷得净', 'Gentle and thorough'], ['声波震动加压力提醒，不伤牙龈。', 'Sonic strokes, with a warning when you press too hard.']], [['出差不带充电器', 'Leave the charger'], ['一次充电用两个月。', 'Two months on a charge.']]],
  points: [['30 秒换区提醒', 'Moves you on every 30 seconds'], ['四种模式', 'Four modes'], ['全身水洗', 'Washable']],
  keywords: { zh: ['牙刷', '声波牙刷'], en: ['toothbrush', 'sonic toothbrush'] },
  items: [
    item('DY3801', '声波电动牙刷', 'Sonic toothbrush', '轻柔洁净，长续航', 'Gentle, long battery', 159, 'cwa', [0, 1], 11900, 330),
    item('DY3816', '声波电动牙刷 压力感应', 'Sonic toothbrush with pressure sensor', '用力过大会提醒', 'Warns when you press hard', 269, 'kb', [0, 1], 3420, 150),
    item('DY3100', '入门电动牙刷', 'Starter toothbrush', '第一支电动牙刷', 'Your first electric one', 79, 'wb', [0], 6850, 470)
  ]
}

const fans: Family = {
  ...dispensers,
  kind: 'fan',
  leaf: 'C110101',
  noun: ['循环扇', 'Fan'],
  sizeName: ['款式', 'Style'],
  sizes: [size('DESK', '台式', 'Desk', 0, [302, 420, 240], 2800), size('FLOOR', '落地', 'Floor', 80, [340, 920, 340], 5200)],
  warrantyYears: 2,
  rows: [[['电机', 'Motor'], ['直流变频', 'DC inverter']], [['档位', 'Speeds'], ['26 档', '26 speeds']], [['摆风', 'Swing'], ['上下左右', 'Up, down and sideways']], [['额定功率', 'Rated power'], ['28W', '28 W']]],
  stories: [[['像自然风', 'Like a breeze'], ['五叶风轮打散风柱，久吹不累。', 'Five blades break the stream into a breeze.']], [['和空调搭着用', 'With the air conditioner'], ['加快空气循环，空调温度可以调高两度。', 'Moves the cool air so the air conditioner can work less.']]],
  points: [['低档几乎无声', 'Almost silent at low speed'], ['遥控与定时', 'Remote and timer'], ['网罩可拆洗', 'Guard comes off to wash']],
  keywords: { zh: ['风扇', '电风扇', '落地扇'], en: ['fan', 'air circulator'] },
  items: [
    item('FS2601', '直流循环扇', 'DC air circulator', '柔风静音', 'Soft and quiet', 199, 'wca', [0, 1], 9430, 240),
    item('FS2612', '无线循环扇 可充电', 'Cordless air circulator', '阳台露营都能带', 'For balcony and camping', 329, 'wb', [0], 2680, 120),
    item('FS1205', '家用电风扇', 'Family fan', '大风量，全家好用', 'Strong, for the whole family', 119, 'wkb', [0, 1], 8170, 580),
    item('FS2630', '加湿循环扇', 'Humidifying fan', '吹风也不干', 'A breeze that does not dry', 459, 'as', [1], 240, 23)
  ]
}

const airPurifiers: Family = {
  ...fans,
  kind: 'air-purifier',
  leaf: 'C110201',
  noun: ['空气净化器', 'Air purifier'],
  sizeName: ['适用面积', 'Room'],
  sizes: [size('R30', '30㎡', '30 m²', 0, [262, 512, 262], 6200), size('R60', '60㎡', '60 m²', 500, [302, 640, 302], 9200)],
  rows: [[['滤网', 'Filter'], ['高效复合滤网', 'High-efficiency composite']], [['显示', 'Display'], ['颗粒物数值', 'Particle reading']], [['噪声', 'Noise'], ['32–64dB(A)', '32–64 dB(A)']], [['额定功率', 'Rated power'], ['42W', '42 W']]],
  stories: [[['空气好坏一眼看见', 'See the air'], ['屏幕显示颗粒物数值，自动调节风量。', 'Shows the particles and sets its own speed.']], [['夜里关灯静音', 'Dark and quiet at night'], ['睡眠模式熄屏，风声更轻。', 'Night mode turns off the light and hushes the air.']]],
  points: [['360° 进风', 'Draws from all sides'], ['滤网寿命提醒', 'Tells when to change'], ['除味碳层', 'Carbon layer for smells']],
  keywords: { zh: ['净化器', '除甲醛', '空气净化'], en: ['air purifier', 'air cleaner'] },
  items: [
    item('KJ6012', '空气净化器 数显', 'Air purifier with display', '卧室客厅都合适', 'For bedroom and living room', 799, 'wcs', [0, 1], 4380, 310),
    item('KJ6030', '母婴空气净化器', 'Nursery air purifier', '低噪，夜灯柔和', 'Quiet, with a soft light', 1199, 'wa', [0, 1], 1920, 200),
    item('KJ3001', '桌面空气净化器', 'Desk air purifier', '工位上的新鲜空气', 'Fresh air at your desk', 299, 'wbc', [0], 3560, 400)
  ]
}

const humidifiers: Family = {
  ...fans,
  kind: 'humidifier',
  leaf: 'C110202',
  noun: ['加湿器', 'Humidifier'],
  sizeName: ['水箱', 'Tank'],
  sizes: [size('3L', '3L', '3 L', 0, [182, 286, 182], 1500), size('5L', '5L', '5 L', 50, [206, 322, 206], 1900)],
  rows: [[['加湿量', 'Output'], ['300mL/h', '300 mL/h']], [['加水', 'Filling'], ['上加水', 'From the top']], [['恒湿', 'Humidity'], ['40–70% 可设', '40–70%']], [['噪声', 'Noise'], ['30dB(A)', '30 dB(A)']]],
  stories: [[['细雾不湿桌', 'Fine mist'], ['细雾向上扩散，桌面不积水。', 'Mist rises fine and leaves the table dry.']], [['倒水就行', 'Just pour'], ['上加水结构，不用翻水箱。', 'Fill from the top; nothing to turn over.']]],
  points: [['缺水自停', 'Stops when empty'], ['手能伸进去洗', 'Wide enough to wash by hand'], ['睡眠模式', 'Night mode']],
  keywords: { zh: ['加湿', '喷雾'], en: ['humidifier', 'mist'] },
  items: [
    item('JX3018', '上加水加湿器', 'Top-fill humidifier', '恒湿一晚', 'Steady through the night', 149, 'wcb', [0, 1], 7210, 270),
    item('JX5033', '无雾加湿器', 'Mist-free humidifier', '看不见水雾，地板不滑', 'No visible mist, no wet floor', 499, 'wa', [1], 860, 39),
    item('JX3002', '桌面加湿器', 'Desk humidifier', '小巧不占位', 'Small on the desk', 79, 'abw', [0], 9640, 430)
  ]
}

const filters: Family = {
  ...dispensers,
  kind: 'filter',
  leaf: 'C120101',
  shopCode: 'QH-FLAGSHIP',
  noun: ['滤芯', 'Filter'],
  sizeName: ['数量', 'Quantity'],
  sizes: [size('ONE', '1 支', 'One', 0, [86, 312, 86], 780), size('THREE', '3 支', 'Three', 180, [86, 312, 86], 2200)],
  warrantyYears: 1,
  rows: [[['适用', 'Fits'], ['栖禾 JS 系列净水器', 'Qihe JS purifiers']], [['更换周期', 'Change every'], ['12 个月', '12 months']], [['接口', 'Fitting'], ['旋入式', 'Twist-in']], [['产地', 'Made in'], ['中国', 'China']]],
  stories: [[['自己就能换', 'Change it yourself'], ['对准箭头旋入，听到咔哒一声就好。', 'Line up the arrows and twist until it clicks.']], [['原装更合适', 'Made to fit'], ['与机器同厂生产，接口严丝合缝。', 'Made in the same factory as the machine.']]],
  points: [['独立密封包装', 'Sealed one by one'], ['附更换贴纸', 'With a date sticker'], ['旧芯可回收', 'Old ones can be recycled']],
  keywords: { zh: ['滤芯', '净水器配件', '耗材'], en: ['filter', 'cartridge', 'spare part'] },
  items: [
    item('LX8001', '净水器复合滤芯', 'Composite purifier filter', '一年一换', 'Change once a year', 129, 'wb', [0, 1], 6320, 520),
    item('LX8002', '反渗透滤芯', 'Reverse-osmosis filter', '三年一换', 'Change every three years', 299, 'wb', [0], 2840, 480),
    item('LX8003', '后置活性炭滤芯', 'Carbon finishing filter', '口感更甜', 'For a sweeter taste', 89, 'wk', [0, 1], 3910, 450)
  ]
}

const innerPots: Family = {
  ...filters,
  kind: 'inner-pot',
  leaf: 'C120201',
  noun: ['电饭煲内胆', 'Rice cooker pot'],
  sizeName: ['容量', 'Capacity'],
  sizes: [size('3L', '3L', '3 L', 0, [232, 136, 232], 900), size('4L', '4L', '4 L', 20, [248, 146, 248], 1050), size('5L', '5L', '5 L', 40, [262, 156, 262], 1200)],
  rows: [[['适用', 'Fits'], ['栖禾 FA / FC 系列电饭煲', 'Qihe FA and FC rice cookers']], [['清洗', 'Cleaning'], ['软布手洗', 'By hand with a soft cloth']], [['刻度', 'Marks'], ['米量与水位', 'Rice and water']], [['产地', 'Made in'], ['中国', 'China']]],
  stories: [[['换一只胆，像换新锅', 'Like a new cooker'], ['涂层磨了就换内胆，锅身还能用很多年。', 'Change a worn pot and keep the cooker for years.']], [['买前看型号', 'Check the model'], ['型号印在锅底标签上，选同容量即可。', 'The model is on the label below; choose the same capacity.']]],
  points: [['加厚底，受热匀', 'A thick base heats evenly'], ['可用软布手洗', 'Wash by hand with a soft cloth'], ['刻度耐磨', 'Marks that last']],
  keywords: { zh: ['内胆', '锅胆', '电饭煲配件'], en: ['inner pot', 'spare part'] },
  items: [
    item('ND4001', '电饭煲不粘内胆', 'Non-stick rice cooker pot', '原装尺寸', 'Original size', 99, 's', [0, 1, 2], 4720, 610),
    item('ND4016', '电饭煲不锈钢内胆', 'Steel rice cooker pot', '316L，无涂层', '316L, uncoated', 159, 's', [0, 1], 1860, 220),
    item('ND4033', '电饭煲陶晶内胆', 'Ceramic rice cooker pot', '厚胆聚热', 'Thick and heat-holding', 199, 'ka', [1, 2], 540, 41)
  ]
}

export const water: Family[] = [purifiers, dispensers]
export const cleaning: Family[] = [vacuums, robots]
export const care: Family[] = [hairDryers, toothbrushes]
export const air: Family[] = [fans, airPurifiers, humidifiers]
export const accessories: Family[] = [filters, innerPots]
