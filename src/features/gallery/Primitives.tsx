import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { TabBarHost } from '@/custom-tab-bar/TabBarHost'
import { ProductRow, ProductTile } from '@/features/product'
import {
  BottomBar,
  Button,
  Card,
  Cell,
  Checkbox,
  Chip,
  Countdown,
  EmptyState,
  FailedState,
  Field,
  Icon,
  ListEnd,
  Picture,
  Price,
  Screen,
  Sheet,
  Skeleton,
  Stepper,
  Switch,
  Tabs,
  Tag,
  TextArea,
  Badge,
  type DrawingName,
  type SkeletonShape,
  type Tone
} from '@/ui'
import { iconNames } from '@/ui/text/iconNames'
import { Forms } from './Forms'
import { Lists } from './Lists'
import { sampleProducts } from './samples'
import '@/ui/layout/layout.scss'
import './Primitives.scss'
import '@/ui/screen/cartDrawing.scss'

const drawings: DrawingName[] = ['cart', 'order', 'search', 'address', 'network', 'delisted', 'lost']
const skeletons: SkeletonShape[] = ['tiles', 'rows', 'detail', 'cart', 'form', 'account']
const tones: Tone[] = ['plain', 'tint', 'card', 'brand', 'clear']
const nothing = () => undefined
const wait = () => new Promise((resolve) => setTimeout(resolve, 1500))
const Row = ({ children }: { children: ReactNode }) => (
  <View className="ui__row ui__wrap ui__below-3 gallery__row">{children}</View>
)

const Buttons = () => (
  <Card title="Buttons" more={{ label: '更多', onTap: nothing }}>
    <Row>
      <Button size="l">登录</Button>
      <Button kind="tint">加入购物车</Button>
      <Button kind="outline">重试</Button>
      <Button kind="text">管理</Button>
      <Button size="s">确认收货</Button>
      <Button size="s" kind="outline">
        取消订单
      </Button>
      <Button busy>提交订单</Button>
      <Button disabled>立即购买</Button>
      <Button danger>删除</Button>
      <Button danger kind="outline" size="s">
        删除
      </Button>
    </Row>
    <Row>
      <Button block kind="tint">
        Add to cart
      </Button>
      <Button block>Buy now</Button>
    </Row>
  </Card>
)

