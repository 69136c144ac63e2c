import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import * as feedback from '@/platform/feedback'
import { Field } from '@/ui/field/Field'
import { packValues, unpackValues, type KeptValues } from '@/ui/form/draft'
import { FormScreen } from '@/ui/form/FormScreen'
import { PickField } from '@/ui/form/PickField'
import { firstWrong, isBlank, problemsOf, type FormRules } from '@/ui/form/rules'
import { useForm, type Form, type FormOptions } from '@/ui/form/useForm'
import { rest } from '../../../pages/screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../../support/taro'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../../support/notedFeedback.cjs'))

interface Values {
  name: string
  phone: string
  remark: string
}
type Checked = 'name' | 'phone'
type Problem = 'nameMissing' | 'phoneMissing' | 'phoneWrong'

const rules: FormRules<Values, Checked, Problem> = {
  name: ({ name }) => (name === '' ? 'nameMissing' : undefined),
  phone: ({ phone }) => (phone === '' ? 'phoneMissing' : phone.length === 11 ? undefined : 'phoneWrong')
}
const order = ['name', 'phone'] as const
const begin: Values = { name: '', phone: '', remark: '' }
const toast = feedback.toast as jest.Mock

let storedValues: KeptValues | undefined
const draft = {
  read: () => storedValues,
  keep: (values: KeptValues) => {
    storedValues = values
  },
  drop: () => {
    storedValues = undefined
  }
}
const send = jest.fn<Promise<string>, [object]>()

type Options = Partial<FormOptions<Values, Checked, Problem, string>>

let form: Form<Values, Checked, Problem>
function Page(options: Options) {
  form = useForm<Values, Checked, Problem, string>({
    begin,
    rules,
    order,
    words: (problem) => `!${problem}`,
    draft,
    send,
    ...options
  })
  return (
    <FormScreen title="T" form={form} action="保存">
      <Field {...form.field('name')} label="姓名" />
      <Field {...form.field('phone', (text) => text.replace(/\D/g, ''))} label="手机号" />
      <Field {...form.field('remark')} label="备注" />
    </FormScreen>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const save = async () => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '保存' })))
  await rest()
}
const isAt = (label: string) => waitFor(() => expect(document.activeElement).toBe(field(label)))
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

beforeEach(() => {
  storedValues = undefined
  toast.mockClear()
  send.mockReset().mockResolvedValue('R1')
})

describe('a form', () => {
  test('that is refused says all that is wrong, sends the shopper to the first and sends nothing', async () => {
    render(<Page />)
    type('手机号', '12')
    await save()
    expect(alerts()).toEqual(['!nameMissing', '!phoneWrong'])
    await isAt('姓名')
    expect(send).not.toHaveBeenCalled()
  })

  test('goes to the first wrong field again at a second try', async () => {
    render(<Page />)
    await save()
    await isAt('姓名')
    act(() => field('备注').focus())
    await save()
    await isAt('姓名')
  })

  test('says of a field that was left what is wrong, and takes it back as soon as it is right', () => {
    render(<Page />)
    type('手机号', '12')
    expect(alerts()).toEqual([])
    fireEvent.blur(field('手机号'))
    expect(alerts()).toEqual(['!phoneWrong'])
    type('手机号', '138 0000')
    expect(alerts()).toEqual(['!phoneWrong'])
    type('手机号', '138 0000 0001')
    expect(alerts()).toEqual([])
  })

  /** Types half a number and presses elsewhere, on the test's clock; the click is still to come. */
  const leaveByPress = () => {
    jest.useFakeTimers()
    render(<Page />)
    type('手机号', '12')
    fireEvent.mouseDown(document.body)
    fireEvent.blur(field('手机号'))
    fireEvent.mouseUp(document.body)
  }

  test('left by a press says nothing before its click, so that what is pressed stays under the finger', () => {
    leaveByPress()
    expect(alerts()).toEqual([])
    act(() => jest.runAllTimers())
    expect(alerts()).toEqual(['!phoneWrong'])
    jest.useRealTimers()
  })

  test('left by a press that empties the field says nothing of it', () => {
    leaveByPress()
    fireEvent.click(screen.getByRole('button', { name: '清除 手机号' }))
    act(() => jest.runAllTimers())
    expect(alerts()).toEqual([])
    jest.useRealTimers()
  })

  test('is quiet about an empty field that was left', () => {
    render(<Page />)
    fireEvent.blur(field('姓名'))
    expect(alerts()).toEqual([])
  })

  test('that was refused still shows a missing value when the empty field is left', async () => {
    render(<Page />)
    await save()
    fireEvent.blur(field('姓名'))
    expect(alerts()).toEqual(['!nameMissing', '!phoneMissing'])
  })

  test('is sent once for any number of submits, with the cleaned values', async () => {
    let settle: (reply: string) => void = () => undefined
    send.mockReturnValue(new Promise((resolve) => (settle = resolve)))
    const sendMock = jest.fn()
    render(<Page sent={sendMock} />)
    type('姓名', '林')
    type('手机号', '138 0000 0001')
    await act(async () => {
      void form.submit()
      void form.submit()
    })
    await rest()
    await save()
    expect(send.mock.calls).toEqual([[{ name: '林', phone: '13800000001', remark: '' }]])
    await act(async () => settle('R1'))
    expect(sendMock.mock.calls).toEqual([['R1']])
  })

  test('waits for what is being read into it', async () => {
    let settle: () => void = () => undefined
    const settling = new Promise<void>((resolve) => (settle = resolve))
    render(<Page settled={() => settling} />)
    await save()
    expect(alerts()).toEqual([])
    await act(async () => settle())
    await rest()
    expect(alerts()).toHaveLength(2)
  })
})

