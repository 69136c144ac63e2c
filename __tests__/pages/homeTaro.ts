export * from '../support/taro'
export { default } from '../support/taro'
