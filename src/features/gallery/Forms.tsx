import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button, Card, Field, TextArea } from '@/ui'
import { ChoiceField } from '@/ui/form/ChoiceField'
import { CodeField } from '@/ui/form/CodeField'
import { OptionList } from '@/ui/form/OptionList'
import { PickField } from '@/ui/form/PickField'
import { StarField } from '@/ui/form/StarField'
import { UploadField } from '@/ui/form/UploadField'
import { nineMost, uploadProblem, type UploadItem } from '@/ui/form/uploads'
import { useForm } from '@/ui/form/useForm'
import '@/ui/form/FormScreen.scss'
import { Avatar } from '@/ui/list/Avatar'
import { GoodsLine } from '@/ui/list/GoodsLine'
import { HelpfulButton } from '@/ui/list/HelpfulButton'
import { PictureRail } from '@/ui/list/PictureRail'
import { SearchBox } from '@/ui/list/SearchBox'
import { Stars } from '@/ui/list/Stars'
import { Notice } from '@/ui/layout/Notice'
import { HeadLine, StateHead } from '@/ui/layout/StateHead'
import { Steps } from '@/ui/layout/Steps'
import { Timeline } from '@/ui/list/Timeline'
import { Video } from '@/ui/video/Video'
import { sampleProducts } from './samples'

const reasons = [
  { value: 'BROKEN', label: '收到时已损坏', note: '请拍下外箱和商品' },
  { value: 'WRONG', label: '商品发错了' },
  { value: 'OTHER', label: '其他原因' },
  { value: 'LATE', label: '已过 7 天', disabled: true }
] as const
const times = [
  { value: 'AM', label: '上午 09:00–12:00' },
  { value: 'PM', label: '下午 13:00–18:00', note: '师傅上门前会先打电话' },
  { value: 'FULL', label: '晚上 18:00–20:00', disabled: true }
] as const
type Reason = (typeof reasons)[number]['value']
type Time = (typeof times)[number]['value']

interface Values {
  name: string
  reason: Reason | ''
  wants: string[]
  time: Time | ''
  pictures: UploadItem[]
  score: number
  code: string
  note: string
}

const waitMs = 1200
const picture = sampleProducts[0]?.picture ?? ''
const samples: UploadItem[] = [
  { id: 'g1', kind: 'picture', state: 'sent', percent: 100, filePath: picture },
  { id: 'g2', kind: 'picture', state: 'sending', percent: 40, filePath: picture },
  { id: 'g3', kind: 'picture', state: 'failed', percent: 0, filePath: picture },
  { id: 'g4', kind: 'video', state: 'failed', percent: 0 }
]

/** Goes through to 100 % and fails every second time, so that each state can be seen. */
let count = 0
const upload = (_filePath: string, onProgress: (percent: number) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    let percent = 0
    const timer = setInterval(() => {
      percent += 20
      onProgress(Math.min(percent, 100))
      if (percent < 100) return
      clearInterval(timer)
      count += 1
      if (count % 2 === 0) reject(Object.assign(new Error('sample'), { words: '' }))
      else resolve('/sample.png')
    }, waitMs / 5)
  })

const LayoutPieces = () => (
  <Card title="Layout pieces">
    <Steps
      label="进度"
      steps={[
        { key: 'sent', name: '提交', note: '11-21', state: 'done' },
        { key: 'back', name: '寄回', note: '进行中', state: 'now' },
        { key: 'paid', name: '退款', state: 'ahead' }
      ]}
    />
    {(['info', 'warm', 'ok', 'sale'] as const).map((tone) => (
      <Notice key={tone} tone={tone} icon="info" action={{ label: '去看看', onTap: () => undefined }}>
        11-29 10:20 前没有单号会自动关闭
      </Notice>
    ))}
    <StateHead title="等你寄回">
      <HeadLine>过时自动关闭</HeadLine>
    </StateHead>
  </Card>
)

