/** Extras that several families are sold with. */
import { bundle } from './family'

export const kitchenFitting = [
  bundle('FIT', '含基础安装', 'With basic installation', 0),
  bundle('FIT_OLD', '含拆旧安装', 'With removal of the old one', 99)
]

export const bakingSets = [
  bundle('STD', '标准版', 'Standard', 0),
  bundle('BAKE', '标准版 + 烘焙套装', 'Standard + baking set', 59)
]

export const homeDelivery = [
  bundle('DOOR', '送货入户', 'Delivered indoors', 0),
  bundle('DOOR_OLD', '送新拆旧', 'Old one taken away', 60)
]

export const climateFitting = [
  bundle('FIT', '含基础安装', 'With basic installation', 0),
  bundle('FIT_OLD', '含拆旧安装', 'With removal of the old one', 120)
]
