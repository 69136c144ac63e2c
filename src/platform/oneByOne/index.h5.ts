/** As it comes: on H5 nothing crosses to a view. */
export const oneByOne = <T>(reply: Promise<T>): Promise<T> => reply