test('opens what is chosen in a sheet at each refusal', async () => {
  function Picking() {
    const picking = useForm({
      begin: { time: '' },
      rules: { time: ({ time }) => (time === '' ? 'timeMissing' : undefined) },
      order: ['time'],
      words: (problem: string) => problem,
      send
    })
    return (
      <FormScreen title="T" form={picking} action="保存">
        <PickField {...picking.mark('time')} label="时间" value={picking.values.time}>
          {() => null}
        </PickField>
      </FormScreen>
    )
  }
  render(<Picking />)
  for (let turn = 0; turn < 2; turn += 1) {
    // by itself: what happens within one act is rendered once
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    await screen.findByRole('dialog', { name: '时间' })
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

describe('a failure', () => {
  const fail = async (failure: object, options: Options = {}) => {
    send.mockRejectedValue(Object.assign(new Error('x'), failure))
    render(<Page begin={{ name: '林', phone: '13800000011', remark: '' }} {...options} />)
    type('备注', '好')
    await save()
  }

  test('shows its own words, and the draft stays', async () => {
    await fail({ words: '系统开小差了' })
    expect(toast.mock.calls).toEqual([['系统开小差了', 3000]])
    expect(storedValues).toEqual({ name: '林', phone: '13800000011', remark: '好' })
  })

  test('without an answer says that it may have been saved', async () => {
    await fail({ words: '网络不佳', unanswered: true }, { unanswered: () => '再点一次' })
    expect(toast.mock.calls).toEqual([['再点一次', 3000]])
  })

  test('that has had its message gets no second one', async () => {
    await fail({ words: '系统开小差了', isTold: true })
    expect(toast).not.toHaveBeenCalled()
  })

  test('of one field shows at the field until it is changed', async () => {
    await fail({ words: '号码已被使用' }, { failed: () => ({ field: 'phone', words: '号码已被使用' }) })
    expect(alerts()).toEqual(['号码已被使用'])
    await isAt('手机号')
    type('手机号', '13800000012')
    expect(alerts()).toEqual([])
  })
})

describe('a draft', () => {
  test('brings back the typed values, and is gone once the form was sent', async () => {
    const first = render(<Page />)
    type('姓名', '林')
    type('手机号', '13800000011')
    first.unmount()
    render(<Page />)
    expect(field('姓名').value).toBe('林')
    await save()
    expect(send).toHaveBeenCalledTimes(1)
    expect(storedValues).toBeUndefined()
  })

  test('of an edit is given up by leaving', () => {
    const { unmount } = render(<Page draft={{ ...draft, edit: true }} />)
    type('姓名', '林')
    expect(storedValues).toMatchObject({ name: '林' })
    unmount()
    expect(storedValues).toBeUndefined()
  })

  test('keeps lists and numbers, and passes over values of another kind', () => {
    const values = { score: 4, tags: ['a'], name: '', open: false }
    const packedValues = packValues({ score: 5, tags: ['b', 'c'], name: '林', open: true })
    expect(unpackValues(values, packedValues)).toEqual({ score: 5, tags: ['b', 'c'], name: '林', open: true })
    expect(unpackValues(values, { score: '"5"', tags: '{"0":1}', name: true, open: 'yes' })).toEqual(values)
    expect(unpackValues(values, { score: '[', tags: 'null' })).toEqual(values)
    expect(unpackValues(values, undefined)).toBe(values)
  })
})

test('the first wrong field is the first in the form, for rules in any order', () => {
  expect(firstWrong(order, { phone: 'phoneWrong', name: 'nameMissing' })).toBe('name')
  expect(problemsOf(rules, order, { ...begin, name: '林' })).toEqual({ phone: 'phoneMissing' })
  expect(firstWrong(order, {})).toBeUndefined()
})

test.each([[''], ['  '], [[]], [undefined]])('%j is blank', (value) => expect(isBlank(value)).toBe(true))
test.each([['x'], [['a']], [0], [false]])('%j is filled in', (value) => expect(isBlank(value)).toBe(false))
