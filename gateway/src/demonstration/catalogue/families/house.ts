/** Fridges, laundry, air conditioning, hot water. */
import { bundle, item, size, type Family } from './family'

const delivered = [bundle('STD', '送货入户', 'Delivered indoors', 0), bundle('OLD', '送新拆旧', 'Old one taken away', 60)]
const fitted = [bundle('STD', '含基础安装', 'With basic fitting', 0), bundle('OLD', '含拆旧安装', 'With removal of the old one', 120)]

const fridges: Family = {
  kind: 'fridge',
  leaf: 'C040101',
  shopCode: 'QH-HOME',
  noun: ['冰箱', 'Fridge'],
  sizeName: ['容积', 'Capacity'],
  sizes: [size('452L', '452L', '452 L', 0, [795, 1850, 650], 92000), size('508L', '508L', '508 L', 600, [833, 1898, 680], 101000), size('560L', '560L', '560 L', 1200, [905, 1910, 690], 110000)],
  bundles: delivered,
  large: true,
  installs: true,
  warrantyYears: 10,
  rows: [[['制冷方式', 'Cooling'], ['风冷无霜', 'Frost-free']], [['压缩机', 'Compressor'], ['变频', 'Inverter']], [['温区', 'Zones'], ['冷藏 / 变温 / 冷冻', 'Chill / flexible / freeze']], [['噪声', 'Noise'], ['36dB(A)', '36 dB(A)']]],
  stories: [
    [['各归其位，不再串味', 'Everything in its place'], ['三个温区独立送风，水果、母婴、生鲜分开存放。', 'Three zones with their own air keep fruit, baby food and fish apart.']],
    [['贴墙也能散热', 'Close to the wall'], ['底部散热，两侧只留一指宽，嵌进橱柜也平整。', 'It breathes from below and needs a finger’s width at each side.']]
  ],
  points: [['风冷无霜，免除霜', 'No defrosting'], ['变温室可存零度鲜肉', 'A flexible zone for fresh meat'], ['门未关提醒', 'Door alarm']],
  keywords: { zh: ['电冰箱', '雪柜', '法式冰箱', '多门冰箱'], en: ['fridge', 'refrigerator'] },
  items: [
    item('BF4521', '法式多门冰箱 风冷无霜', 'French-door fridge, frost-free', '三温区，贴墙放', 'Three zones, close to the wall', 3699, 'kws', [0, 1], 2870, 330, ['grade1']),
    item('BF5086', '超薄嵌入冰箱 底部散热', 'Slim built-in fridge', '与橱柜齐平', 'Flush with the cabinets', 4999, 'wk', [1, 2], 1240, 200, ['grade1']),
    item('BF5602', '大容量法式冰箱', 'Large French-door fridge', '一周的菜一次装下', 'A week of groceries', 5299, 'sk', [2], 760, 420, ['grade1']),
    item('BF4590', '青瓷系列冰箱', 'Celadon fridge', '釉色面板，抗指纹', 'Glazed colour, no fingerprints', 4599, 'caw', [0, 1], 330, 28, ['grade1'])
  ]
}

const slimFridges: Family = {
  ...fridges,
  kind: 'fridge-slim',
  leaf: 'C040102',
  sizes: [size('118L', '118L', '118 L', 0, [480, 1180, 500], 32000), size('218L', '218L', '218 L', 400, [548, 1690, 560], 48000)],
  rows: [[['门数', 'Doors'], ['两门', 'Two']], [['冷冻能力', 'Freezing'], ['2.5kg/12h', '2.5 kg in 12 h']], [['开门方向', 'Door opens'], ['左右可换', 'Left or right']], [['噪声', 'Noise'], ['38dB(A)', '38 dB(A)']]],
  stories: [
    [['小空间，大肚量', 'Small outside, roomy inside'], ['搁架高低可调，整瓶饮料、整颗白菜都放得下。', 'Shelves move up and down for tall bottles and whole cabbages.']],
    [['静静地站在角落', 'Quiet in its corner'], ['压缩机减震安装，卧室隔壁也能放。', 'The damped compressor can stand next to a bedroom.']]
  ],
  points: [['门向可换，迁就你的厨房', 'Doors swap sides to suit your kitchen'], ['大果蔬盒', 'A deep vegetable drawer'], ['可调地脚', 'Adjustable feet']],
  items: [
    item('BS2181', '两门冰箱 小户型', 'Two-door fridge for small homes', '占地小，容量不小', 'Small footprint', 1199, 'wsa', [0, 1], 6420, 520, ['grade1']),
    item('BS1180', '迷你冰箱 宿舍租房', 'Mini fridge for rented rooms', '半人高，搬家也轻便', 'Half height and easy to move', 699, 'wcb', [0], 9830, 640),
    item('BS2196', '风冷两门冰箱', 'Frost-free two-door fridge', '小冰箱也不结霜', 'Small, and still frost-free', 1699, 'ws', [1], 1980, 170, ['grade1']),
    item('BS1192', '复古两门冰箱', 'Retro two-door fridge', '圆角门，家里一道风景', 'Round corners that cheer a room', 1399, 'acb', [0, 1], 870, 36)
  ]
}

