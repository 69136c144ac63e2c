/** What a parameter table says of the other appliances beyond their family's own rows. */
import type { Kind } from '../../art'
import { figures, choiceRow, type RowChoice } from './row'

const hours: [string, string] = ['小时', 'h']
const voltage = choiceRow('POWER', ['额定电压', 'Voltage'], ['220V ~ 50Hz', '220 V ~ 50 Hz'])
const remote = choiceRow('FUNCTION', ['手机控制', 'App control'], ['无', 'No'], ['支持', 'Yes'])

export const homeRows: Partial<Record<Kind, RowChoice[]>> = {
  fridge: [
    figures('POWER', ['日耗电', 'Energy a day'], 'kWh', '0.98', '0.92', '0.85'),
    figures('PERFORMANCE', ['冷冻能力', 'Freezing capacity'], 'kg/12h', '6.5', 8, 10),
    choiceRow('PERFORMANCE', ['净味', 'Freshens'], ['活性炭', 'Charcoal'], ['铂金净味', 'Platinum catalyst']),
    figures('BODY', ['两侧留缝', 'Gap at each side'], 'mm', 20, 10, 4),
    choiceRow('POWER', ['制冷剂', 'Refrigerant'], ['R600a', 'R600a']),
    voltage
  ],
  'fridge-slim': [
    figures('POWER', ['日耗电', 'Energy a day'], 'kWh', '0.62', '0.54', '0.48'),
    choiceRow('BODY', ['层架', 'Shelves'], ['钢化玻璃', 'Tempered glass']),
    figures('BODY', ['两侧留缝', 'Gap at each side'], 'mm', 50, 30),
    choiceRow('POWER', ['制冷剂', 'Refrigerant'], ['R600a', 'R600a']),
    voltage
  ],
  freezer: [
    figures('POWER', ['日耗电', 'Energy a day'], 'kWh', '0.70', '0.62', '0.55'),
    figures('PERFORMANCE', ['冷冻能力', 'Freezing capacity'], 'kg/12h', 5, 8, 10),
    figures('PERFORMANCE', ['断电保温', 'Cold without power'], hours, 24, 48, 60),
    choiceRow('POWER', ['制冷剂', 'Refrigerant'], ['R600a', 'R600a']),
    voltage
  ],
  washer: [
    figures('PERFORMANCE', ['洗净比', 'Washing performance'], '', '1.03', '1.08', '1.12'),
    figures('PERFORMANCE', ['噪声', 'Noise'], 'dB(A)', 56, 52, 48),
    figures('FUNCTION', ['洗涤程序', 'Programmes'], ['种', 'programmes'], 12, 16, 24),
    figures('BODY', ['筒径', 'Drum diameter'], 'mm', 480, 510, 525),
    figures('POWER', ['洗涤功率', 'Washing power'], 'W', 200),
    remote
  ],
  dryer: [
    figures('POWER', ['额定功率', 'Rated power'], 'W', 620, 760, 850),
    figures('PERFORMANCE', ['烘干温度', 'Drying at'], ['℃', '°C'], 60, 56, 52),
    figures('FUNCTION', ['烘干程序', 'Programmes'], ['种', 'programmes'], 10, 14, 18),
    figures('BODY', ['筒容积', 'Drum volume'], 'L', 98, 115),
    remote
  ],
  aircon: [
    figures('PERFORMANCE', ['循环风量', 'Air flow'], 'm³/h', 600, 680, 750),
    figures('POWER', ['制冷功率', 'Cooling power'], 'W', 780, 730, 690),
    figures('POWER', ['电辅热功率', 'Heating element'], 'W', 1000, 1150),
    figures('POWER', ['全年能效比', 'Seasonal efficiency'], '', '5.0', '5.3', '5.6'),
    choiceRow('POWER', ['制冷剂', 'Refrigerant'], ['R32', 'R32']),
    remote
  ],
  'aircon-tower': [
    figures('PERFORMANCE', ['循环风量', 'Air flow'], 'm³/h', 1050, 1180, 1300),
    figures('POWER', ['制冷功率', 'Cooling power'], 'W', 1720, 1650, 1580),
    figures('POWER', ['电辅热功率', 'Heating element'], 'W', 1800, 2100),
    figures('POWER', ['全年能效比', 'Seasonal efficiency'], '', '4.5', '4.6', '4.8'),
    choiceRow('POWER', ['制冷剂', 'Refrigerant'], ['R32', 'R32']),
    remote
  ],
  'water-heater': [
    figures('PERFORMANCE', ['热水输出率', 'Hot water yield'], '%', 75, 85, 110),
    figures('POWER', ['日保温耗电', 'Standing loss a day'], 'kWh', '1.10', '0.92', '0.78'),
    choiceRow('FUNCTION', ['加热档位', 'Heating steps'], ['两档', 'Two'], ['三档', 'Three']),
    choiceRow('BODY', ['进出水口', 'Connections'], ['G1/2', 'G1/2']),
    voltage,
    remote
  ],
  'gas-heater': [
    figures('PERFORMANCE', ['热效率', 'Heat efficiency'], '%', 88, 92, 96),
    figures('PERFORMANCE', ['控温精度', 'Holds temperature to'], ['℃', '°C'], '±1', '±0.5'),
    figures('PERFORMANCE', ['噪声', 'Noise'], 'dB(A)', 52, 48, 42),
    figures('BODY', ['排烟管直径', 'Flue diameter'], 'mm', 60),
    figures('POWER', ['电功率', 'Electric power'], 'W', 35, 45),
    voltage
  ],
  purifier: [
    choiceRow('PERFORMANCE', ['总净水量', 'Total filtered'], ['4000L', '4,000 L'], ['6000L', '6,000 L']),
    figures('PERFORMANCE', ['滤芯寿命', 'Filter lasts'], ['个月', 'months'], 24, 36, 48),
    figures('PERFORMANCE', ['一杯水', 'Fills a cup in'], ['秒', 's'], 8, 6, 4),
    figures('POWER', ['额定功率', 'Rated power'], 'W', 66, 80, 96),
    choiceRow('FUNCTION', ['水质显示', 'Water display'], ['龙头灯', 'Light at the tap'], ['数字', 'Figures'])
  ],
  dispenser: [
    figures('PERFORMANCE', ['出热水', 'Hot water in'], ['秒', 's'], 5, 3),
    figures('FUNCTION', ['水温', 'Temperatures'], ['档', 'steps'], 4, 6, 8),
    figures('FUNCTION', ['水量', 'Amounts'], ['档', 'steps'], 3, 5),
    figures('BODY', ['电源线', 'Power cord'], 'm', '1.2'),
    voltage
  ],
  vacuum: [
    figures('BODY', ['手持重量', 'Weight in hand'], 'kg', '1.8', '1.6', '1.5'),
    figures('PERFORMANCE', ['噪声', 'Noise'], 'dB(A)', 76, 72, 68),
    figures('POWER', ['额定功率', 'Rated power'], 'W', 350, 450, 600),
    choiceRow(
      'FUNCTION',
      ['刷头', 'Heads'],
      ['地刷、扁吸', 'Floor, crevice'],
      ['地刷、扁吸、除螨', 'Floor, crevice, mattress']
    ),
    choiceRow('POWER', ['电池', 'Battery'], ['可拆锂电', 'Removable lithium'])
  ],
  robot: [
    figures('PERFORMANCE', ['吸力', 'Suction'], 'Pa', 4000, 6000, 8000),
    figures('BODY', ['机身高度', 'Body height'], 'mm', 97, 95, 82),
    figures('FUNCTION', ['越障', 'Climbs'], 'mm', 18, 20, 22),
    figures('PERFORMANCE', ['噪声', 'Noise'], 'dB(A)', 66, 62, 58),
    figures('POWER', ['额定功率', 'Rated power'], 'W', 45, 60, 75)
  ],
  'hair-dryer': [
    choiceRow('PERFORMANCE', ['电机转速', 'Motor speed'], ['2 万转/分', '20,000 rpm'], ['11 万转/分', '110,000 rpm']),
    figures('BODY', ['净重', 'Net weight'], 'g', 520, 430, 386),
    figures('BODY', ['电源线', 'Power cord'], 'm', '1.7', '1.8'),
    choiceRow('FUNCTION', ['冷热循环', 'Hot and cold by turns'], ['无', 'No'], ['有', 'Yes']),
    voltage
  ],
  toothbrush: [
    figures('FUNCTION', ['模式', 'Modes'], ['种', 'modes'], 2, 4, 5),
    figures('PERFORMANCE', ['噪声', 'Noise'], 'dB(A)', 65, 60),
    choiceRow('FUNCTION', ['压力提醒', 'Pressure alert'], ['无', 'No'], ['有', 'Yes']),
    choiceRow('POWER', ['充满', 'Full charge'], ['4 小时', '4 hours']),
    choiceRow('BODY', ['刷毛', 'Bristles'], ['软毛', 'Soft'])
  ],
  fan: [
    figures('PERFORMANCE', ['最大风速', 'Top wind speed'], 'm/s', '4.2', '5.0'),
    figures('PERFORMANCE', ['送风距离', 'Reach'], 'm', 8, 12),
    figures('PERFORMANCE', ['最低噪声', 'Quietest'], 'dB(A)', 28, 22),
    choiceRow('FUNCTION', ['遥控', 'Remote'], ['有', 'Yes']),
    voltage
  ],
  'air-purifier': [
    figures('PERFORMANCE', ['颗粒物净化', 'Clean air, particles'], 'm³/h', 180, 380, 520),
    figures('PERFORMANCE', ['甲醛净化', 'Clean air, formaldehyde'], 'm³/h', 60, 180, 320),
    figures('PERFORMANCE', ['滤网寿命', 'Filter lasts'], ['个月', 'months'], 8, 12),
    choiceRow('FUNCTION', ['儿童锁', 'Child lock'], ['有', 'Yes']),
    voltage
  ],
  humidifier: [
    figures('POWER', ['额定功率', 'Rated power'], 'W', 28, 36),
    figures('PERFORMANCE', ['适用面积', 'Room'], 'm²', 20, 35),
    figures('PERFORMANCE', ['续航', 'Runs for'], hours, 12, 20),
    choiceRow('FUNCTION', ['缺水停机', 'Stops when dry'], ['有', 'Yes']),
    voltage
  ],
  filter: [
    choiceRow('PERFORMANCE', ['过滤精度', 'Finest filter'], ['5 微米', '5 µm'], ['0.5 微米', '0.5 µm']),
    choiceRow('PERFORMANCE', ['额定净水量', 'Rated volume'], ['2000L', '2,000 L'], ['4000L', '4,000 L']),
    choiceRow('BODY', ['材质', 'Material'], ['食品级 PP', 'Food-grade PP']),
    choiceRow('FUNCTION', ['更换', 'Replacement'], ['不用工具', 'No tools'])
  ]
}
