export { laterInSheet } from './laterInSheet'
