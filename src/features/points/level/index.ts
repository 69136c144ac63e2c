/** The shopper's level. */
export { LevelCard } from './LevelCard'
