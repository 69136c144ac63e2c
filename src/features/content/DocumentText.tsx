import { Text, View } from '@tarojs/components'
import type { ContentDocument } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownWritten } from '@/stores/times'
import { contentWords } from './messages'
import './DocumentText.scss'

/** A text that is read whole: since when it holds, what it is, and its sections by number. */
export const DocumentText = observer(function DocumentText({ document }: { document: ContentDocument }) {
  const { title, effectiveOn, intro, sections } = document
  return (
    <View className="document">
      <View className="document__title" role="heading" aria-level={2}>
        {title}
      </View>
      <Text className="document__since">{contentWords('since', { day: shownWritten(effectiveOn) })}</Text>
      <View className="document__intro">{intro}</View>
      {sections.map((section, index) => (
        <View key={index} className="document__section">
          <View className="document__heading" role="heading" aria-level={3}>
            {`${index + 1}. ${section.title}`}
          </View>
          {section.text.split('\n').map((paragraph, place) => (
            <View key={place} className="document__paragraph">
              {paragraph}
            </View>
          ))}
        </View>
      ))}
    </View>
  )
})
