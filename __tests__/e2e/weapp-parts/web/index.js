const said = require('../said')
Page({ say: said.say })
