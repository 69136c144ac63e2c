import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { GatewayError } from '@/api'
import { Button, Card, Icon, TextArea } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { addressWords } from './messages'
import { PasteTools } from './PasteTools'
import { MAX_PASTE } from './rules'
import type { AddressForm } from './useAddressForm'
import './PasteBox.scss'

interface PasteBoxProps {
  form: AddressForm
}

type Outcome = { kind: 'ok' | 'part' | 'none'; words: string }

/** Fills the form from a pasted text, and says what it did not find in it. */
export const PasteBox = observer(function PasteBox({ form }: PasteBoxProps) {
  const { values } = form
  const [outcome, setOutcome] = useState<Outcome>()

  /** Reads a text into the form and says what was not in it; of a place only where it is. */
  const read = async (text: string, from: 'paste' | 'place') => {
    if (text === '') return
    if (from === 'paste') form.change({ paste: text })
    try {
      const { found, missing: lacking } = await form.read(text, from)
      const missing = from === 'paste' ? lacking : lacking.filter((field) => field === 'region' || field === 'detail')
      if (found.length === 0) setOutcome({ kind: 'none', words: addressWords('parsedNone') })
      else if (missing.length === 0) setOutcome({ kind: 'ok', words: addressWords('parsed') })
      else {
        const names = missing.map((field) => addressWords(field)).join(addressWords('joint'))
        setOutcome({ kind: 'part', words: addressWords('parsedPart', { missing: names }) })
      }
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      setOutcome({ kind: 'none', words: failure.words })
    }
  }

  return (
    <Card className="paste-box">
      <TextArea
        label={addressWords('paste')}
        value={values.paste}
        placeholder={addressWords('pasteHint')}
        maxLength={MAX_PASTE}
        rows={3}
        onChange={(paste) => {
          setOutcome(undefined)
          form.change({ paste })
        }}
      />
      <Row justify="between" gap={2} above={2}>
        <View className="ui__grow" role="status">
          {outcome ? (
            <View className={`paste-box__words paste-box__words--${outcome.kind}`}>
              <Icon name={outcome.kind === 'ok' ? 'check' : 'info'} size={14} />
              <Text>{outcome.words}</Text>
            </View>
          ) : null}
        </View>
        <Button
          kind="tint"
          size="s"
          disabled={values.paste.trim() === ''}
          onTap={() => read(values.paste.trim(), 'paste')}
        >
          {addressWords('parse')}
        </Button>
      </Row>
      <PasteTools onText={read} onEmpty={() => setOutcome({ kind: 'none', words: addressWords('copiedNothing') })} />
    </Card>
  )
})
