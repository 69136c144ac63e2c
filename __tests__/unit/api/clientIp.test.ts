import { askClientIp, configureCalls, GatewayError } from '@/api'
import { fakeGateway, raw, reply, type FakeGateway } from '../../support/gateway'

const own = '/o2md/v1/pub/client-ip'
const service = 'https://ip.example/json'

let gateway: FakeGateway
let toasts: string[]

beforeEach(() => {
  gateway = fakeGateway()
  toasts = []
  configureCalls({ token: () => 'T1', toast: (words) => toasts.push(words) })
  gateway.on(own, reply({ ip: '203.0.113.7' }))
})

test.each([undefined, '', 'http://ip.example', 'javascript:alert(1)', 'https://me@ip.example', '//ip.example', '/ip'])(
  'without a plain https address (%p) the gateway is asked',
  async (url) => {
    expect(await askClientIp(url)).toBe('203.0.113.7')
    expect(gateway.paths()).toEqual([own])
  }
)

test.each([
  ['{"ip":"198.51.100.9","country":"x"}', '198.51.100.9'],
  ['198.51.100.9\n', '198.51.100.9'],
  ['"2001:db8::1"', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['<html>', undefined],
  ['{"ip":7}', undefined],
  ['[]', undefined],
  ['', undefined],
  ['1'.repeat(5000), undefined]
])('a service that says %j: %p', async (text, ip) => {
  gateway.on(service, raw(text))
  expect(await askClientIp(service)).toBe(ip)
})

test('a service is somebody else’s: nothing of the shopper goes there', async () => {
  gateway.on(service, raw('198.51.100.9'))
  await askClientIp(service)
  expect(gateway.requests).toEqual([{ url: service, method: 'GET', headers: {}, timeoutMs: 10_000 }])
})

test('failures are silent', async () => {
  expect(await askClientIp(service)).toBeUndefined()
  gateway.on(service, raw('198.51.100.9', 500))
  expect(await askClientIp(service)).toBeUndefined()
  gateway.on(own, { kind: 'offline' })
  await expect(askClientIp()).rejects.toBeInstanceOf(GatewayError)
  expect(toasts).toEqual([])
})
