import { Text, View } from '@tarojs/components'
import type { InstallationGuide } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { roundMoney } from '@/stores/money'
import { Button, Card, classes, Icon, Picture } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Video } from '@/ui/video/Video'
import { guideWords } from '../messages'
import './Guide.scss'

const Fees = observer(function Fees({ fees, guideCode }: Pick<InstallationGuide, 'fees' | 'guideCode'>) {
  return (
    <Card
      title={guideWords('fees')}
      more={{
        label: guideWords('allFees'),
        onTap: () => void go('feesAndServices', { kindCode: guideCode, work: 'INSTALL' })
      }}
    >
      <View role="list">
        {fees.map(({ name, fen, unit, note }, index) => {
          const price = roundMoney(fen)
          return (
            <View key={index} className="guide-fee" role="listitem">
              <View className="guide-fee__what">
                <View className="guide-fee__name">{name}</View>
                {note === '' ? null : <View className="guide-fee__note">{note}</View>}
              </View>
              <Text className={classes('guide-fee__price', fen === 0 && 'guide-fee__price--free')}>
                {fen === 0 ? guideWords('free') : unit === '' ? price : guideWords('perUnit', { price, unit })}
              </Text>
            </View>
          )
        })}
      </View>
      <View className="guide-fees__note">{guideWords('feeNote')}</View>
      <Button block kind="tint" onTap={() => void go('bbcInstallRepair', { kindCode: guideCode, work: 'INSTALL' })}>
        {guideWords('book')}
      </Button>
    </Card>
  )
})

/** How long a visit takes: in hours where they are whole. */
const visitWords = (minutes: number): string =>
  minutes % 60 === 0 ? guideWords('visitHours', { count: minutes / 60 }) : guideWords('visit', { count: minutes })

/** What to have ready, what to measure, what happens and what it costs. */
export const GuideContent = observer(function GuideContent({ guide }: { guide: InstallationGuide }) {
  const { guideCode, name, picture, figure, minutes, prepare, measures, steps, fees, video } = guide
  return (
    <View>
      <Card title={guideWords('measures')}>
        <Picture src={figure} alt={guideWords('figure', { name })} ratio={1} round eager />
        <View role="list">
          {measures.map((measure, index) => (
            <View key={index} className="guide-measure" role="listitem">
              <Row justify="center" size={2} tone="white" weight="bold" after={3} fixed className="guide-number">
                {index + 1}
              </Row>
              <View className="guide-measure__what">
                <View className="guide-measure__name">{measure.name}</View>
                <View className="guide-measure__note">{measure.note}</View>
              </View>
              <Text className="guide-measure__mm">{guideWords('mm', { count: measure.mm })}</Text>
            </View>
          ))}
        </View>
      </Card>
      <Card title={guideWords('prepare')}>
        <View role="list">
          {prepare.map((words, index) => (
            <View key={index} className="guide-ready" role="listitem">
              <Icon name="check" size={18} color="ok" />
              <Text className="guide-ready__words">{words}</Text>
            </View>
          ))}
        </View>
      </Card>
      {video ? (
        <Card title={guideWords('video')}>
          <Video {...video} src={video.url} poster={picture} name={name} />
        </Card>
      ) : null}
      <Card
        title={guideWords('steps')}
        extra={<Text className="ui__size-2 ui__tone-ink-3 ui__before-3 ui__fixed">{visitWords(minutes)}</Text>}
      >
        {steps.map((step, index) => (
          <View key={index} className="guide-step">
            <Row justify="center" size={2} tone="white" weight="bold" after={3} fixed className="guide-number">
              {index + 1}
            </Row>
            <View className="guide-step__words">
              <View className="guide-step__title">{step.title}</View>
              <View className="guide-step__text">{step.text}</View>
            </View>
          </View>
        ))}
      </Card>
      <Fees fees={fees} guideCode={guideCode} />
    </View>
  )
})
