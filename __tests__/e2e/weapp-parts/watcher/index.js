const { keep: note } = require('../said')
Component({
  properties: { name: String },
  data: { size: { width: 1, height: 2 }, area: 0 },
  observers: {
    'size.width, size.height'(width, height) {
      note('watcher', 'observed', { width, height })
      this.setData({ area: width * height })
    },
    name(name) {
      note('watcher', 'named', { name })
    }
  },
  lifetimes: {
    attached() {
      note('watcher', 'attached', {})
    },
    ready() {
      note('watcher', 'ready', {})
    },
    detached() {
      note('watcher', 'detached', {})
    }
  },
  pageLifetimes: {
    show() {
      note('watcher', 'show', {})
    },
    hide() {
      note('watcher', 'hide', {})
    }
  },
  methods: {
    grow() {
      this.setData({ 'size.width': this.data.size.width + 1 })
      return this.data.area
    }
  }
})
