/** The six finishes a product can come in; each is drawn with its own material. */
export type Finish = 'white' | 'apricot' | 'black' | 'celadon' | 'silver' | 'blue'
