/** Choosing and sending a file in a browser, and what the platform's phone-number button answers. */
jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taroMocks'))
import Taro from '@tarojs/taro'
import { loginCode, readPhoneAnswer } from '@/platform/login'
import { choosePicture, forgetPicture, uploadFile } from '@/platform/upload/index.h5'

// a mock above; its type takes both ways of calling, which a mock's type does not
const login = Taro.login as unknown as jest.Mock
const file = new File(['picture'], 'holiday.png', { type: 'image/png' })
let count = 0
let requestInit: RequestInit | undefined

beforeEach(() => {
  document.body.replaceChildren()
  requestInit = undefined
  URL.createObjectURL = () => `blob:${(count += 1)}`
  URL.revokeObjectURL = jest.fn()
  // the reply has only what the upload reads
  globalThis.fetch = ((_url: string, init: RequestInit) => {
    requestInit = init
    return Promise.resolve({ status: 200, headers: new Headers({ 'X-Server-Time': '5' }), text: async () => '{}' })
  }) as unknown as typeof fetch
})

const choose = async (selection: File[] | 'cancel'): Promise<string | undefined> => {
  const choosing = choosePicture()
  const field = document.querySelector('input')
  if (selection !== 'cancel') Object.defineProperty(field, 'files', { value: selection })
  field?.dispatchEvent(new Event(selection === 'cancel' ? 'cancel' : 'change'))
  const files = await choosing
  expect(document.querySelector('input')).toBeNull()
  return files
}
const send = (filePath: string, timeoutMs = 1000) =>
  uploadFile({ url: '/x', headers: { authorization: 'Bearer T' }, filePath, name: 'file', timeoutMs })

test('a chosen picture is sent as a form’s part, and the browser writes the form’s own type', async () => {
  const path = await choose([file])
  expect(await send(path ?? '')).toEqual({ kind: 'reply', status: 200, headers: { 'x-server-time': '5' }, text: '{}' })
  const part = (requestInit?.body as FormData).get('file') as File
  expect(part.size).toBe(file.size)
  // what the picture was called at home is nobody's matter
  expect(part.name).toBe('picture')
  expect(requestInit?.headers).toEqual({ authorization: 'Bearer T' })
})

test('a choice that was given up, or of nothing, is none', async () => {
  expect(await choose('cancel')).toBeUndefined()
  expect(await choose([])).toBeUndefined()
})

test('only a file chosen here can be sent, and not after it was forgotten', async () => {
  expect(await send('blob:elsewhere')).toEqual({ kind: 'offline' })
  const path = (await choose([file])) ?? ''
  forgetPicture(path)
  expect(URL.revokeObjectURL).toHaveBeenCalledWith(path)
  expect(await send(path)).toEqual({ kind: 'offline' })
  expect(requestInit).toBeUndefined()
})

test('an upload that stalls ends', async () => {
  globalThis.fetch = ((_url: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error())))) as typeof fetch
  expect(await send((await choose([file])) ?? '', 10)).toEqual({ kind: 'timeout' })
})

test.each([
  [
    { errMsg: 'getPhoneNumber:ok', code: 'C1' },
    { kind: 'CODE', code: 'C1' }
  ],
  [{ errMsg: 'getPhoneNumber:fail user deny' }, { kind: 'REFUSED' }],
  [{ errMsg: 'getPhoneNumber:fail:user cancel' }, { kind: 'REFUSED' }],
  [{ errMsg: 'getPhoneNumber:fail privacy permission is not authorized', errno: 104 }, { kind: 'PRIVACY' }],
  [{ errMsg: 'getPhoneNumber:fail no permission' }, { kind: 'UNABLE' }],
  [{ errMsg: 'getPhoneNumber:fail jsapi has no permission', errno: 1400001 }, { kind: 'UNABLE' }],
  [{ errMsg: 'getPhoneNumber:ok' }, { kind: 'UNABLE' }],
  [{ code: '' }, { kind: 'UNABLE' }],
  [undefined, { kind: 'UNABLE' }]
])('the phone-number button answers %j: %j', (detail, answer) => expect(readPhoneAnswer(detail)).toEqual(answer))

test('a login code, or none where the platform gives none', async () => {
  login.mockResolvedValue({ code: 'L1' })
  expect(await loginCode()).toBe('L1')
  login.mockResolvedValue({ code: '' })
  expect(await loginCode()).toBeUndefined()
  login.mockRejectedValue({ errMsg: 'login:fail timeout' })
  expect(await loginCode()).toBeUndefined()
})
