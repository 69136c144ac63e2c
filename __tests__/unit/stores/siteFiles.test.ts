import { checkSiteInfo } from '@/stores/siteFiles'
import { siteInfo } from './samples'

test('a site without subscription templates and without a phone number has neither', () => {
  expect(checkSiteInfo(siteInfo)).toEqual(siteInfo)
})

test.each([
  [{ orderStatus: 'id-1_A', seckill: '', paymentSuccess: 'a b', orderDelivery: 7 }, { orderStatus: 'id-1_A' }],
  [['id'], {}],
  ['id', {}],
  [null, {}]
])('an unfit template id is left out and takes nothing along: %j', (subscribeTemplates, templates) => {
  expect(checkSiteInfo({ ...siteInfo, subscribeTemplates })).toEqual({ ...siteInfo, subscribeTemplates: templates })
})

test.each(['400-000-0000', '+8657100000000'])('%s can be called', (servicePhone) => {
  expect(checkSiteInfo({ ...siteInfo, servicePhone })?.servicePhone).toBe(servicePhone)
})

test.each(['javascript:alert(1)', '400;ext=1', '', 400])('%s is no phone number', (servicePhone) => {
  expect(checkSiteInfo({ ...siteInfo, servicePhone })).toBeUndefined()
})
