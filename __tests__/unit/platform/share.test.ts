import * as h5 from '@/platform/share/index.h5'
import * as weapp from '@/platform/share/index.weapp'
import { leadsToMiniProgram } from '@/platform/share/miniProgram.h5'
import * as inside from '@/platform/share/miniProgram.weapp'

const agent = (text: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(text)
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'

describe('in a browser', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'share'))

  it('the phone’s own menu is used where there is one, and giving it up is no failure', async () => {
    expect(h5.hasSystemShare()).toBe(false)
    const share = jest.fn(() => Promise.reject(new DOMException('given up', 'AbortError')))
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    expect(h5.hasSystemShare()).toBe(true)
    await expect(h5.shareBySystem({ title: '饭煲', url: 'https://shop.example/' })).resolves.toBeUndefined()
    expect(share).toHaveBeenCalledWith({ title: '饭煲', url: 'https://shop.example/' })
  })

  it('inside the chat app its own menu shares, and nothing leads into the mini-program', () => {
    agent(`${iphone} MicroMessenger/8.0.50`)
    Object.defineProperty(navigator, 'share', { value: jest.fn(), configurable: true })
    expect([h5.hasSystemShare(), h5.sharesByChatMenu(), leadsToMiniProgram()]).toEqual([false, true, false])
  })

  it('a phone’s browser leads into the mini-program, a computer’s does not', () => {
    agent(iphone)
    expect(leadsToMiniProgram()).toBe(true)
    agent('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')
    expect(leadsToMiniProgram()).toBe(false)
  })

  it('the shop is where the page is', () => expect(h5.ownAddress()).toBe(window.location.origin))
})

it('the mini-program has neither an address of its own nor a menu to ask for', () => {
  expect(weapp.ownAddress()).toBeUndefined()
  expect([weapp.hasSystemShare(), weapp.sharesByChatMenu(), inside.leadsToMiniProgram()]).toEqual([false, false, false])
})