const ListPieces = () => (
  <Card title="List pieces">
    <Stars score={4} />
    <Stars score={3} large />
    <GoodsLine
      picture={sampleProducts[0]?.picture ?? ''}
      title="轻养低糖 IH 电饭煲"
      specs="奶茶杏，4L"
      fen={59900}
      quantity={2}
    />
    <Avatar name="林**" />
    <Avatar name="" />
    <HelpfulButton
      helpfulness={{ helpful: false, helpfulCount: 32 }}
      may={() => true}
      keep={async (helpful) => ({ helpful, helpfulCount: helpful ? 33 : 32 })}
    />
    <PictureRail
      label="电器"
      items={['电饭煲', '电烤箱'].map((name, index) => ({
        key: name,
        name,
        picture: sampleProducts[index]?.picture ?? '',
        mark: index === 0 ? '我的' : undefined
      }))}
      chosen="电饭煲"
      onTap={() => undefined}
    />
    <SearchBox
      label="搜索"
      hint="先搜搜"
      clearLabel="清空"
      typed=""
      onChange={() => undefined}
      onSubmit={() => undefined}
    />
    <Video
      src="/storage/videos/recipe-mug-cake.mp4"
      poster={sampleProducts[0]?.picture ?? ''}
      name="马克杯蛋糕"
      seconds={8}
      captions={[{ at: 0, text: '马克杯蛋糕' }]}
    />
    <Timeline
      events={[
        { key: '3', text: '【杭州市】派送中，派件员：林师傅', time: '2026-11-22 09:12' },
        { key: '2', text: '【杭州市】到达西湖营业部', time: '2026-11-22 06:40' },
        { key: '1', text: '【宁波市】已发货', time: '2026-11-21 18:05' }
      ]}
    />
  </Card>
)

/** Every kind of field in a form; its button shows what a refused one looks like. */
export const Forms = observer(function Forms() {
  const [resendAt, setResendAt] = useState(0)
  const form = useForm({
    begin: { name: '', reason: '', wants: ['A'], time: '', pictures: samples, score: 4, code: '', note: '' } as Values,
    rules: {
      name: ({ name }) => (name === '' ? '请填写联系人' : undefined),
      reason: ({ reason }) => (reason === '' ? '请选择原因' : undefined),
      time: ({ time }) => (time === '' ? '请选择上门时间' : undefined),
      pictures: ({ pictures }) => (uploadProblem(pictures) ? '有文件没有上传成功' : undefined),
      code: ({ code }) => (code.length < 6 ? '请输入 6 位数字验证码' : undefined)
    },
    order: ['name', 'reason', 'time', 'pictures', 'code'],
    words: (problem: string) => problem,
    send: () => new Promise<void>((resolve) => setTimeout(resolve, waitMs))
  })
  const resend = async () => setResendAt(Date.now() + 60_000)
  const { values } = form
  const time = times.find(({ value }) => value === values.time)?.label ?? ''
  return (
    <View className="ui-form">
      <Card title="Form fields">
        <Field {...form.field('name')} label="联系人" required placeholder="请填写姓名" />
        <PickField {...form.mark('time')} label="上门时间" value={time} required note="最早明天上午">
          {(close) => (
            <OptionList
              label="上门时间"
              options={times}
              value={values.time}
              onChoose={(choice) => {
                form.change({ time: choice })
                close()
              }}
            />
          )}
        </PickField>
        <ChoiceField {...form.field('reason')} look="list" label="退换原因" required options={reasons} />
        <ChoiceField
          {...form.field('wants')}
          several
          label="希望怎么处理（可多选）"
          options={[
            { value: 'A', label: '换新' },
            { value: 'B', label: '补寄配件' },
            { value: 'C', label: '上门维修并延长保修' }
          ]}
        />
        <ChoiceField
          label="标签"
          inline
          clearable
          value="A"
          onChange={() => undefined}
          options={[{ value: 'A', label: '家' }]}
        />
        <UploadField
          {...form.field('pictures')}
          label="照片和视频"
          note="最多 9 个，其中 1 个视频"
          limits={{ ...nineMost, videos: 1 }}
          upload={upload}
        />
        <StarField {...form.field('score')} label="商品评分" />
        <CodeField {...form.field('code')} look="row" resendAt={resendAt} now={Date.now} onResend={resend} />
        <TextArea {...form.field('note')} label="补充说明" maxLength={200} placeholder="选填" />
      </Card>
      <Card>
        <CodeField {...form.field('code')} resendAt={resendAt} now={Date.now} onResend={resend} />
        <Button block onTap={form.submit}>
          提交
        </Button>
      </Card>
      <ListPieces />
      <LayoutPieces />
    </View>
  )
})
