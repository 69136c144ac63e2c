import { View } from '@tarojs/components'
import type { ContentDocument } from '@contract'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { go } from '@/routes'
import { Card, Cell, Tabs, useEvent } from '@/ui'
import { barHeight } from '@/ui/screen/barHeight'
import { useAnchors } from '@/ui/list/useAnchors'
import { DocumentText } from './DocumentText'
import { contentWords } from './messages'
import './notice.scss'

/** px that the row of kinds covers below the bar, with the gap under it */
const tabsHeight = 56
const elementOf = (code: string): string => `notice-${code}`

interface NoticeContentProps {
  texts: readonly ContentDocument[]
  /** The kind that the page was opened for. */
  kind?: string | undefined
}

/** Every kind of notice under the other, and a row that leads to each and follows the scroll. */
export const NoticeContent = observer(function NoticeContent({ texts, kind }: NoticeContentProps) {
  const anchors = useAnchors(
    texts.map(({ code }) => elementOf(code)),
    barHeight() + tabsHeight
  )
  const goTo = useEvent(anchors.goTo)
  const selection = texts.some(({ code }) => code === kind) ? kind : undefined
  useEffect(() => {
    if (selection !== undefined) goTo(elementOf(selection))
  }, [selection, goTo])
  return (
    <View>
      <View className="notice__kinds" style={{ top: `${barHeight()}px` }}>
        <Tabs
          items={texts.map(({ code, title }) => ({ key: elementOf(code), label: title }))}
          value={anchors.current}
          onChange={goTo}
          label={contentWords('noticeKinds')}
        />
      </View>
      {texts.map((text) => (
        <View key={text.code} id={elementOf(text.code)}>
          <DocumentText document={text} />
        </View>
      ))}
      <Card>
        <Cell icon="book" label={contentWords('allAgreements')} onTap={() => void go('agreement', {})} />
      </Card>
    </View>
  )
})