const freezers: Family = {
  ...fridges,
  kind: 'freezer',
  leaf: 'C040201',
  noun: ['冷柜', 'Freezer'],
  sizes: [size('102L', '102L', '102 L', 0, [560, 840, 520], 28000), size('203L', '203L', '203 L', 400, [905, 850, 560], 40000)],
  rows: [[['温度范围', 'Temperature'], ['-25–8℃', '-25 to 8 °C']], [['用法', 'Use'], ['冷藏 / 冷冻切换', 'Chill or freeze']], [['锁', 'Lock'], ['有', 'Yes']], [['噪声', 'Noise'], ['39dB(A)', '39 dB(A)']]],
  stories: [
    [['一次囤够', 'Stock up once'], ['肉、海鲜、年货分篮存放，拿取不用翻到底。', 'Baskets keep meat and fish apart, so nothing hides at the bottom.']],
    [['一键换身份', 'Two jobs, one key'], ['夏天冰饮料，冬天冻年货，旋钮一转就换。', 'Cool drinks in summer, freeze for the holidays in winter.']]
  ],
  points: [['厚保温层，停电也保冷', 'Thick walls keep the cold in a power cut'], ['滚轮底，好挪动', 'Wheels to move it'], ['排水口好清理', 'A drain for cleaning']],
  keywords: { zh: ['冰柜', '卧式冷柜'], en: ['freezer', 'chest freezer'] },
  items: [
    item('LG2030', '卧式冷柜 减霜', 'Chest freezer, low frost', '冷藏冷冻一键换', 'Chill or freeze with one key', 1099, 'ws', [0, 1], 4120, 460, ['grade1']),
    item('LG1021', '家用小冷柜', 'Small chest freezer', '存年货，放阳台', 'For the balcony and the holidays', 799, 'wa', [0], 5360, 600),
    item('LG2058', '风冷卧式冷柜', 'Frost-free chest freezer', '不用敲冰', 'No ice to chip', 1899, 'wk', [1], 690, 130, ['grade1']),
    item('LG1009', '冷柜 早期款', 'Freezer, earlier model', '停产', 'No longer made', 699, 'w', [0], 2100, 1300, ['off'])
  ]
}

