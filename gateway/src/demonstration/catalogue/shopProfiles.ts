/** What the demonstration's shops say of themselves, and their papers. */
import type { DemonstrationLicence, DemonstrationShopProfile } from '../../areas/shop'
import type { Words } from './types'

type Promised = DemonstrationShopProfile['promises'][number]

const words = (zh: string, en: string): Words => ({ zh, en })
const promise = (kind: Promised['kind'], title: [string, string], note: [string, string]): Promised => ({
  kind,
  title: words(...title),
  note: words(...note)
})

const returns = promise('RETURN', ['7 天无理由', '7-day returns'], ['没装过就能退', 'If it was not installed'])
const price = promise('PRICE', ['30 天保价', '30-day price cover'], ['降了自动退差', 'We refund the difference'])
const nextDay = promise('DELIVERY', ['次日达', 'Next-day delivery'], ['16 点前当天发', 'Sent the day you pay'])
const installing = promise(
  'INSTALL',
  ['免费安装', 'Free installation'],
  ['送装一次完成', 'Delivered and installed at once']
)
const exchange = promise('EXCHANGE', ['15 天可换', '15-day exchange'], ['质量问题免运费', 'Faults: we pay the postage'])
const hours = promise('SERVICE', ['人工客服', 'Staff on the phone'], ['每天 8:00–22:00', 'Daily 8:00–22:00'])

interface Company {
  name: Words
  creditCode: string
  address: Words
  since: [string, string]
  scope: Words
}

const businessLicence = ({ name, creditCode, address, since, scope }: Company): DemonstrationLicence => ({
  kind: 'business',
  title: words('营业执照', 'Business licence'),
  company: name.zh,
  creditCode,
  lines: [
    { name: words('名　　称', 'Name'), value: name },
    { name: words('类　　型', 'Type'), value: words('有限责任公司', 'Limited company') },
    { name: words('住　　所', 'Address'), value: address },
    { name: words('成立日期', 'Founded'), value: words(...since) },
    { name: words('营业期限', 'Term'), value: words('长期', 'Unlimited') },
    { name: words('经营范围', 'Business'), value: scope }
  ],
  checkedDaysAgo: 24
})

const authorisation = ({ name, creditCode }: Company): DemonstrationLicence => ({
  kind: 'brand',
  title: words('品牌授权书', 'Brand authorisation'),
  company: name.zh,
  creditCode,
  lines: [
    { name: words('授 权 方', 'Granted by'), value: words('栖禾电器集团有限公司', 'Qihe Appliances Group') },
    { name: words('被授权方', 'Granted to'), value: name },
    { name: words('授权品牌', 'Brand'), value: words('栖禾', 'Qihe') },
    { name: words('授权范围', 'For'), value: words('本商城线上零售与售后', 'Online sale and service in this store') },
    { name: words('有 效 期', 'Valid'), value: words('至 2028 年 12 月 31 日', 'Until 31 December 2028') }
  ],
  checkedDaysAgo: 24
})

const flagship: Company = {
  name: words('栖禾电器（宁波）有限公司', 'Qihe Appliances (Ningbo) Ltd'),
  creditCode: '91330212MA5G7H8J3X',
  address: words('浙江省宁波市鄞州区禾风路 18 号', '18 Hefeng Road, Yinzhou, Ningbo, Zhejiang'),
  since: ['2018 年 05 月 16 日', '16 May 2018'],
  scope: words('家用电器及配件销售、安装与维修', 'Sale, installation and repair of home appliances and parts')
}
const kitchen: Company = {
  name: words('栖禾厨电（宁波）有限公司', 'Qihe Kitchen (Ningbo) Ltd'),
  creditCode: '91330212MA5G7K2P6T',
  address: words('浙江省宁波市鄞州区禾风路 20 号', '20 Hefeng Road, Yinzhou, Ningbo, Zhejiang'),
  since: ['2020 年 03 月 02 日', '2 March 2020'],
  scope: words('厨房电器销售、安装与维修；厨具零售', 'Sale, installation and repair of kitchen appliances; kitchenware')
}
const home: Company = {
  name: words('栖禾冰洗（合肥）有限公司', 'Qihe Fridge & Laundry (Hefei) Ltd'),
  creditCode: '91340100MA8N4C7R1H',
  address: words('安徽省合肥市蜀山区清泉路 6 号', '6 Qingquan Road, Shushan, Hefei, Anhui'),
  since: ['2019 年 08 月 20 日', '20 August 2019'],
  scope: words('冰箱、洗衣机销售与维修', 'Sale and repair of fridges and washing machines')
}
const climate: Company = {
  name: words('栖禾暖通（佛山）有限公司', 'Qihe Climate (Foshan) Ltd'),
  creditCode: '91440605MA5D9T3X8K',
  address: words('广东省佛山市南海区和风大道 88 号', '88 Hefeng Avenue, Nanhai, Foshan, Guangdong'),
  since: ['2019 年 04 月 11 日', '11 April 2019'],
  scope: words(
    '空调、净水设备销售、安装与维修',
    'Sale, installation and repair of air conditioners and water purifiers'
  )
}
const life: Company = {
  name: words('栖禾生活电器（宁波）有限公司', 'Qihe Living (Ningbo) Ltd'),
  creditCode: '91330203MA7L2W9N4E',
  address: words('浙江省宁波市海曙区小满巷 9 号', '9 Xiaoman Lane, Haishu, Ningbo, Zhejiang'),
  since: ['2021 年 06 月 01 日', '1 June 2021'],
  scope: words('生活小家电销售', 'Sale of small household appliances')
}

const profile = (
  shopCode: string,
  openedOn: string,
  place: [string, string],
  phone: string,
  followers: number,
  company: Company,
  promises: Promised[],
  followCoupon?: string
): DemonstrationShopProfile => ({
  shopCode,
  openedOn,
  place: words(...place),
  phone,
  promises,
  ...(followCoupon === undefined ? {} : { followCoupon }),
  followers,
  licences: [businessLicence(company), authorisation(company)]
})

export const shopProfiles: DemonstrationShopProfile[] = [
  profile(
    'QH-FLAGSHIP',
    '2018-06-18',
    ['浙江 宁波', 'Ningbo, Zhejiang'],
    '0574-00002001',
    1860,
    flagship,
    [returns, price, nextDay, exchange, hours],
    'CP-FOLLOW-FLAG'
  ),
  profile(
    'QH-KITCHEN',
    '2020-03-18',
    ['浙江 宁波', 'Ningbo, Zhejiang'],
    '0574-00002088',
    1280,
    kitchen,
    [returns, price, nextDay, installing, exchange, hours],
    'CP-FOLLOW-KIT'
  ),
  profile('QH-HOME', '2019-09-09', ['安徽 合肥', 'Hefei, Anhui'], '0551-00002016', 740, home, [
    returns,
    price,
    installing,
    exchange
  ]),
  profile('QH-CLIMATE', '2019-05-05', ['广东 佛山', 'Foshan, Guangdong'], '0757-00002066', 515, climate, [
    returns,
    installing,
    exchange,
    hours
  ]),
  profile('QH-LIFE', '2021-06-18', ['浙江 宁波', 'Ningbo, Zhejiang'], '0574-00002099', 930, life, [
    returns,
    nextDay,
    exchange
  ])
]
