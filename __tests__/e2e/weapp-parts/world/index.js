const { keep: note } = require('../said')
/** What a call throws, by its words; 'nothing' when it goes through. */
const thrown = (work) => {
  try {
    work()
    return 'nothing'
  } catch (error) {
    try {
      error.constructor.constructor('return 1')()
      return 'a way out through the error'
    } catch {
      return String(error.message)
    }
  }
}
Page({
  onLoad(options) {
    const ways = {
      request: () => wx.request.constructor('return window')(),
      query: () => wx.createSelectorQuery().select('#a').boundingClientRect.constructor('return window')(),
      info: () => wx.getSystemInfoSync().safeArea.constructor.constructor('return window')(),
      options: () => options.constructor.constructor('return window')(),
      set: () => this.setData.constructor('return window')(),
      named: () => Function('return window')(),
      maker: () => Function.constructor('return window')(),
      // oxlint-disable-next-line no-eval -- the fixture tries what the platform refuses
      evaluated: () => eval('window'),
      // oxlint-disable-next-line no-eval -- as above
      evaluator: () => eval.constructor('return window')(),
      waits: () => (async () => undefined).constructor('return window')()
    }
    for (const name of Object.keys(ways)) note('way', name, { thrown: thrown(ways[name]) })
    note('kinds', 'own', { info: wx.getSystemInfoSync() instanceof Object, call: wx.request instanceof Function })
  },
  tapped(event) {
    note('way', 'event', { thrown: thrown(() => event.detail.constructor.constructor('return window')()) })
    wx.createSelectorQuery()
      .select('#paper')
      .fields({ node: true })
      .exec(([found]) =>
        note('way', 'canvas', { thrown: thrown(() => found.node.constructor.constructor('return window')()) })
      )
  },
  /** As much as the platform takes, and then some. */
  fill() {
    wx.clearStorageSync()
    const answers = []
    const put = (key, length) =>
      new Promise((done) => {
        wx.setStorage({
          key,
          data: 'x'.repeat(length),
          complete: ({ errMsg }) => {
            answers.push(errMsg)
            done()
          }
        })
      })
    let all = put('large', 1024 * 1024 + 1)
    for (let index = 0; index < 10; index += 1) all = all.then(() => put(`k${index}`, 1000000))
    all.then(() => put('more', 1000000)).then(() => note('storage', 'filled', { answers }))
  },
  measure() {
    const { keys, currentSize } = wx.getStorageInfoSync()
    const kept = keys.filter((key) => key[0] === 'k').length
    note('storage', 'found', { kept, currentSize, last: wx.getStorageSync('k9').length })
  }
})