const washers: Family = {
  ...fridges,
  kind: 'washer',
  leaf: 'C050101',
  noun: ['洗衣机', 'Washing machine'],
  sizeName: ['洗涤容量', 'Load'],
  sizes: [size('8KG', '8kg', '8 kg', 0, [598, 850, 500], 62000), size('10KG', '10kg', '10 kg', 300, [598, 850, 580], 70000), size('12KG', '12kg', '12 kg', 700, [598, 850, 650], 76000)],
  rows: [[['电机', 'Motor'], ['直驱变频', 'Direct drive']], [['最高转速', 'Top spin'], ['1400 转/分', '1,400 rpm']], [['除菌', 'Hygiene'], ['高温洗', 'Hot wash']], [['水效等级', 'Water grade'], ['一级', 'Grade 1']]],
  stories: [
    [['洗得净，也护得住', 'Clean and cared for'], ['按重量与材质配比转速和水位，羊毛、真丝、羽绒各有程序。', 'Speed and water follow weight and fabric; wool, silk and down have their own cycles.']],
    [['夜里也能洗', 'Quiet at night'], ['直驱电机少一条皮带，脱水平稳。', 'Direct drive has no belt and spins steadily.']]
  ],
  points: [['自动投放洗衣液', 'Doses by itself'], ['15 分钟快洗', '15-minute wash'], ['筒自洁', 'Drum clean']],
  keywords: { zh: ['滚筒', '滚筒洗衣机', '洗衣'], en: ['washer', 'washing machine', 'laundry'] },
  items: [
    item('XG1012', '滚筒洗衣机 直驱变频', 'Front-load washer, direct drive', '静音直驱，一级水效', 'Quiet drive, first-class water use', 1999, 'wsk', [0, 1], 7640, 390, ['grade1']),
    item('XG1208', '大容量滚筒 自动投放', 'Large front-load washer, auto dosing', '一次投放，洗一个月', 'Fill once for a month', 2799, 'sk', [1, 2], 2310, 250, ['grade1']),
    item('XG0805', '超薄滚筒洗衣机', 'Slim front-load washer', '窄阳台也放得下', 'Fits a narrow balcony', 1599, 'wa', [0], 4870, 480),
    item('XG1266', '洗烘一体机', 'Washer-dryer', '洗完直接穿', 'Wear it straight from the drum', 3999, 'kw', [1, 2], 980, 44, ['grade1'])
  ]
}

const dryers: Family = {
  ...washers,
  kind: 'dryer',
  leaf: 'C050201',
  noun: ['干衣机', 'Dryer'],
  sizeName: ['烘干容量', 'Load'],
  sizes: [size('7KG', '7kg', '7 kg', 0, [598, 845, 560], 46000), size('10KG', '10kg', '10 kg', 700, [598, 850, 640], 54000)],
  rows: [[['烘干方式', 'Drying'], ['热泵', 'Heat pump']], [['除湿', 'Moisture'], ['智能判干', 'Senses dryness']], [['滤网', 'Filter'], ['双层可拆', 'Two layers, removable']], [['噪声', 'Noise'], ['62dB(A)', '62 dB(A)']]],
  stories: [
    [['雨季也有太阳味', 'Sunshine in the rain'], ['热泵低温烘干，衣物蓬松不缩水。', 'Low heat-pump warmth leaves clothes soft and unshrunk.']],
    [['毛絮看得见地少', 'Far less lint'], ['双层滤网带走毛屑，一拉就能清。', 'Two filters take the lint and pull out to empty.']]
  ],
  points: [['可叠放在洗衣机上', 'Stacks on the washer'], ['鞋靴烘干架', 'Rack for shoes'], ['防皱抖散', 'Tumbles to stop creases']],
  keywords: { zh: ['烘干机', '热泵干衣机', '衣物烘干'], en: ['dryer', 'tumble dryer'] },
  items: [
    item('GY1002', '热泵干衣机 智能判干', 'Heat-pump dryer that senses dryness', '低温柔烘，不缩水', 'Gentle heat, no shrinking', 2999, 'wsk', [1], 2140, 300, ['grade1']),
    item('GY0701', '小巧干衣机', 'Compact dryer', '叠放不占地', 'Stacks to save space', 1999, 'wa', [0], 1630, 220),
    item('GY1018', '热泵干衣机 除螨护理', 'Heat-pump dryer with mite care', '床品被套一起护理', 'Cares for bedding too', 3699, 'sk', [1], 720, 140, ['grade1']),
    item('GY0712', '轻柔干衣机 青瓷', 'Gentle dryer, celadon', '和洗衣机配成一对', 'A pair with your washer', 2399, 'cw', [0, 1], 190, 19)
  ]
}

