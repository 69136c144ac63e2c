const { keep: note } = require('../said')
Component({
  behaviors: [
    Behavior({
      properties: { step: Number },
      methods: {
        grow() {
          this.setData({ grown: this.data.grown + this.data.step })
        }
      }
    })
  ],
  properties: { count: Number, many: { type: Number, value: 3 }, on: Boolean },
  data: { grown: 0 },
  lifetimes: {
    ready() {
      const { count, many, on } = this.data
      note('counter', 'given', { count, many, on })
      this.createSelectorQuery()
        .select('.own')
        .boundingClientRect()
        .select('.theirs')
        .boundingClientRect()
        .exec(([own, theirs]) => note('counter', 'found', { own: own && own.width, theirs }))
    }
  }
})
