export { TypeContent as LateType } from '../type/TypeContent'
export { ApplyVersions as LateVersions } from './Versions'
