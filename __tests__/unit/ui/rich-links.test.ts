import { renderHook } from '@testing-library/react'
import { isRegisteredPath } from '@/routes/table'
import { provideUi } from '@/ui/ports'
import { useSafeHtml } from '@/ui/text/useSafeHtml.weapp'

beforeAll(() => provideUi({ isScreen: isRegisteredPath }))

describe('links of rich text in the mini-program', () => {
  it.each([
    ['a listed host', 'https://help.example/a', true],
    ['another host', 'https://evil.example/', false],
    ['a screen', '/pages/cart/cart', true],
    ['a path without a screen', '/nowhere', false]
  ])('%s', (_, href, stays) => {
    const hosts = { h5LinkAllowList: ['help.example'] }
    const { result } = renderHook(() => useSafeHtml(`<a href="${href}">x</a>`, hosts))
    expect(result.current?.includes(`href="${href}"`)).toBe(stays)
  })

  it('no host as long as the site’s list is not known', () => {
    const { result } = renderHook(() => useSafeHtml('<a href="https://help.example/a">x</a>', undefined))
    expect(result.current).toBe('<a>x</a>')
  })
})

describe('pictures of rich text in the mini-program', () => {
  const pictureAddress = (picture: string) => (picture.startsWith('/storage/') ? `https://store.example${picture}` : '')
  beforeAll(() => provideUi({ pictureAddress }))

  it('are those that may be shown anywhere else, by their full address', () => {
    const { result } = renderHook(() =>
      useSafeHtml('<img src="/storage/a.png"><img src="https://evil.example/b.png">', undefined)
    )
    expect(result.current).toBe('<img src="https://store.example/storage/a.png">')
  })
})
