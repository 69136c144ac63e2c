/** Appliances and bills of service as the gateway replies them, for the tests of their screens. */
import type { FreeWindows, OwnAppliance, ServiceBill } from '@contract'

const day = 86_400_000
const noon = Date.parse('2026-11-28T13:00:00+08:00')

export const appliance = (part: Partial<OwnAppliance> = {}): OwnAppliance => ({
  orderCode: 'OD1',
  skuCode: 'K1',
  kindCode: 'hood',
  name: '侧吸油烟机',
  model: 'YC9026',
  picture: '/p.svg',
  toInstall: false,
  warranty: { until: Date.now() + 400 * day, percentLeft: 40, holds: true },
  exchangeOpen: false,
  freeFaults: [],
  ...part
})

export const bill = (part: Partial<ServiceBill> = {}): ServiceBill => ({
  billId: 'SB1',
  billNo: 'FW26112700000001',
  source: 'SHOP',
  work: 'REPAIR',
  state: 'ACCEPTED',
  appliance: { name: '侧吸油烟机', model: 'YC9026', picture: '/p.svg' },
  faults: ['吸力变小'],
  text: '',
  pictures: [],
  window: { from: noon, to: noon + 4 * 3_600_000 },
  address: {
    receiver: '林*远',
    phone: '138****6021',
    regionName: '杭州市西湖区',
    detail: '文三路 478 号',
    districtCode: '330106'
  },
  lines: [],
  totalFen: 0,
  dueFen: 0,
  tracks: [{ at: Date.now(), text: '已受理', state: 'ACCEPTED' }],
  createdAt: Date.now() - day,
  ...part
})

export const windows = (): FreeWindows => ({
  days: ['2026-11-28', '2026-11-29'].map((on, index) => ({
    day: on,
    windows: [0, 1].map((window) => ({
      window,
      from: noon + index * day + window * 5 * 3_600_000,
      to: noon + index * day + window * 5 * 3_600_000 + 3 * 3_600_000,
      full: index === 0 && window === 0,
      chosen: false
    }))
  }))
})

export const faults = () => ({
  list: [
    { faultCode: 'suction', name: '吸力变小', tip: '清空油杯、洗滤网' },
    { faultCode: 'noise', name: '噪音变大', tip: '先调平放稳' }
  ]
})

export const address = () => ({
  addressId: 'A1',
  receiver: '林知远',
  phone: '13800006021',
  provinceCode: '330000',
  provinceName: '浙江省',
  cityCode: '330100',
  cityName: '杭州市',
  districtCode: '330106',
  districtName: '西湖区',
  detail: '文三路 478 号',
  isDefault: true
})
