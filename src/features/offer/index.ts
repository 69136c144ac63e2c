/** What a product can be bought in besides as usual: a presale, a group, a session of the flash sale. */
export { Offers } from './Offers'
