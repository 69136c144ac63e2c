const said = require('../said')
Page({
  say: said.say,
  data: {
    kettles: [
      { name: 'Glass', litres: 1 },
      { name: 'Steel', litres: 2 }
    ],
    columns: [
      ['Kitchen', 'Living'],
      ['Kettle', 'Oven']
    ],
    region: ['浙江省', '杭州市', '西湖区'],
    checked: false
  },
  column(event) {
    said.say(event)
    const { column, value } = event.detail
    if (column !== 0) return
    this.setData({ 'columns[1]': value === 0 ? ['Kettle', 'Oven'] : ['Fan', 'Lamp'] })
  }
})
