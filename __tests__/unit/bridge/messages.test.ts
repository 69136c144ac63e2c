import { isChoice, MessageError, messages, messageText, type MessageName } from '@/bridge/messages'
import specification from '../../../docs/spec/bridge.json'
import { golden } from './golden'

interface Sent {
  className: string
  function: MessageName
  params: Record<string, unknown>
}
const sentMessages = golden.map((text) => JSON.parse(text) as Sent)
const textOf = (name: MessageName, params: object) => messageText(name, params, 'appAnswers.s', 'appAnswers.f')

test('the messages are those of the specification, each in its bridge', () => {
  const rows = specification.filter(({ bridge }) => bridge !== 'field')
  expect(Object.entries(messages).map(([name, { className }]) => ({ bridge: className, name }))).toEqual(rows)
  expect(sentMessages.map((message) => ({ bridge: message.className, name: message.function }))).toEqual(rows)
  expect(golden).toHaveLength(41)
})

test.each(sentMessages.map((message, index) => [message.function, message.params, golden[index]] as const))(
  '%s is the five fields, to the letter',
  (name, params, text) => {
    expect(textOf(name, params)).toBe(text)
    const fields = specification.filter(({ bridge }) => bridge === 'field').map((field) => field.name)
    expect(Object.keys(JSON.parse(text ?? '') as object)).toEqual(fields)
  }
)

const neededParams: Partial<Record<MessageName, string[]>> = {
  checkAppExist: ['bundleId'],
  gotoUserDetail: ['tenantId'],
  loadWebView: ['url'],
  toOrderDetailPage: ['platformOrderCodes'],
  toProductDetailPage: ['platformProductCode'],
  pushCustomerService: ['h5Url'],
  toAfterSalesVideoPlay: ['url']
}
test.each(sentMessages.map((message) => [message.function, message.params] as const))(
  '%s can do without each parameter but those the table marks, and takes no other',
  (name, params) => {
    for (const param of Object.keys(params)) {
      const { [param]: _, ...others } = params
      const isNeeded = neededParams[name]?.includes(param) ?? false
      if (isNeeded) expect(() => textOf(name, others)).toThrow(new MessageError(name, `${param} is missing`))
      else expect(JSON.parse(textOf(name, others))).toMatchObject({ params: others })
      expect(() => textOf(name, { ...params, [param]: Symbol('unfit') })).toThrow(MessageError)
      // what is undefined was not given
      if (isNeeded) expect(() => textOf(name, { ...params, [param]: undefined })).toThrow(MessageError)
    }
    expect(() => textOf(name, { ...params, other: 'x' })).toThrow(new MessageError(name, 'other is unfit'))
    expect(() => textOf(name, { ...params, toString: 'x' })).toThrow(MessageError)
  }
)

test('a sub-application is named by its id or its code', () => {
  expect(() => textOf('startApplication', { args: {} })).toThrow(
    new MessageError('startApplication', 'menuId or menuCode is missing')
  )
  for (const menu of [{ menuId: 'M1' }, { menuCode: 'repairs' }])
    expect(JSON.parse(textOf('startApplication', menu))).toMatchObject({ params: menu })
})

test('people are waited for where they choose', () => {
  expect(Object.keys(messages).filter((name) => isChoice(name as MessageName))).toEqual([
    'startApplication',
    'selectCountryCode',
    'getPicture',
    'takePicture',
    'toAddressManagePage',
    'toCreateAddressPage',
    'toGetSignature'
  ])
})
