import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Checkbox } from '@/ui'
import { AgreementNames } from './AgreementNames'
import { loginWords } from './messages'
import { useReading } from './useReading'
import '@/ui/layout/layout.scss'

interface AgreementProps {
  agreed: boolean
  onChange: (isAgreed: boolean) => void
}

/** The tick under the login form; the two names open their texts. */
export const Agreement = observer(function Agreement({ agreed, onChange }: AgreementProps) {
  const { read, sheet } = useReading()
  return (
    <View className="login-agreement">
      <Checkbox
        checked={agreed}
        onChange={onChange}
        name={loginWords('agreeName')}
        label={
          <View className="ui__size-2 ui__tone-ink-3 login-agreement__words">
            <Text onClick={() => onChange(!agreed)}>{loginWords('agreeLead')}</Text>
            <AgreementNames onRead={read} />
            <Text onClick={() => onChange(!agreed)}>{loginWords('agreeTail')}</Text>
          </View>
        }
      />
      {sheet}
    </View>
  )
})
