/** Shops, coupons, words people search for, parameters and reasons. */
import { namedPictureUrl } from '../art'
import type { Shop } from './types'
import type { CancelReason } from '../../areas/history'
import type { HotWord, SynonymGroup } from '../../areas/search'
import type { SystemParameter } from '../../areas/masterdata'

/** Inner Mongolia, Tibet, Qinghai, Ningxia, Xinjiang: further to go. */
const remote = ['150000', '540000', '630000', '640000', '650000']

const shop = (
  shopCode: string,
  names: [string, string],
  slogans: [string, string],
  logo: string,
  baseFen: number,
  freeFromFen: number | null,
  transitDays: number,
  selfOperated = false
): Shop => ({
  shopCode,
  name: { zh: names[0], en: names[1] },
  slogan: { zh: slogans[0], en: slogans[1] },
  logo: namedPictureUrl(logo),
  selfOperated,
  freight: { baseFen, freeFromFen, remoteExtraFen: 1200, remoteRegionCodes: remote },
  sameDayBeforeHour: selfOperated ? 23 : 16,
  transitDays
})

export const shops: Shop[] = [
  shop(
    'QH-FLAGSHIP',
    ['栖禾自营旗舰店', 'Qihe Flagship'],
    ['把日子 过成喜欢的样子', 'Everyday living, your way'],
    'logo-flagship',
    1000,
    9900,
    1,
    true
  ),
  shop(
    'QH-KITCHEN',
    ['栖禾厨电专营', 'Qihe Kitchen'],
    ['厨房里的好帮手', 'A helping hand in the kitchen'],
    'logo-kitchen',
    1200,
    19900,
    2
  ),
  shop(
    'QH-HOME',
    ['栖禾冰洗专营', 'Qihe Fridge & Laundry'],
    ['鲜与净 每天如新', 'Fresh and clean, every day'],
    'logo-home',
    2000,
    49900,
    2
  ),
  shop(
    'QH-CLIMATE',
    ['栖禾空调暖通', 'Qihe Climate'],
    ['四季 刚刚好', 'Just right, all year'],
    'logo-climate',
    2000,
    49900,
    3
  ),
  shop(
    'QH-LIFE',
    ['栖禾生活小电', 'Qihe Living'],
    ['小物件 大安心', 'Small things, well made'],
    'logo-life',
    800,
    6900,
    2
  )
]

const hot = (zh: string, en: string, isHot = false): HotWord => ({ word: { zh, en }, hot: isHot })

/** The first is the search bar's hint. */
export const hotWords: HotWord[] = [
  hot('IH 电饭煲', 'IH rice cooker', true),
  hot('低糖', 'Low sugar', true),
  hot('侧吸油烟机', 'Side range hood'),
  hot('空气炸锅', 'Air fryer', true),
  hot('恒温电水壶', 'Keep-warm kettle'),
  hot('扫拖机器人', 'Robot vacuum'),
  hot('法式冰箱', 'French-door fridge'),
  hot('热泵干衣机', 'Heat-pump dryer'),
  hot('净水器', 'Water purifier'),
  hot('挂式空调', 'Wall air conditioner')
]

export const synonyms: SynonymGroup[] = [
  ['电饭煲', '电饭锅', '饭煲', '煮饭锅', 'rice cooker', 'rice pot'],
  ['电压力锅', '高压锅', '压力煲', 'pressure cooker'],
  ['吸油烟机', '油烟机', '抽油烟机', '烟机', 'range hood', 'extractor', 'cooker hood'],
  ['燃气灶', '煤气灶', '灶具', 'gas hob', 'gas stove', 'cooktop'],
  ['冰箱', '电冰箱', '雪柜', 'fridge', 'refrigerator'],
  ['冷柜', '冰柜', 'freezer', 'chest freezer'],
  ['洗衣机', '滚筒', 'washer', 'washing machine'],
  ['干衣机', '烘干机', 'dryer', 'tumble dryer'],
  ['空调', '冷气', 'air conditioner', 'aircon', 'ac'],
  ['净水器', '净水机', '纯水机', 'water purifier'],
  ['电水壶', '热水壶', '烧水壶', 'kettle'],
  ['电吹风', '吹风机', '吹风筒', 'hair dryer', 'blow dryer'],
  ['扫地机器人', '扫地机', '扫拖机器人', 'robot vacuum', 'robot mop'],
  ['吸尘器', '无线吸尘器', 'vacuum', 'cordless vacuum'],
  ['循环扇', '风扇', '电风扇', 'fan', 'air circulator'],
  ['低糖', '沥糖', '米汤分离', 'low sugar', 'low-sugar']
]

export const systemParameters: SystemParameter[] = [
  { code: 'DEFAULT_SKU_STOCK_LIMIT', defaultValue: '200' },
  // basis points by category; `*`: every other one
  { code: 'PARTNER_RATES', defaultValue: '*=300,C01=400,C02=400,C03=600,C05=200,C11=800' },
  // withdrawals: fen and times; the owner confirms them before launch
  { code: 'PARTNER_WITHDRAW_LEAST', defaultValue: '1000' },
  { code: 'PARTNER_WITHDRAW_DAILY', defaultValue: '500000' },
  { code: 'PARTNER_WITHDRAW_TIMES', defaultValue: '3' },
  { code: 'PARTNER_WITHDRAW_FREE', defaultValue: '2' },
  { code: 'PARTNER_WITHDRAW_FEE', defaultValue: '200' },
  { code: 'PARTNER_TAX_MODE', defaultValue: 'MONTH' },
  // percent of what is paid in all; the law’s 20 is the most
  { code: 'PRESALE_DEPOSIT_PERCENT', defaultValue: '20' }
]

export const cancelReasons: CancelReason[] = [
  { reasonCode: 'CHANGED_MIND', text: { zh: '不想要了', en: 'I changed my mind' } },
  { reasonCode: 'WRONG_SPEC', text: { zh: '颜色或规格选错了', en: 'I chose the wrong colour or size' } },
  { reasonCode: 'WRONG_ADDRESS', text: { zh: '收货信息填错了', en: 'The delivery details are wrong' } },
  { reasonCode: 'FORGOT_COUPON', text: { zh: '忘记用优惠券', en: 'I forgot to use a coupon' } },
  { reasonCode: 'TOO_SLOW', text: { zh: '送货时间太久', en: 'Delivery takes too long' } },
  { reasonCode: 'OTHER', text: { zh: '其他原因', en: 'Another reason' } }
]