const Icons = () => (
  <Card title="Icons">
    <Row>
      {iconNames.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </Row>
    <Row>
      <Icon name="wrench" color="ok" size={28} />
      <Icon name="ticket" color="sale" size={28} />
      <Icon name="pin" color="brand" size={28} />
      <View className="gallery__spot">
        <Icon name="bell" />
        <Badge count={6} corner />
      </View>
      <View className="gallery__spot">
        <Icon name="cart" />
        <Badge count={120} corner />
      </View>
    </Row>
  </Card>
)

function PricesTagsCountdowns() {
  const [start] = useState(() => Date.now())
  return (
    <Card title="Prices, tags, countdowns">
      <Row>
        <Price fen={9900} size="s" />
        <Price fen={59900} />
        <Price fen={249900} size="l" />
        <Price fen={67440} size="xl" />
        <Price fen={89900} struck />
        <Price fen={6000} sign="−" size="s" />
        <Price fen={212415} tone="ink" />
      </Row>
      <Row>
        <Tag>满 500 减 60</Tag>
        <Tag kind="brand">以旧换新</Tag>
        <Tag kind="warm">预售</Tag>
        <Tag kind="ok">现货</Tag>
        <Tag kind="plain">奶茶杏，4L</Tag>
      </Row>
      <Row>
        <Countdown to={start + 8133_000} now={Date.now} />
        <View className="gallery__sale">
          <Countdown to={start + 200_000_000} now={Date.now} tone="sale" />
        </View>
        <Countdown to={start + 1781_000} now={Date.now} tone="text" />
      </Row>
    </Card>
  )
}

function Choices() {
  const [count, setCount] = useState(1)
  const [isTicked, setIsTicked] = useState(true)
  const [on, setOn] = useState(true)
  const [chip, setChip] = useState('奶茶杏')
  return (
    <Card title="Choices">
      <Row>
        {['奶茶杏', '云母白', '曜石黑', '标准版 + 量杯刷具'].map((name) => (
          <Chip key={name} selected={chip === name} onTap={() => setChip(name)}>
            {name}
          </Chip>
        ))}
        <Chip disabled swatch="#aed5c4">
          青瓷绿
        </Chip>
        <Chip selected removable ground="card">
          低糖
        </Chip>
      </Row>
      <Row>
        <Stepper value={count} max={2} onChange={setCount} hint="已达每人限购数量" />
        <Stepper value={1} max={9} onChange={nothing} disabled />
        <Switch on={on} onChange={setOn} label="积分" />
        <Checkbox checked={isTicked} onChange={setIsTicked} label="设为默认" />
        <Checkbox checked={false} onChange={nothing} label="不可选" disabled />
      </Row>
    </Card>
  )
}

function Fields() {
  const [phone, setPhone] = useState('13800136021')
  const [code, setCode] = useState('')
  const [note, setNote] = useState('')
  return (
    <Card title="Form">
      <Field look="line" label="手机号" prefix="+86" type="phone" value={phone} onChange={setPhone} />
      <Field
        look="line"
        label="验证码"
        type="code"
        maxLength={6}
        placeholder="6 位数字"
        value={code}
        onChange={setCode}
        suffix={<Button kind="text">获取验证码</Button>}
      />
      <Field label="收货人" required value="" onChange={nothing} placeholder="姓名" error="请填写收货人" />
      <TextArea label="备注" value={note} onChange={setNote} maxLength={100} placeholder="选填，请先和商家协商一致" />
    </Card>
  )
}

const Cells = ({ onPlace }: { onPlace: () => void }) => (
  <Card>
    <Cell label="配送" note="快递 · 免运费" value="明天（周六）09:00–18:00" onTap={nothing} />
    <Cell label="优惠券" note={<Tag>已选最优</Tag>} value="−¥30.00" tone="sale" onTap={nothing} />
    <Cell label="备注" value="选填，请先和商家协商一致" tone="muted" onTap={nothing} />
    <Cell label="实付" value="¥2,124.15" tone="strong" />
    <Cell align="start" label="送至" value="浙江省杭州市西湖区文三路 478 号" onTap={onPlace} />
    <Cell icon="globe" label="语言" value="简体中文" onTap={nothing} />
  </Card>
)

const Products = () => (
  <>
    <View className="ui__row ui__gap-2 ui__align-stretch ui__wrap gallery__tiles">
      {sampleProducts.map((product) => (
        <View key={product.spuCode} className="gallery__tile">
          <ProductTile product={product} onTap={nothing} />
        </View>
      ))}
    </View>
    {sampleProducts.map((product) => (
      <View key={product.spuCode} className="gallery__line">
        <ProductRow product={product} onTap={nothing} />
      </View>
    ))}
    <ListEnd list={{ loadingMore: true, ended: false, moreFailed: false, loadMore: nothing }} />
    <ListEnd list={{ loadingMore: false, ended: true, moreFailed: false, loadMore: nothing }} />
    <ListEnd list={{ loadingMore: false, ended: false, moreFailed: true, loadMore: nothing }} />
  </>
)

const States = () => (
  <>
    {drawings.map((drawing) => (
      <Card key={drawing}>
        <EmptyState
          drawing={drawing}
          title="还没有订单"
          note="挑一件喜欢的，从厨房开始"
          action={{ label: '去逛逛', onTap: nothing }}
        />
      </Card>
    ))}
    <FailedState onRetry={wait} note="已为你保留刚才填写的内容" />
    {skeletons.map((shape) => (
      <Skeleton key={shape} shape={shape} />
    ))}
  </>
)

const Specification = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Sheet
    open={open}
    onClose={onClose}
    title="选择规格"
    head={
      <View className="ui__row ui__gap-3 ui__align-stretch ui__pad-y-4">
        <Picture src={sampleProducts[0]?.picture ?? ''} alt="" width={100} round />
        <Price fen={59900} size="l" />
      </View>
    }
    footer={
      <>
        <Button block kind="tint">
          加入购物车
        </Button>
        <Button block>立即购买</Button>
      </>
    }
  >
    <Row>
      <Chip selected>4L（3-6 人）</Chip>
      <Chip>5L（4-8 人）</Chip>
    </Row>
  </Sheet>
)

type OrderTab = 'all' | 'pay' | 'ship' | 'take' | 'rate'

function BothTabs() {
  const [tab, setTab] = useState<OrderTab>('all')
  return (
    <>
      <Tabs
        label="orders"
        items={[
          { key: 'all', label: '全部' },
          { key: 'pay', label: '待付款', count: 1 },
          { key: 'ship', label: '待发货' },
          { key: 'take', label: '待收货', count: 2 },
          { key: 'rate', label: '待评价' }
        ]}
        value={tab}
        onChange={setTab}
      />
      <Tabs
        look="title"
        items={[
          { key: 'all', label: '为你推荐' },
          { key: 'pay', label: '厨房' },
          { key: 'ship', label: '洗护' }
        ]}
        value={tab}
        onChange={setTab}
      />
    </>
  )
}

/** Every primitive in every state, for looking at and for the browser tests. */
export function Gallery() {
  const [tone, setTone] = useState<Tone>('plain')
  const [isTicked, setIsTicked] = useState(true)
  const [sheet, setSheet] = useState(false)
  return (
    <Screen
      title="确认订单"
      titleCount={5}
      back
      tone={tone}
      tabBar={<TabBarHost index={2} />}
      footer={
        <BottomBar>
          <Checkbox checked={isTicked} onChange={setIsTicked} label="全选" />
          <View className="gallery__grow">
            <Price fen={73700} size="l" />
          </View>
          <Button onTap={wait}>结算 (3)</Button>
        </BottomBar>
      }
    >
      <Card title="Nav bar tones">
        <Row>
          {tones.map((name) => (
            <Chip key={name} selected={tone === name} onTap={() => setTone(name)}>
              {name}
            </Chip>
          ))}
        </Row>
      </Card>
      <BothTabs />
      <Buttons />
      <Icons />
      <PricesTagsCountdowns />
      <Choices />
      <Forms />
      <Fields />
      <Cells onPlace={() => setSheet(true)} />
      <Products />
      <Lists />
      <States />
      <Specification open={sheet} onClose={() => setSheet(false)} />
    </Screen>
  )
}
