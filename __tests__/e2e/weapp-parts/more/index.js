const said = require('../said')
Page({
  say: said.say,
  data: {
    dot: said.dot,
    years: ['2024', '2025', '2026', '2027'],
    months: ['1', '2', '3', '4', '5', '6'],
    wheels: [2, 1],
    percent: 40,
    x: 10,
    above: true,
    signs: ['success', 'success_no_circle', 'info', 'warn', 'waiting', 'cancel', 'download', 'search', 'clear']
  },
  turn() {
    this.setData({ wheels: [0, 3] })
  },
  fill() {
    this.setData({ percent: 60 })
  },
  push() {
    this.setData({ x: 80 })
  },
  lower() {
    this.setData({ above: false })
  }
})
