export type { Finish } from '../art/finish'
export type * from '../../catalogue/goods'
export type { Catalogue } from '../../core/catalogue'
export type { Words } from '../../core/words'
