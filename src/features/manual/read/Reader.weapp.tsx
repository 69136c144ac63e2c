import { View } from '@tarojs/components'
import type { Manual } from '@contract'
import { observer } from 'mobx-react-lite'
import { openDocument } from '@/platform/document'
import { toast } from '@/platform/feedback'
import { BottomBar, Button, Screen } from '@/ui'
import { manualWords } from '../messages'
import { Chapters, CookWay, Cover } from './Cover'
import { Download } from './Download'
import { useDocument } from './useDocument'
import '@/ui/layout/layout.scss'

/** Cover and contents; the file goes to the browser's downloads, or opens in the platform's own reader. */
export const Reader = observer(function Reader({ manual }: { manual: Manual }) {
  const document = useDocument(manual.file)
  const title = manualWords('title', { model: manual.model })
  const open = async () => {
    const file = await document.load()
    if (file && !(await openDocument(file, title))) toast(manualWords('failed'))
  }
  return (
    <Screen
      title={title}
      footer={
        <BottomBar>
          <View className="ui__grow">
            <Download document={document} onRetry={() => void open()} />
            <Button block disabled={document.status === 'loading'} onTap={open}>
              {manualWords('open')}
            </Button>
          </View>
          <CookWay manual={manual} />
        </BottomBar>
      }
    >
      <Cover manual={manual} />
      <Chapters manual={manual} />
    </Screen>
  )
})
