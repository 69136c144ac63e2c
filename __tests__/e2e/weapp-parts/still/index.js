const said = require('../said')
Page({
  say: said.say,
  data: { rows: Array.from({ length: 60 }, (_, at) => at + 1) },
  onPullDownRefresh() {
    said.keep('page', 'pulled', {})
    wx.stopPullDownRefresh()
  }
})
