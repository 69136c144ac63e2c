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
