import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { pickWords } from '@/i18n'
import { go } from '@/routes'
import { Button, Cell, Sheet } from '@/ui'
import { Text } from '@/ui/layout/Text'
import { agreements, type AgreementName } from './agreements'
import { loginWords } from './messages'
import './login.scss'

/** The text of an agreement, over the open page or panel. */
const ReadingSheet = observer(function ReadingSheet(props: {
  name: AgreementName
  open: boolean
  onClose: () => void
}) {
  const { title, code, paragraphs } = agreements[props.name]
  const openWhole = () => {
    props.onClose()
    void go('agreement', { code })
  }
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={pickWords(title)}
      footer={
        <Button block size="l" onTap={props.onClose}>
          {loginWords('close')}
        </Button>
      }
    >
      <View className="ui__pad-bottom-4">
        {paragraphs.map((paragraph) => (
          <Text key={paragraph.en} tone="ink-2" below={3} className="login-agreement__paragraph">
            {pickWords(paragraph)}
          </Text>
        ))}
      </View>
      <Cell label={loginWords('whole', { title: pickWords(title) })} onTap={openWhole} />
    </Sheet>
  )
})

/** Opens the agreements where their names are links. `sheet` goes beside other sheets, behind them, so that it lies on top. */
export function useReading(): { read: (name: AgreementName) => void; sheet: ReactNode } {
  const [open, setOpen] = useState(false)
  // what was open stays while the sheet slides away
  const [name, setName] = useState<AgreementName>('user')
  return {
    read: (document) => {
      setName(document)
      setOpen(true)
    },
    sheet: <ReadingSheet name={name} open={open} onClose={() => setOpen(false)} />
  }
}
