export { AboutProduct as About, AnchorBar as Anchors, ProductInBar as InBar, TellMe } from './about/AboutProduct'
export { PromotionBody } from './promotions/PromotionBody'
