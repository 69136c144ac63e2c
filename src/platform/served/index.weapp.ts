/** Here nothing is drawn by a server. */
export const noteForServer = (_path: string, _name: string, _value: string): void => undefined
