import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Confirmation } from '@/platform/feedback/types'
import { platformWords } from '@/platform/words'
import { Stack, Row } from '@/ui/layout/Box'
import { Button } from '@/ui/press/Button'
import { still } from '@/ui/screen/still'
import { useModal } from '@/ui/screen/useModal'
import './host.scss'

/** A question with two answers, as on H5: the platform's own has room for four characters on a button. */
export const HostDialog = observer(function HostDialog(props: {
  question: Confirmation
  onAnswer: (yes: boolean) => void
}) {
  const { question, onAnswer } = props
  const box = useModal<HTMLElement>(true, () => onAnswer(false))
  return (
    <View ref={box} className="host-ask" {...still} role="alertdialog" aria-modal aria-label={question.title}>
      <Stack center wide className="host-ask__box">
        <Text className="ui__size-4 ui__tone-ink ui__bold">{question.title}</Text>
        {question.content ? (
          <Text className="ui__size-3 ui__tone-ink-3 ui__above-2 ui__loose">{question.content}</Text>
        ) : null}
        <Row align="stretch" gap={3} wrap className="host-ask__buttons">
          <Button kind="outline" className="host-ask__button" onTap={() => onAnswer(false)}>
            {question.cancelText ?? platformWords('cancel')}
          </Button>
          <Button className="host-ask__button" danger={question.danger} onTap={() => onAnswer(true)}>
            {question.confirmText ?? platformWords('confirm')}
          </Button>
        </Row>
      </Stack>
    </View>
  )
})
