/** Whether a text's words stand apart, so that it can be cut between two of them; Chinese has no such place. */
export const hasSpaces = (text: string): boolean => !/[\u3400-\u9fff]/.test(text)
