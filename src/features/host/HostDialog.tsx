import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Confirmation } from '@/platform/feedback/types'
import { platformWords } from '@/platform/words'
import { Button } from '@/ui/press/Button'
import { still } from '@/ui/screen/still'
import { useModal } from '@/ui/screen/useModal'
import './host.scss'

/** A question with two answers, as on H5: the platform's own has room for four characters on a button. */
export const HostDialog = observer(function HostDialog(props: {
  asked: Confirmation
  onAnswer: (yes: boolean) => void
}) {
  const { asked, onAnswer } = props
  const box = useModal<HTMLElement>(true, () => onAnswer(false))
  return (
    <View ref={box} className="host-ask" {...still} role="alertdialog" aria-modal aria-label={asked.title}>
      <View className="host-ask__box">
        <Text className="host-ask__title">{asked.title}</Text>
        {asked.content ? <Text className="host-ask__content">{asked.content}</Text> : null}
        <View className="host-ask__buttons">
          <Button kind="outline" className="host-ask__button" onTap={() => onAnswer(false)}>
            {asked.cancelText ?? platformWords('cancel')}
          </Button>
          <Button className="host-ask__button" danger={asked.danger} onTap={() => onAnswer(true)}>
            {asked.confirmText ?? platformWords('confirm')}
          </Button>
        </View>
      </View>
    </View>
  )
})
