const { keep: note } = require('../said')
/** A plain call, as of a function that a library took out of its object. */
function plain() {
  return this
}
Page({
  data: { name: 'first', picture: '' },
  onLoad() {
    const here = plain()
    note('world', 'this', { kind: typeof here, document: here ? typeof here.document : 'none' })
  },
  grow() {
    const watcher = this.selectComponent('#watcher')
    const all = this.selectAllComponents('.watchers')
    note('page', 'selected', {
      area: watcher.grow(),
      all: all.length,
      missing: this.selectComponent('#nobody') === null
    })
  },
  rename() {
    this.setData({ name: 'second' })
  },
  look() {
    this.setData({ picture: `/storage/pictures/icon-all.svg?${Date.now()}` })
  },
  seen() {
    note('late', 'load', {})
  },
  unseen() {
    note('late', 'error', {})
  },
  leave() {
    wx.navigateTo({ url: '/stack/index' })
  }
})
