export { FoundInShop } from './Found'
export { Kinds } from './Kinds'
