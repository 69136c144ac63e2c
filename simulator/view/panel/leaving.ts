/** What the phone says where the chat app would show something of its own that is not drawn here. */
import type { Values } from '../../host'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const fileName = (address: string): string => address.split('?')[0]?.split('/').at(-1) ?? ''

const pages: Readonly<Record<string, (options: Values) => { title: string; content: string }>> = {
  makePhoneCall: ({ phoneNumber }) => ({ title: '拨打电话', content: `手机会在这里拨打 ${text(phoneNumber)}` }),
  previewImage: ({ urls, current }) => {
    const all = list(urls)
    const index = Math.max(0, all.indexOf(text(current)))
    return {
      title: '预览图片',
      content: `微信会在这里全屏显示第 ${index + 1}/${all.length} 张：${fileName(all[index] ?? '')}`
    }
  },
  saveImageToPhotosAlbum: ({ filePath }) => ({
    title: '保存图片',
    content: `手机会把 ${fileName(text(filePath))} 存入相册；模拟器没有相册`
  }),
  openPrivacyContract: () => ({
    title: '隐私保护指引',
    content: '微信会在这里打开在公众平台填写的《小程序隐私保护指引》；模拟器没有它的内容'
  })
}

export const leavingWords = (name: string, options: Values): { title: string; content: string } =>
  (Object.hasOwn(pages, name) ? pages[name]?.(options) : undefined) ?? {
    title: `wx.${name}`,
    content: '这会离开小程序，模拟器里没有'
  }
