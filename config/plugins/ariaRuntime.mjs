import { TaroElement } from '@tarojs/runtime'
import { mergeInternalComponents } from '@tarojs/shared'
import { spoken } from './aria.mjs'

mergeInternalComponents(spoken)

// `role` is what React and a browser call it; the chat app reads `aria-role`
const platformName = (name) => (name === 'role' ? 'aria-role' : name)
const { setAttribute, removeAttribute } = TaroElement.prototype
TaroElement.prototype.setAttribute = function (name, value) {
  setAttribute.call(this, platformName(name), value)
}
TaroElement.prototype.removeAttribute = function (name) {
  removeAttribute.call(this, platformName(name))
}
