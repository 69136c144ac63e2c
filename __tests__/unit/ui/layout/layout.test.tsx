import { fireEvent, render, screen, within } from '@testing-library/react'
import { AmountLines } from '@/ui/layout/AmountLines'
import { Row, Stack } from '@/ui/layout/Box'
import { Fact, FactList } from '@/ui/layout/FactList'
import { Notice } from '@/ui/layout/Notice'
import { Steps } from '@/ui/layout/Steps'
import { Text } from '@/ui/layout/Text'

const elements = (container: HTMLElement) => container.querySelectorAll('*').length

test.each([
  ['a row', <Row gap={2} align="start" justify="between" wrap grow label="行" role="group" key="row" />],
  ['a stack', <Stack gap={1} key="stack" />],
  ['words', <Text size={2} tone="ink-3" weight="bold" lines={2} figures grow heading={2} key="words" />]
])('%s is one element, however much is said of it', (_, piece) => {
  expect(elements(render(piece).container)).toBe(1)
})

test('a row says what it is and how it is laid out', () => {
  render(
    <Row gap={2} align="baseline" justify="between" wrap role="group" label="条件" className="own">
      内容
    </Row>
  )
  expect(screen.getByRole('group', { name: '条件' }).className).toBe(
    'ui__row ui__gap-2 ui__align-baseline ui__justify-between ui__wrap own'
  )
})

test('words are of a size, tone and weight, and may be a heading', () => {
  render(
    <Text size={3} tone="sale" weight="medium" lines={1} figures fixed heading={2}>
      标题
    </Text>
  )
  const { className } = screen.getByRole('heading', { level: 2, name: '标题' })
  expect(className).toBe('ui__size-3 ui__tone-sale ui__medium ui__lines-1 ui__figures ui__fixed')
})

test('an account has its lines in their order: what is taken off, what is free, and what it comes to', () => {
  const { container } = render(
    <AmountLines
      lines={[
        { label: '商品', amount: 59_900 },
        { label: '优惠', note: '不开票', amount: 6000, minus: true },
        { label: '运费', amount: '免运费' },
        { label: '实付', amount: 53_900, sum: true }
      ]}
    />
  )
  expect(container.textContent).toBe('商品¥599.00优惠不开票−¥60.00运费免运费实付¥539.00')
  expect(container.querySelectorAll('.ui-amounts__sum')).toHaveLength(1)
  expect(container.querySelectorAll('.ui__tone-sale')).toHaveLength(1)
})

test('a fact without words is not there, and one with an action does it', () => {
  const copy = jest.fn()
  const { container } = render(
    <>
      <Fact label="支付时间" words={undefined} />
      <Fact label="备注" words="" />
      <Fact label="订单编号" words="O1" action={{ words: '复制', label: '复制订单编号', onTap: copy }} />
    </>
  )
  expect(container.textContent).toBe('订单编号O1复制')
  fireEvent.click(screen.getByRole('button', { name: '复制订单编号' }))
  expect(copy).toHaveBeenCalledTimes(1)
})

test('terms stand beside their meaning', () => {
  const { container } = render(<FactList facts={[{ label: '适用', words: '全部店铺' }]} />)
  expect(container.textContent).toBe('适用全部店铺')
})

test('a way says at which station it is, and when each was reached', () => {
  render(
    <Steps
      label="进度"
      steps={[
        { key: 'sent', name: '提交', note: '11-21', state: 'done' },
        { key: 'back', name: '寄回', state: 'now' },
        { key: 'paid', name: '退款', state: 'ahead' }
      ]}
    />
  )
  const stations = within(screen.getByRole('list', { name: '进度' })).getAllByRole('listitem')
  expect(stations.map(({ textContent }) => textContent)).toEqual(['提交11-21', '寄回', '退款'])
  expect(stations.map((station) => station.getAttribute('aria-current'))).toEqual([null, 'step', null])
})

test('a notice says one thing, and its action is named by its words', () => {
  const act = jest.fn()
  render(
    <Notice tone="warm" icon="info" status action={{ label: '去处理', onTap: act }}>
      还剩两天
    </Notice>
  )
  expect(screen.getByRole('status').textContent).toContain('还剩两天')
  fireEvent.click(screen.getByRole('button', { name: '去处理' }))
  expect(act).toHaveBeenCalledTimes(1)
})
