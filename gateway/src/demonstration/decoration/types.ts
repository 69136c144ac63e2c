/** The files that the storage host gives, as the contract has them. */
export type * from '../../../../contract/decoration'
export type * from '../../../../contract/site'
