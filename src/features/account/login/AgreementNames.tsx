import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Pressable } from '@/ui'
import type { AgreementName } from './agreements'
import { loginWords } from './messages'
import '@/ui/layout/layout.scss'
import './login.scss'

/** The names of both agreements in a sentence, each a link to its text. */
export const AgreementNames = observer(function AgreementNames({ onRead }: { onRead: (name: AgreementName) => void }) {
  return (
    <>
      <Pressable
        className="ui__tone-action ui__pad-y-1 ui__shrinks login-agreement__link"
        role="link"
        onTap={() => onRead('user')}
      >
        {loginWords('userAgreement')}
      </Pressable>
      <Text>{loginWords('and')}</Text>
      <Pressable
        className="ui__tone-action ui__pad-y-1 ui__shrinks login-agreement__link"
        role="link"
        onTap={() => onRead('privacy')}
      >
        {loginWords('privacy')}
      </Pressable>
    </>
  )
})
