const said = require('../said')
Page({
  say: said.say,
  data: { rows: Array.from({ length: 60 }, (_, index) => index + 1) },
  onPullDownRefresh() {
    said.keep('page', 'pulled', {})
    wx.stopPullDownRefresh()
  }
})
