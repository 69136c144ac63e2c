import type { DemonstrationOutlet } from '../../areas/outlet'

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const WEEKDAYS = [1, 2, 3, 4, 5]

const hangzhou = { cityCode: '330100', cityName: { zh: '杭州', en: 'Hangzhou' } }
const shanghai = { cityCode: '310100', cityName: { zh: '上海', en: 'Shanghai' } }
const chengdu = { cityCode: '510100', cityName: { zh: '成都', en: 'Chengdu' } }
const urumqi = { cityCode: '650100', cityName: { zh: '乌鲁木齐', en: 'Urumqi' } }

/** Twelve outlets in four cities; streets, names and numbers are made up. */
export const outlets: readonly DemonstrationOutlet[] = [
  {
    outletCode: 'OUT_HZ1',
    name: { zh: '栖禾路服务中心', en: 'Qihe Road service centre' },
    address: { zh: '栖禾路 98 号一层，近麦浪广场', en: 'Ground floor, 98 Qihe Road, by Wheatfield Square' },
    ...hangzhou,
    latitude: 30.2801,
    longitude: 120.1402,
    phone: '400-000-0101',
    services: ['REPAIR', 'INSTALL', 'PARTS'],
    hours: [{ days: EVERY_DAY, from: 540, to: 1080 }]
  },
  {
    outletCode: 'OUT_HZ2',
    name: { zh: '云汀维修站', en: 'Yunting repair station' },
    address: { zh: '云汀西路 560 号 2 楼', en: 'First floor, 560 Yunting West Road' },
    ...hangzhou,
    latitude: 30.2876,
    longitude: 120.1263,
    phone: '400-000-0102',
    services: ['REPAIR', 'PARTS'],
    hours: [{ days: EVERY_DAY, from: 540, to: 1200 }]
  },
  {
    outletCode: 'OUT_HZ3',
    name: { zh: '青禾社区服务点', en: 'Qinghe community point' },
    address: { zh: '青禾三区 12 幢底商', en: 'Shop at house 12, Qinghe third block' },
    ...hangzhou,
    latitude: 30.2709,
    longitude: 120.1211,
    phone: '400-000-0103',
    services: ['REPAIR'],
    hours: [{ days: [1, 3, 5], from: 840, to: 1080 }]
  },
  {
    outletCode: 'OUT_HZ4',
    name: { zh: '麦浪安装服务站', en: 'Wheatfield installation station' },
    address: { zh: '麦浪路 77 号', en: '77 Wheatfield Road' },
    ...hangzhou,
    latitude: 30.2645,
    longitude: 120.1494,
    phone: '400-000-0104',
    services: ['INSTALL', 'TRADE_IN'],
    hours: [{ days: EVERY_DAY, from: 510, to: 1020 }]
  },
  {
    outletCode: 'OUT_SH1',
    name: { zh: '云汀大道服务中心', en: 'Yunting Avenue service centre' },
    address: { zh: '云汀大道 120 号', en: '120 Yunting Avenue' },
    ...shanghai,
    latitude: 31.2251,
    longitude: 121.4507,
    phone: '400-000-0201',
    services: ['REPAIR', 'INSTALL', 'PARTS', 'TRADE_IN'],
    hours: [{ days: EVERY_DAY, from: 540, to: 1260 }]
  },
  {
    outletCode: 'OUT_SH2',
    name: { zh: '晴川维修站', en: 'Qingchuan repair station' },
    address: { zh: '晴川路 31 弄 5 号', en: 'House 5, lane 31, Qingchuan Road' },
    ...shanghai,
    latitude: 31.2412,
    longitude: 121.5031,
    phone: '400-000-0202',
    services: ['REPAIR', 'PARTS'],
    hours: [
      { days: WEEKDAYS, from: 540, to: 1080 },
      { days: [6], from: 600, to: 960 }
    ]
  },
  {
    outletCode: 'OUT_SH3',
    name: { zh: '稻香以旧换新点', en: 'Daoxiang trade-in point' },
    address: { zh: '稻香路 8 号', en: '8 Daoxiang Road' },
    ...shanghai,
    latitude: 31.1924,
    longitude: 121.4398,
    phone: '400-000-0203',
    services: ['TRADE_IN'],
    hours: [{ days: [0, 6], from: 600, to: 1080 }]
  },
  {
    outletCode: 'OUT_CD1',
    name: { zh: '青禾街服务中心', en: 'Qinghe Street service centre' },
    address: { zh: '青禾街 18 号', en: '18 Qinghe Street' },
    ...chengdu,
    latitude: 30.6602,
    longitude: 104.0668,
    phone: '400-000-0301',
    services: ['REPAIR', 'INSTALL', 'PARTS'],
    hours: [{ days: EVERY_DAY, from: 540, to: 1080 }]
  },
  {
    outletCode: 'OUT_CD2',
    name: { zh: '锦田维修站', en: 'Jintian repair station' },
    address: { zh: '锦田西巷 6 号', en: '6 Jintian West Lane' },
    ...chengdu,
    latitude: 30.6487,
    longitude: 104.0412,
    phone: '400-000-0302',
    services: ['REPAIR'],
    hours: [{ days: WEEKDAYS, from: 570, to: 1050 }]
  },
  {
    outletCode: 'OUT_CD3',
    name: { zh: '竹影安装服务站', en: 'Zhuying installation station' },
    address: { zh: '竹影路 201 号', en: '201 Zhuying Road' },
    ...chengdu,
    latitude: 30.6911,
    longitude: 104.1023,
    phone: '400-000-0303',
    services: ['INSTALL'],
    hours: [{ days: EVERY_DAY, from: 480, to: 1020 }]
  },
  {
    outletCode: 'OUT_WL1',
    name: { zh: '雪莲服务中心', en: 'Xuelian service centre' },
    address: { zh: '雪莲路 66 号', en: '66 Xuelian Road' },
    ...urumqi,
    latitude: 43.8262,
    longitude: 87.6168,
    phone: '400-000-0401',
    services: ['REPAIR', 'INSTALL', 'PARTS'],
    hours: [{ days: EVERY_DAY, from: 600, to: 1170 }]
  },
  {
    outletCode: 'OUT_WL2',
    name: { zh: '麦浪维修站', en: 'Wheatfield repair station' },
    address: { zh: '麦浪北路 9 号', en: '9 Wheatfield North Road' },
    ...urumqi,
    latitude: 43.8487,
    longitude: 87.5896,
    phone: '400-000-0402',
    services: ['REPAIR'],
    hours: [{ days: [1, 2, 4, 6], from: 630, to: 1110 }]
  }
]
