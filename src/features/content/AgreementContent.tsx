import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { DocumentList } from './DocumentList'
import { DocumentText } from './DocumentText'
import { contentWords } from './messages'
import type { Agreements } from './useAgreement'

/** One text with the way to the others, or all of them by name. */
export const AgreementContent = observer(function AgreementContent({ shown }: { shown: Agreements }) {
  const { list, document } = shown
  if (document === undefined) return <DocumentList list={list} />
  const others = list.filter(({ code }) => code !== document.code)
  return (
    <View>
      <DocumentText document={document} />
      {others.length > 0 ? <DocumentList title={contentWords('others')} list={others} /> : null}
    </View>
  )
})
