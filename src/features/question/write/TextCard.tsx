import { View } from '@tarojs/components'
import { Text } from '@/ui/layout/Text'
import { lengthOf } from '@domain/graphemes'
import { observer } from 'mobx-react-lite'
import { Card, TextArea } from '@/ui'
import type { TextKind } from '../rules'
import { questionWords } from '../messages'
import { answerText, questionText } from '../rules'
import type { TextForm } from './useForms'
import './TextCard.scss'

const kinds: Record<'question' | 'yourAnswer', TextKind> = { question: questionText, yourAnswer: answerText }

interface TextCardProps {
  form: TextForm
  what: 'question' | 'yourAnswer'
  hint: string
  tips: string
  rules: string
}

/**
 * The one field of a question or an answer. What is too long stays in it and is said to be: cut words would be sent
 * unseen.
 */
export const TextCard = observer(function TextCard({ form, what, hint, tips, rules }: TextCardProps) {
  const { most } = kinds[what].bounds
  return (
    <>
      <Card className="text-card">
        <TextArea
          {...form.field('text')}
          label={questionWords(what)}
          placeholder={hint}
          note={`${lengthOf(form.values.text)}/${most}`}
          rows={5}
          required
        />
      </Card>
      <Text size={2} tone="ink-3" className="text-tips">
        <View>{tips}</View>
        <View>{rules}</View>
      </Text>
    </>
  )
})
