/** Parameters of products: in groups, in brief, and of two side by side. */
export { useParameters } from './api'
export { BriefParameters } from './brief/BriefParameters'
export { Compared } from './Compared'
export { CompareSheet } from './CompareSheet'
export { parameterWords } from './messages'
export { groupElement, ParameterRows, ParameterTable } from './ParameterTable'
export { Availability, NoProduct, ProductHead } from './ProductHead'
export { briefOf } from './rules'
