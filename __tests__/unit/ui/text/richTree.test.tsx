// covers src/ui/text/RichText, src/ui/text/RichTree
/** The mini-program's rich text, tag by tag: a tap on a picture opens it large; one in a link follows the link. */
import { fireEvent, render } from '@testing-library/react'
import { createElement } from 'react'
import Taro from '@tarojs/taro'
import type { SafeHtml } from '@/lib/html'
import { RichText } from '@/ui/text/RichText.weapp'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { previewImage: jest.fn() } }))

const html =
  '<p>正文<img src="/a.png" alt="甲"></p><ul><li><img src="/b.png" alt="乙"></li></ul>' +
  '<p><a href="/pages/index/index"><img src="/c.png" alt="丙"></a></p>'

it('opens a picture among those of the text that lie in no link, and follows a link by its picture', () => {
  const preview = (Taro.previewImage as jest.Mock).mockReturnValue(Promise.resolve())
  const onLink = jest.fn()
  render(createElement(RichText, { html: html as SafeHtml, onLink }))
  const [, second, inLink] = document.querySelectorAll('.ui-rich-tree__picture')
  fireEvent.click(second as Element)
  expect(preview).toHaveBeenCalledWith({ urls: ['/a.png', '/b.png'], current: '/b.png' })
  fireEvent.click(inLink as Element)
  expect(preview).toHaveBeenCalledTimes(1)
  expect(onLink).toHaveBeenCalledWith('/pages/index/index')
})
