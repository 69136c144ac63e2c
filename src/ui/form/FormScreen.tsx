import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { BottomBar } from '../screen/BottomBar'
import { Button } from '../press/Button'
import { Screen, type ScreenProps } from '../screen/Screen'
import './FormScreen.scss'

export interface FormScreenProps extends Omit<ScreenProps, 'footer' | 'tab' | 'tabBar'> {
  form: { submit: () => Promise<void> }
  /** The words of the button that sends it; without them nothing can be sent now, and no button is there. */
  action: string | undefined
  /** Beside or over the button, e.g. an agreement. */
  aside?: ReactNode
  children: ReactNode
}

/** A screen that is a form: its fields in cards, and one button that stays at the bottom, above a keyboard too. */
export const FormScreen = observer(function FormScreen({ form, action, aside, children, ...screen }: FormScreenProps) {
  return (
    <Screen
      {...screen}
      footer={
        action === undefined ? undefined : (
          <BottomBar>
            {aside}
            <Button block size="l" onTap={form.submit}>
              {action}
            </Button>
          </BottomBar>
        )
      }
    >
      <View className="ui-form">{children}</View>
    </Screen>
  )
})
