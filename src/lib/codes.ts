export { isCode } from '../../domain/check'
