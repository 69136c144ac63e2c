import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { pickWords } from '@/i18n'
import { Button, Checkbox, Pressable, Sheet } from '@/ui'
import { agreements, type AgreementName } from './agreements'
import { loginWords } from './messages'

interface AgreementProps {
  agreed: boolean
  onChange: (agreed: boolean) => void
}

/** The tick under the login form; the two names open their texts. */
export const Agreement = observer(function Agreement({ agreed, onChange }: AgreementProps) {
  const [open, setOpen] = useState<AgreementName>()
  // what was open stays while the sheet slides away
  const [shown, setShown] = useState<AgreementName>('user')
  const read = (name: AgreementName) => {
    setShown(name)
    setOpen(name)
  }
  const text = agreements[shown]
  return (
    <View className="login-agreement">
      <Checkbox
        checked={agreed}
        onChange={onChange}
        name={loginWords('agreeName')}
        label={
          <View className="login-agreement__words">
            <Text onClick={() => onChange(!agreed)}>{loginWords('agreeLead')}</Text>
            <Pressable className="login-agreement__link" onTap={() => read('user')}>
              {loginWords('userAgreement')}
            </Pressable>
            <Text>{loginWords('and')}</Text>
            <Pressable className="login-agreement__link" onTap={() => read('privacy')}>
              {loginWords('privacy')}
            </Pressable>
            <Text onClick={() => onChange(!agreed)}>{loginWords('agreeTail')}</Text>
          </View>
        }
      />
      <Sheet
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={pickWords(text.title)}
        footer={
          <Button block size="l" onTap={() => setOpen(undefined)}>
            {loginWords('close')}
          </Button>
        }
      >
        <View className="login-agreement__text">
          {text.paragraphs.map((paragraph) => (
            <View key={paragraph.en} className="login-agreement__paragraph">
              {pickWords(paragraph)}
            </View>
          ))}
        </View>
      </Sheet>
    </View>
  )
})
