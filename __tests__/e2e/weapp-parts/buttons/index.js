const said = require('../said')
const note = (name) => (result) => said.keep('wx', name, result)
Page({
  say: said.say,
  data: { size: 0, asks: false, avatar: '' },
  onLoad() {
    wx.onNeedPrivacyAuthorization((answer) => {
      this.answer = answer
      this.setData({ asks: true })
    })
  },
  onShareAppMessage(from) {
    said.keep('page', 'share', { from: from.from, id: from.target && from.target.id })
    return { title: 'A kettle', path: '/stack/index?from=card' }
  },
  avatar(event) {
    said.say(event)
    this.setData({ avatar: event.detail.avatarUrl })
  },
  agree(event) {
    said.say(event)
    this.setData({ asks: false })
    this.answer({ event: 'agree', buttonId: 'agree' })
  },
  lie() {
    this.setData({ asks: false })
    this.answer({ event: 'agree', buttonId: 'agree' })
  },
  album() {
    wx.saveImageToPhotosAlbum({ filePath: 'http://tmp/none.png', complete: note('saved') })
  },
  choose() {
    wx.chooseMedia({
      count: 1,
      mediaType: ['image'],
      success: ({ tempFiles }) => {
        const { tempFilePath, size } = tempFiles[0]
        wx.compressImage({
          src: tempFilePath,
          quality: 40,
          compressedWidth: 300,
          success: (small) =>
            wx.getFileSystemManager().getFileInfo({
              filePath: small.tempFilePath,
              success: (info) => {
                note('compressed')({ from: size, to: info.size })
                wx.uploadFile({
                  url: '/upload-of-the-fixture',
                  filePath: small.tempFilePath,
                  name: 'file',
                  complete: note('uploaded')
                })
              }
            })
        })
      },
      fail: note('not chosen')
    })
  },
  subscribe() {
    wx.requestSubscribeMessage({ tmplIds: ['one', 'two'], complete: note('subscribed') })
  },
  later() {
    setTimeout(() => wx.requestSubscribeMessage({ tmplIds: ['one'], complete: note('late') }), 30)
  },
  pay() {
    wx.requestPayment({
      timeStamp: '1',
      nonceStr: 'n',
      package: 'prepay_id=none',
      signType: 'RSA',
      paySign: 's',
      complete: note('paid')
    })
  }
})
