/** Each call of Taro as a mock, for the files of `src/platform`: there a test answers for the host. */
const calls: Record<string, jest.Mock> = {}

export default new Proxy(calls, { get: (target, name: string) => (target[name] ??= jest.fn()) })
