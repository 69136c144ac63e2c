/** No app is around the mini-program. */
export const chooseInApp = (): Promise<string | undefined | false> => Promise.resolve(false)
