/** They lie in the package of the page that ends with them. */
export { Recommended as LaterRecommended } from './Recommended'
