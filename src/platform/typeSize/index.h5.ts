/** A browser draws letters as large as its person has them. */
export const typeClass = (): string => ''
