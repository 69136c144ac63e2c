// covers src/ui/form/FilterSheet
// The sheet of a filter as Taro's own test utilities mount it: inside a page, and asked by words.
import TestUtils from '@tarojs/test-utils-react'
import { FilterSheet } from '@/ui/form/FilterSheet'

const app = new TestUtils()
afterEach(() => app.unmout())

const show = async (fitsNone: boolean) => {
  const taps = { onClose: jest.fn(), onReset: jest.fn(), onApply: jest.fn() }
  const props = { open: true, action: '查看 3 件', fitsNone, children: '颜色', ...taps }
  await app.mount(FilterSheet, { props })
  return taps
}

test('a filter is applied or given up by the buttons below its parts', async () => {
  const { onReset, onApply } = await show(false)
  expect(app.queries.queryByText('颜色')).not.toBeNull()
  app.fireEvent.click(app.queries.queryByText('查看 3 件'))
  app.fireEvent.click(app.queries.queryByText('重置'))
  expect([onApply.mock.calls.length, onReset.mock.calls.length]).toEqual([1, 1])
})

test('a filter that nothing fits is not applied', async () => {
  const { onApply } = await show(true)
  const button = app.queries.queryByText('查看 3 件').closest('button')
  expect(button?.disabled).toBe(true)
  app.fireEvent.click(button!)
  expect(onApply).not.toHaveBeenCalled()
})
