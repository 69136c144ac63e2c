import { act, render } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import { Picture as BrowserPicture } from '@/ui/picture/Picture.h5'
import { provideUi } from '@/ui/ports'

const hosts = observable.set<string>()
const addressOf = (picture: string) =>
  picture.startsWith('/storage/') || hosts.has(new URL(picture).host) ? `shown:${picture}` : ''

beforeAll(() => provideUi({ pictureAddress: addressOf }))
beforeEach(() => runInAction(() => hosts.clear()))

const shownOf = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src')

describe('a picture', () => {
  it('is shown from where the site says, and by its drawing where it may not be', () => {
    const { container, rerender } = render(<BrowserPicture src="/storage/a.png" alt="" />)
    expect(shownOf(container)).toBe('shown:/storage/a.png')
    rerender(<BrowserPicture src="https://evil.example/a.png" alt="" />)
    expect(shownOf(container)).toBeUndefined()
    expect(container.querySelector('.ui-picture__broken')).not.toBeNull()
  })

  it('is shown as soon as the site’s list allows it', () => {
    const { container } = render(<BrowserPicture src="https://img.example/a.png" alt="" />)
    expect(shownOf(container)).toBeUndefined()
    act(() => runInAction(() => hosts.add('img.example')))
    expect(shownOf(container)).toBe('shown:https://img.example/a.png')
  })

  it('of this device is shown as it is', () => {
    const { container } = render(<BrowserPicture src="blob:https://shop.example/1" device alt="" />)
    expect(shownOf(container)).toBe('blob:https://shop.example/1')
  })
})
