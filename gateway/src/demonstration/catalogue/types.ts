export type { Finish } from '../art/finish'
export type * from '../../core/catalogue/catalogue'
