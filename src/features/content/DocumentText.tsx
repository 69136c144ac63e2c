import { Text, View } from '@tarojs/components'
import type { ContentDocument } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownWritten } from '@/stores/times'
import { contentWords } from './messages'
import '@/ui/layout/layout.scss'
import './DocumentText.scss'

/** A text that is read whole: since when it holds, what it is, and its sections by number. */
export const DocumentText = observer(function DocumentText({ document }: { document: ContentDocument }) {
  const { title, effectiveOn, intro, sections } = document
  return (
    <View className="document">
      <View className="ui__size-6 ui__tone-ink ui__bold ui__tight" role="heading" aria-level={2}>
        {title}
      </View>
      <Text className="ui__size-2 ui__tone-ink-3 ui__above-1 ui__block">
        {contentWords('since', { day: shownWritten(effectiveOn) })}
      </Text>
      <View className="ui__above-4 ui__pad-3 document__intro">{intro}</View>
      {sections.map((section, index) => (
        <View key={index} className="document__section">
          <View className="ui__size-4 ui__tone-ink ui__bold ui__loose document__heading" role="heading" aria-level={3}>
            {`${index + 1}. ${section.title}`}
          </View>
          {section.text.split('\n').map((paragraph, place) => (
            <View key={place} className="ui__above-2">
              {paragraph}
            </View>
          ))}
        </View>
      ))}
    </View>
  )
})
