/** What a parameter table says of kitchen appliances beyond their family's own rows. */
import type { Kind } from '../../art'
import { figures, choiceRow, type RowChoice } from './row'

const minutes: [string, string] = ['分钟', 'min']

export const kitchenRows: Partial<Record<Kind, RowChoice[]>> = {
  'rice-cooker': [
    figures('POWER', ['额定功率', 'Rated power'], 'W', 500, 760, 860, 1100, 1250),
    figures('PERFORMANCE', ['内胆厚度', 'Pot thickness'], 'mm', '1.5', '2.0', '2.5', '3.0'),
    choiceRow(
      'PERFORMANCE',
      ['内胆涂层', 'Pot coating'],
      ['单面不粘', 'Non-stick inside'],
      ['双面不粘', 'Non-stick both sides'],
      ['陶晶耐磨', 'Ceramic, hard-wearing']
    ),
    figures('FUNCTION', ['烹饪菜单', 'Menus'], ['种', 'menus'], 4, 8, 12, 16),
    figures('PERFORMANCE', ['快煮一锅', 'Quick cook'], minutes, 38, 32, 28),
    figures('BODY', ['电源线', 'Power cord'], 'm', '1.0', '1.2')
  ],
  'pressure-cooker': [
    figures('POWER', ['额定功率', 'Rated power'], 'W', 900, 1000, 1200),
    figures('FUNCTION', ['烹饪菜单', 'Menus'], ['种', 'menus'], 8, 12, 18, 24),
    figures('PERFORMANCE', ['炖排骨', 'Ribs done in'], minutes, 35, 30, 26),
    figures('BODY', ['电源线', 'Power cord'], 'm', '1.2'),
    choiceRow('POWER', ['额定电压', 'Voltage'], ['220V ~ 50Hz', '220 V ~ 50 Hz'])
  ],
  kettle: [
    figures('PERFORMANCE', ['烧开一升', 'Boils a litre in'], minutes, '5.5', '4.5', '4'),
    choiceRow(
      'FUNCTION',
      ['保温', 'Keep warm'],
      ['无', 'None'],
      ['55℃ 一档', '55 °C only'],
      ['40–90℃ 六档', 'Six steps, 40–90 °C']
    ),
    choiceRow('BODY', ['壶身', 'Wall'], ['单层', 'Single'], ['双层防烫', 'Double, cool to touch']),
    figures('PERFORMANCE', ['沸腾噪声', 'Noise at boiling'], 'dB(A)', 68, 60, 54),
    choiceRow('POWER', ['额定电压', 'Voltage'], ['220V ~ 50Hz', '220 V ~ 50 Hz'])
  ],
  hood: [
    figures('PERFORMANCE', ['最大风量', 'Air flow'], ['m³/min', 'm³/min'], 19, 21, 23, 24),
    figures('PERFORMANCE', ['最大静压', 'Static pressure'], 'Pa', 380, 600, 850, 1000),
    figures('PERFORMANCE', ['油脂分离度', 'Grease separated'], '%', 90, 92, 95),
    figures('PERFORMANCE', ['噪声', 'Noise'], 'dB(A)', 58, 54, 51),
    figures('POWER', ['电机功率', 'Motor power'], 'W', 185, 200, 230),
    figures('BODY', ['排烟管直径', 'Duct diameter'], 'mm', 160, 180)
  ],
  'side-hood': [
    figures('PERFORMANCE', ['最大风量', 'Air flow'], ['m³/min', 'm³/min'], 20, 22, 26),
    figures('PERFORMANCE', ['最大静压', 'Static pressure'], 'Pa', 420, 700, 950),
    figures('PERFORMANCE', ['油脂分离度', 'Grease separated'], '%', 91, 93, 95),
    figures('PERFORMANCE', ['噪声', 'Noise'], 'dB(A)', 57, 54, 52),
    figures('POWER', ['电机功率', 'Motor power'], 'W', 190, 215, 240),
    figures('BODY', ['排烟管直径', 'Duct diameter'], 'mm', 160, 180)
  ],
  hob: [
    figures('PERFORMANCE', ['热效率', 'Heat efficiency'], '%', 59, 63, 68),
    choiceRow('BODY', ['炉头材质', 'Burner'], ['铸铝', 'Cast aluminium'], ['锻压铜', 'Forged brass']),
    choiceRow('FUNCTION', ['定时', 'Timer'], ['无', 'None'], ['0–180 分钟', '0–180 min']),
    choiceRow('POWER', ['点火', 'Ignition'], ['干电池', 'Battery']),
    choiceRow('BODY', ['灶眼', 'Burners'], ['双眼', 'Two'])
  ],
  dishwasher: [
    figures('PERFORMANCE', ['单次用水', 'Water a wash'], 'L', '7.8', '9.5', '10.8'),
    figures('POWER', ['单次耗电', 'Energy a wash'], 'kWh', '0.73', '0.66', '0.60'),
    figures('POWER', ['额定功率', 'Rated power'], 'W', 1800, 1960),
    figures('FUNCTION', ['洗涤程序', 'Programmes'], ['种', 'programmes'], 6, 8, 10),
    figures('BODY', ['层数', 'Racks'], ['层', 'racks'], 2, 3)
  ],
  oven: [
    figures('FUNCTION', ['定时', 'Timer'], minutes, 60, 90, 120),
    figures('BODY', ['烤层', 'Shelf levels'], ['层', 'levels'], 3, 4),
    choiceRow('BODY', ['炉门', 'Door'], ['双层玻璃', 'Double glazing'], ['三层玻璃', 'Triple glazing']),
    choiceRow('FUNCTION', ['热风循环', 'Fan'], ['无', 'None'], ['有', 'Yes']),
    figures('BODY', ['电源线', 'Power cord'], 'm', '0.9', '1.0'),
    choiceRow('POWER', ['额定电压', 'Voltage'], ['220V ~ 50Hz', '220 V ~ 50 Hz'])
  ],
  microwave: [
    figures('POWER', ['输入功率', 'Input power'], 'W', 1150, 1250, 1300),
    choiceRow('FUNCTION', ['火力', 'Power steps'], ['五档', 'Five'], ['十档', 'Ten']),
    figures('FUNCTION', ['自动菜单', 'Auto menus'], ['种', 'menus'], 6, 12, 20),
    choiceRow('BODY', ['内腔', 'Inside'], ['喷涂', 'Painted'], ['不锈钢', 'Stainless steel']),
    choiceRow('POWER', ['额定电压', 'Voltage'], ['220V ~ 50Hz', '220 V ~ 50 Hz'])
  ],
  'air-fryer': [
    figures('FUNCTION', ['菜单', 'Menus'], ['种', 'menus'], 6, 8, 10),
    figures('PERFORMANCE', ['炸薯条', 'Chips done in'], minutes, 18, 15, 12),
    figures('PERFORMANCE', ['噪声', 'Noise'], 'dB(A)', 60, 56),
    figures('BODY', ['电源线', 'Power cord'], 'm', '0.9'),
    choiceRow('POWER', ['额定电压', 'Voltage'], ['220V ~ 50Hz', '220 V ~ 50 Hz'])
  ],
  blender: [
    figures('PERFORMANCE', ['噪声', 'Noise'], 'dB(A)', 84, 78, 68),
    figures('PERFORMANCE', ['刀片', 'Blades'], ['叶', 'blades'], 4, 6, 8),
    figures('FUNCTION', ['菜单', 'Menus'], ['种', 'menus'], 4, 8, 10),
    choiceRow('FUNCTION', ['预约', 'Delay start'], ['无', 'None'], ['12 小时', 'Up to 12 hours']),
    choiceRow('POWER', ['额定电压', 'Voltage'], ['220V ~ 50Hz', '220 V ~ 50 Hz'])
  ],
  'inner-pot': [
    figures('BODY', ['厚度', 'Thickness'], 'mm', '1.5', '2.0', '2.5'),
    choiceRow('PERFORMANCE', ['耐磨', 'Hard-wearing'], ['5 万次', '50,000 rubs'], ['10 万次', '100,000 rubs']),
    choiceRow('PERFORMANCE', ['耐温', 'Withstands'], ['260℃', '260 °C']),
    choiceRow('FUNCTION', ['洗碗机', 'Dishwasher'], ['不可', 'No'], ['可以', 'Yes'])
  ]
}
