/** Goods that are often bought together, and cost less then. */
export { BundleCard } from './BundleCard'
