Component({
  options: { multipleSlots: true },
  properties: { title: String, count: { type: Number, value: 0 } },
  data: { taps: 0 },
  methods: {
    tapped() {
      this.setData({ taps: this.data.taps + 1 })
      this.triggerEvent('counted', { taps: this.data.taps })
    }
  }
})
