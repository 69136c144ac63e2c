import { createEmitter, events } from '@/lib/events'

describe('events', () => {
  it('reach listeners in the order they came, until they leave', () => {
    const emitter = createEmitter<{ ping: number }>()
    const calls: string[] = []
    const off = emitter.on('ping', (value) => calls.push(`a${value}`))
    emitter.on('ping', (value) => calls.push(`b${value}`))
    emitter.emit('ping', 1)
    off()
    off()
    emitter.emit('ping', 2)
    expect(calls).toEqual(['a1', 'b1', 'b2'])
  })

  it('reach a once-listener once, and a function registered twice twice', () => {
    const emitter = createEmitter<{ ping: number }>()
    const once = jest.fn()
    const twice = jest.fn()
    emitter.once('ping', once)
    emitter.on('ping', twice)
    emitter.on('ping', twice)
    emitter.emit('ping', 1)
    emitter.emit('ping', 2)
    expect(once.mock.calls).toEqual([[1]])
    expect(twice).toHaveBeenCalledTimes(4)
  })

  it('reach the others when one listener throws, and the throw is not lost', () => {
    const emitter = createEmitter<{ ping: number }>()
    const other = jest.fn()
    emitter.on('ping', () => {
      throw new Error('mine')
    })
    emitter.on('ping', other)
    expect(() => emitter.emit('ping', 1)).toThrow('mine')
    expect(other).toHaveBeenCalledWith(1)
  })

  it('carry a page shown', () => {
    const listener = jest.fn()
    const off = events.on('pageShow', listener)
    events.emit('pageShow', { page: 'ucenter' })
    off()
    expect(listener).toHaveBeenCalledWith({ page: 'ucenter' })
  })
})
