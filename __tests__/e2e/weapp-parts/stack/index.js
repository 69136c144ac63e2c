const said = require('../said')
Page({
  say: said.say,
  data: { options: '' },
  onLoad(options) {
    this.setData({ options: JSON.stringify(options) })
  }
})
