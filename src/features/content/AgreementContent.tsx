import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { DocumentList } from './DocumentList'
import { DocumentText } from './DocumentText'
import { contentWords } from './messages'
import type { Agreements } from './useAgreement'

/** One text with the way to the others, or all of them by name. */
export const AgreementContent = observer(function AgreementContent({ shown }: { shown: Agreements }) {
  const { list, document } = shown
  const others = list.filter(({ code }) => code !== document?.code)
  return (
    <View className="ui__pad-top-3">
      {document ? <DocumentText document={document} /> : null}
      {others.length > 0 ? <DocumentList title={document && contentWords('others')} list={others} /> : null}
    </View>
  )
})
