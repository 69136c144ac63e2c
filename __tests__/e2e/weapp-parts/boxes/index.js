const said = require('../said')
Page({
  say: said.say,
  data: {
    dot: said.dot,
    rows: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    nothing: { list: null },
    refreshing: false,
    current: 0,
    count: 1,
    html: '<p class="mark">rich <b>text</b><script>bad()</' + 'script><img src="x" onerror="bad()"></p>',
    nodes: [{ name: 'em', children: [{ type: 'text', text: 'listed &amp; read' }] }],
    markers: [{ id: 7, latitude: 30.27, longitude: 120.12, title: 'Shop' }],
    drawn: ''
  },
  onLoad(options) {
    said.keep('page', 'load', options)
  },
  onPullDownRefresh() {
    said.keep('page', 'pulled', {})
    setTimeout(() => wx.stopPullDownRefresh(), 50)
  },
  onReachBottom() {
    said.keep('page', 'bottom', {})
  },
  onShareAppMessage(from) {
    said.keep('page', 'share', from)
    return { title: 'A card', path: '/stack/index?from=card', imageUrl: said.dot }
  },
  onShareTimeline() {
    return { title: 'A line', query: 'from=line' }
  },
  refresh() {
    said.keep('scroll', 'refresh', {})
    this.setData({ refreshing: true })
    setTimeout(() => this.setData({ refreshing: false, rows: this.data.rows.concat(99) }), 50)
  },
  more() {
    this.setData({ count: this.data.count + 1 })
  },
  /** Draws a picture on the canvas, keeps it, and shows what was kept. */
  draw() {
    wx.createSelectorQuery()
      .select('#paper')
      .fields({ node: true, size: true })
      .exec(([found]) => {
        const canvas = found.node
        canvas.width = found.width * 2
        canvas.height = found.height * 2
        const pen = canvas.getContext('2d')
        pen.scale(2, 2)
        pen.fillStyle = 'rgb(10, 120, 60)'
        pen.fillRect(0, 0, found.width, found.height)
        const picture = canvas.createImage()
        picture.onload = () => {
          pen.drawImage(picture, 10, 10, 30, 30)
          wx.canvasToTempFilePath({
            canvas,
            destWidth: 200,
            destHeight: 100,
            success: ({ tempFilePath }) =>
              wx.getImageInfo({
                src: tempFilePath,
                success: (info) => {
                  this.setData({ drawn: tempFilePath })
                  said.keep('canvas', 'kept', { path: tempFilePath, width: info.width, height: info.height })
                }
              }),
            fail: (error) => said.keep('canvas', 'failed', error)
          })
        }
        picture.src = said.dot
      })
  }
})
