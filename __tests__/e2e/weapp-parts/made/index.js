const said = require('../said')
Component({
  properties: { from: String, count: Number },
  data: { size: 2 },
  lifetimes: {
    attached() {
      said.keep('made', 'attached', { count: this.data.count })
    }
  },
  methods: {
    say: said.say,
    onLoad(options) {
      said.keep('made', 'load', options)
    },
    onShow() {
      said.keep('made', 'show', {})
    },
    handleTap() {
      this.setData({ size: 1 })
    },
    /** Asks the map and the film through their contexts, got by their ids and by a selector. */
    ask() {
      const map = wx.createMapContext('map')
      map.moveToLocation({
        latitude: 31,
        longitude: 121,
        complete: ({ errMsg }) => said.keep('map', 'moved', { errMsg })
      })
      map.getCenterLocation({ success: (centre) => said.keep('map', 'centre', centre) })
      map.addMarkers({ markers: [], fail: (error) => said.keep('map', 'refused', error) })
      wx.createMapContext('nobody').getScale({ fail: (error) => said.keep('map', 'not there', error) })
      wx.createSelectorQuery()
        .select('#film')
        .context()
        .exec(([found]) => {
          found.context.playbackRate(1.5)
          found.context.seek(4)
          said.keep('film', 'context', { keys: Object.keys(found), play: typeof found.context.play })
        })
    }
  }
})