const aircons: Family = {
  ...fridges,
  kind: 'aircon',
  leaf: 'C060101',
  shopCode: 'QH-CLIMATE',
  noun: ['挂式空调', 'Wall air conditioner'],
  sizeName: ['匹数', 'Power'],
  sizes: [size('1HP', '大 1 匹（10-15㎡）', '2.6 kW (10–15 m²)', 0, [812, 292, 212], 38000), size('1_5HP', '1.5 匹（16-24㎡）', '3.5 kW (16–24 m²)', 300, [880, 302, 218], 43000), size('2HP', '2 匹（23-34㎡）', '5.1 kW (23–34 m²)', 1100, [1010, 322, 232], 52000)],
  bundles: fitted,
  warrantyYears: 6,
  rows: [[['冷暖类型', 'Modes'], ['冷暖电辅', 'Cool and heat']], [['变频', 'Inverter'], ['全直流变频', 'Full DC inverter']], [['自清洁', 'Self-clean'], ['有', 'Yes']], [['室内噪声', 'Indoor noise'], ['18–40dB(A)', '18–40 dB(A)']]],
  stories: [
    [['吹风不直吹', 'Air without a draught'], ['导风板打散气流，整屋凉下来，人感觉不到风。', 'The louvre scatters the air: the room cools and nobody feels a draught.']],
    [['一整晚都安静', 'Quiet all night'], ['睡眠曲线随体温调节，凌晨自动回升。', 'Follows your body through the night and warms before dawn.']]
  ],
  points: [['自清洁蒸发器', 'Cleans itself'], ['新国标能效', 'Meets the current efficiency standard'], ['来电恢复', 'Restarts after a power cut']],
  keywords: { zh: ['空调', '冷气', '挂机', '壁挂空调'], en: ['air conditioner', 'ac', 'aircon'] },
  items: [
    item('KW3501', '无风感变频空调', 'Draught-free inverter air conditioner', '柔风不直吹', 'Soft air, no draught', 2399, 'ws', [0, 1, 2], 9860, 350, ['grade1']),
    item('KW3512', '节能变频空调', 'Energy-saving air conditioner', '一晚用电更少', 'Uses less through the night', 1999, 'w', [0, 1], 12400, 520, ['grade1']),
    item('KW3526', '新风空调 换气制冷', 'Fresh-air air conditioner', '关窗也能换新鲜空气', 'Fresh air with the windows shut', 3999, 'wk', [1, 2], 640, 48, ['grade1', 'limit2']),
    item('KW2603', '卧室空调 静音', 'Quiet bedroom air conditioner', '低至 18 分贝', 'Down to 18 dB', 1799, 'wac', [0, 1], 5730, 410, ['grade1'])
  ]
}

const towers: Family = {
  ...aircons,
  kind: 'aircon-tower',
  leaf: 'C060201',
  noun: ['柜式空调', 'Floor air conditioner'],
  sizes: [size('2HP', '2 匹（22-34㎡）', '5.1 kW (22–34 m²)', 0, [395, 1760, 395], 62000), size('3HP', '3 匹（32-50㎡）', '7.2 kW (32–50 m²)', 1200, [410, 1820, 410], 70000)],
  keywords: { zh: ['空调', '柜机', '立柜空调', '客厅空调'], en: ['air conditioner', 'floor ac', 'tower ac'] },
  items: [
    item('KL7201', '圆柱柜机空调 变频', 'Column air conditioner, inverter', '一级能效，客厅速冷', 'First class, cools the living room fast', 4999, 'wsa', [0, 1], 1840, 280, ['grade1']),
    item('KL7216', '新风柜机空调', 'Fresh-air column air conditioner', '大客厅也有新鲜空气', 'Fresh air for large rooms', 7299, 'wk', [1], 260, 32, ['grade1', 'limit2']),
    item('KL5108', '小客厅柜机', 'Column air conditioner for small rooms', '占地不到一块砖', 'Takes little floor', 3999, 'wb', [0], 1370, 430, ['grade1']),
    item('KL7230', '青瓷柜机空调', 'Celadon column air conditioner', '像一件摆设', 'Looks like furniture', 5699, 'cw', [0, 1], 120, 12, ['grade1'])
  ]
}

