import { oneByOne } from '@/platform/oneByOne/index.weapp'

describe('replies to a screen in the mini-program', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('that come together are handed over one after another, in the order in which they came', async () => {
    const lines: string[] = []
    const give = ['first', 'second', 'third'].map((name) =>
      oneByOne(Promise.resolve(name)).then((got) => lines.push(got))
    )
    await jest.advanceTimersByTimeAsync(0)
    expect(lines).toEqual(['first'])
    await jest.advanceTimersByTimeAsync(20)
    expect(lines).toEqual(['first', 'second'])
    await jest.advanceTimersByTimeAsync(20)
    await Promise.all(give)
    await jest.advanceTimersByTimeAsync(20)
    expect(lines).toEqual(['first', 'second', 'third'])
  })

  it('does not delay one that comes alone, nor one after a failed neighbour', async () => {
    await expect(oneByOne(Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    await expect(oneByOne(Promise.resolve('alone'))).resolves.toBe('alone')
  })
})
