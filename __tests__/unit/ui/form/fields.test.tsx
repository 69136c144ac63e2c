import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { ChoiceField } from '@/ui/form/ChoiceField'
import { CodeField } from '@/ui/form/CodeField'
import { OptionList } from '@/ui/form/OptionList'
import { PickField } from '@/ui/form/PickField'
import { WindowField } from '@/ui/form/WindowField'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../../support/taro'))

type Kind = 'a' | 'b' | 'c'
const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙', note: '较快' },
  { value: 'c', label: '丙', disabled: true }
] as const
const tap = (name: string | RegExp, role = 'button') => fireEvent.click(screen.getByRole(role, { name }))
const on = (role: string) =>
  screen
    .getAllByRole(role)
    .filter((element) => element.getAttribute('aria-checked') === 'true')
    .map((element) => element.getAttribute('aria-label') ?? element.textContent)

describe('a choice', () => {
  function One({ look, clearable }: { look?: 'chips' | 'list'; clearable?: boolean }) {
    const [value, setValue] = useState<Kind | ''>('')
    return (
      <ChoiceField label="原因" options={options} value={value} onChange={setValue} look={look} clearable={clearable} />
    )
  }

  test.each(['chips', 'list'] as const)('of one as %s is a group of radios with its name', (look) => {
    render(<One look={look} />)
    expect(screen.getByRole('radiogroup', { name: '原因' })).toBeTruthy()
    tap('乙', 'radio')
    tap('甲', 'radio')
    tap('甲', 'radio')
    expect(on('radio')).toEqual(['甲'])
    expect(screen.getByRole<HTMLButtonElement>('radio', { name: '丙' }).disabled).toBe(true)
  })

  test('that may be taken back is, by a second tap', () => {
    render(<One clearable />)
    tap('甲')
    expect(screen.getByRole('button', { name: '甲' }).getAttribute('aria-pressed')).toBe('true')
    tap('甲')
    expect(screen.getByRole('button', { name: '甲' }).getAttribute('aria-pressed')).toBe('false')
  })

  test('of several keeps the order in which they are offered', () => {
    const onChange = jest.fn()
    render(<ChoiceField several label="原因" options={options} value={['b']} onChange={onChange} />)
    tap('甲', 'checkbox')
    expect(onChange).toHaveBeenLastCalledWith(['a', 'b'])
    tap('乙', 'checkbox')
    expect(onChange).toHaveBeenLastCalledWith([])
  })

  test('says what is wrong with it, in its name too', () => {
    render(
      <ChoiceField label="原因" required error="请选择原因" options={options} value="" onChange={() => undefined} />
    )
    expect(screen.getByRole('radiogroup', { name: '原因 必填 请选择原因' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('请选择原因')
  })
})

describe('a value chosen in a sheet', () => {
  function Pick({ focus }: { focus?: boolean }) {
    const [value, setValue] = useState<Kind | ''>('')
    const label = options.find((option) => option.value === value)?.label ?? ''
    return (
      <PickField label="时间" required value={label} focus={focus} error={focus ? '请选择时间' : undefined}>
        {(close) => (
          <OptionList
            label="时间"
            options={options}
            value={value}
            onChoose={(choice) => {
              setValue(choice)
              close()
            }}
          />
        )}
      </PickField>
    )
  }

  test('is shown once it was chosen, and the sheet is gone', async () => {
    jest.useFakeTimers()
    render(<Pick />)
    tap('时间 请选择 必填')
    act(() => void jest.advanceTimersByTime(300))
    tap(/乙/, 'radio')
    act(() => void jest.advanceTimersByTime(300))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: '时间 乙' })).toBeTruthy()
    jest.useRealTimers()
  })

  test('opens when a refused form sends the shopper to it', () => {
    const { rerender } = render(<Pick />)
    expect(screen.queryByRole('dialog')).toBeNull()
    rerender(<Pick focus />)
    expect(screen.getByRole('dialog', { name: '时间' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '时间 请选择 必填 请选择时间' })).toBeTruthy()
  })
})

describe('a code by SMS', () => {
  let now = 1_000_000
  const onResend = jest.fn(() => Promise.resolve())
  const onChange = jest.fn()
  const show = (resendAt: number, look?: 'row') =>
    render(
      <CodeField
        value=""
        onChange={onChange}
        focus={false}
        resendAt={resendAt}
        now={() => now}
        onResend={onResend}
        look={look}
      />
    )
  beforeEach(() => {
    now = 1_000_000
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('counts down by the clock that it is given, and then offers another one', async () => {
    show(1_060_000)
    expect(screen.getByText('60 秒后可重发')).toBeTruthy()
    now += 18_000
    act(() => void jest.advanceTimersByTime(500))
    expect(screen.getByText('42 秒后可重发')).toBeTruthy()
    now += 42_000
    act(() => void jest.advanceTimersByTime(500))
    await act(async () => tap('重新获取'))
    expect(onResend).toHaveBeenCalledTimes(1)
  })

  test('gives the digits of a pasted message', () => {
    show(0)
    fireEvent.change(screen.getByLabelText('短信验证码'), { target: { value: '5 分钟内有效，验证码 482 193' } })
    expect(onChange).toHaveBeenLastCalledWith('482193')
  })

  test('as a line of a form sends the first one too, and none while it counts', async () => {
    const { unmount } = show(0, 'row')
    await act(async () => tap('获取验证码'))
    expect(onResend).toHaveBeenCalledTimes(1)
    unmount()
    show(1_030_000, 'row')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '30 秒后可重发' }).disabled).toBe(true)
  })
})

test('hours to come are offered by day, each with its weekday as the wire writes the day', () => {
  const from = Date.UTC(2026, 10, 30, 1)
  const windows = [{ window: 0, from, to: from + 3 * 3_600_000, full: false }]
  render(
    <WindowField
      label="上门时间"
      days={[
        { day: '2026/11/30', windows },
        { day: '2026/12/01', windows: [] }
      ]}
      onChoose={jest.fn()}
    />
  )
  const [days] = screen.getAllByRole('radiogroup', { name: '上门时间' })
  expect(days?.textContent).toBe('周一301 档周二1约满')
})
