import { configureCalls, matchesContract } from '@/api'
import { stores } from '@/stores'
import { host } from '../../support/taro'
import { FakeShop } from '../homeSupport'

/** A customer for page tests. */
export const customer = {
  openId: '',
  userId: 'U1',
  customerCode: 'C1',
  nickName: '林知夏',
  decryptMobilePhone: '138****6021',
  detailAddress: '',
  levelDO: { levelCode: 'L2', levelName: '银穗会员' },
  pointAvailable: 1260,
  receivePacketFlag: 0,
  firstOrderFlag: 1
}

export const level = {
  levelCode: 'EAR',
  levelName: '银穗会员',
  pointAvailable: 1529,
  nextLevelName: '金穗会员',
  toNextLevelFen: 100
}
export const personal = {
  joinedAt: Date.UTC(2023, 5, 10),
  boughtCount: 14,
  birthday: null,
  gender: null,
  household: 3,
  devices: [
    { sessionId: 's1', host: 'WEAPP', device: 'PHONE', lastSeenAt: Date.now(), current: true, opened: false },
    {
      sessionId: 's2',
      host: 'BROWSER',
      device: 'TABLET',
      cityName: '杭州',
      lastSeenAt: Date.now() - 86_400_000,
      current: false,
      opened: false
    }
  ]
}

/** A device that nobody has used, and a shop that answers what personal information asks. */
export function personalShop(): FakeShop {
  window.localStorage.clear()
  stores.session.logout()
  host.params = {}
  configureCalls({ token: () => stores.session.token, matchesContract })
  return new FakeShop()
    .answer('/point-and-level-detail', level)
    .answer('/customer-info?', customer)
    .answer('/customer-info/personal', personal)
    .answer('/customer-info/roles', { roles: ['SHOPPER'], dealer: 'NONE' })
    .answer('/carts', { count: 0, shops: [], invalid: [] })
    .install()
}
