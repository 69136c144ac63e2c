/** It lies in the package of the page that shows it. */
export { AboutProduct as About, AnchorBar as Anchors, ProductInBar as InBar, TellMe } from './AboutProduct'