const heaters: Family = {
  ...aircons,
  kind: 'water-heater',
  leaf: 'C070101',
  noun: ['电热水器', 'Electric water heater'],
  sizeName: ['容积', 'Capacity'],
  sizes: [size('50L', '50L（1-2 人）', '50 L (1–2 people)', 0, [780, 420, 440], 26000), size('60L', '60L（2-3 人）', '60 L (2–3 people)', 100, [860, 420, 440], 29000), size('80L', '80L（3-5 人）', '80 L (3–5 people)', 300, [990, 450, 470], 34000)],
  warrantyYears: 8,
  rows: [[['内胆', 'Tank'], ['金圭特护搪瓷', 'Enamelled steel']], [['最高水温', 'Hottest'], ['75℃', '75 °C']], [['加热功率', 'Power'], ['3300W', '3300 W']], [['防电', 'Safety'], ['漏电保护 + 防电墙', 'Leakage guard and insulation wall']]],
  stories: [
    [['回家就有热水', 'Hot water when you come home'], ['预约加热，错峰用电，水温一度一调。', 'Heats ahead on a timer, off-peak, to the degree.']],
    [['安心洗每一次', 'Safe every time'], ['漏电时自动断电，出水断电可选。', 'Cuts the power on leakage; wash with it off if you like.']]
  ],
  points: [['三千瓦速热', 'Fast 3 kW heating'], ['增容出水', 'More hot water from the same tank'], ['水温一度一调', 'Set to the degree']],
  keywords: { zh: ['热水器', '储水式热水器'], en: ['water heater', 'boiler'] },
  items: [
    item('RD6021', '电热水器 速热增容', 'Fast electric water heater', '一胆水当两胆用', 'One tank does for two', 999, 'wsc', [0, 1, 2], 6940, 470, ['grade1']),
    item('RD8030', '扁桶电热水器 双胆', 'Flat electric water heater, two tanks', '薄机身，吊顶内可装', 'Thin, fits above a ceiling', 1799, 'wk', [1, 2], 2150, 240, ['grade1']),
    item('RD5002', '经典电热水器', 'Classic electric water heater', '结实耐用，省心', 'Sturdy and simple', 649, 'w', [0, 1], 8120, 800),
    item('RD6066', '青瓷电热水器 免换镁棒', 'Celadon electric water heater', '免换镁棒，少跑一趟', 'No rod to change', 1599, 'ca', [1], 340, 27, ['grade1'])
  ]
}

const gasHeaters: Family = {
  ...heaters,
  kind: 'gas-heater',
  leaf: 'C070201',
  noun: ['燃气热水器', 'Gas water heater'],
  sizeName: ['升数', 'Flow'],
  sizes: [size('13L', '13 升（天然气）', '13 L/min (natural gas)', 0, [365, 590, 160], 16000), size('16L', '16 升（天然气）', '16 L/min (natural gas)', 300, [380, 610, 170], 18000)],
  rows: [[['恒温', 'Steady heat'], ['水量伺服 + 变频', 'Flow servo, inverter fan']], [['排气', 'Flue'], ['强排', 'Forced']], [['点火水压', 'Start pressure'], ['0.02MPa', '0.02 MPa']], [['保护', 'Safety'], ['熄火 / 超温 / 风压', 'Flame, heat and wind guards']]],
  stories: [
    [['水温稳稳的', 'Steady from start to end'], ['水量变化自动补偿火力，厨房开水，浴室不凉。', 'The flame follows the flow, so a kitchen tap never chills the shower.']],
    [['多重守护', 'Watched all round'], ['熄火、超温、风压异常时自动关阀。', 'The valve closes on flame-out, overheating or a blocked flue.']]
  ],
  points: [['低水压也能点火', 'Lights at low water pressure'], ['水温一度一调', 'Set to the degree'], ['防冻保护', 'Frost guard']],
  keywords: { zh: ['热水器', '煤气热水器', '恒温热水器'], en: ['water heater', 'gas heater'] },
  items: [
    item('RQ1602', '燃气热水器 恒温', 'Gas water heater, steady heat', '开别的水龙头也不忽冷忽热', 'Steady even when another tap opens', 1699, 'wsk', [0, 1], 4230, 360),
    item('RQ1618', '零冷水燃气热水器', 'Instant-warm gas water heater', '一开就热，不放冷水', 'Warm at once', 2599, 'ks', [1], 1180, 180),
    item('RQ1305', '平衡燃气热水器', 'Balanced gas water heater', '小浴室的稳当之选', 'Steady choice for small bathrooms', 1199, 'w', [0], 3720, 640),
    item('RQ1630', '静音燃气热水器', 'Quiet gas water heater', '夜里洗澡不吵人', 'Quiet late showers', 2199, 'aw', [1], 280, 31)
  ]
}

export const cold: Family[] = [fridges, slimFridges, freezers]
export const laundry: Family[] = [washers, dryers]
export const climate: Family[] = [aircons, towers, heaters, gasHeaters]
