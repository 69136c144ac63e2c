import { Button } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '@/ui'
import { readPhoneAnswer, type PhoneAnswer } from '@/platform/login'
import './platform.scss'

interface PhoneNumberButtonProps {
  busy?: boolean
  onAnswer: (answer: PhoneAnswer) => void
  children: ReactNode
}

/** The platform's own button for the phone number: only a tap on it may ask. Looks like the shop's. */
export function PhoneNumberButton({ busy = false, onAnswer, children }: PhoneNumberButtonProps) {
  return (
    <Button
      className={classes('ui-button', 'ui-button--filled', 'ui-button--l', 'ui-button--block', 'account-native')}
      hoverClass="ui-press--down"
      openType={busy ? undefined : 'getPhoneNumber'}
      disabled={busy}
      onGetPhoneNumber={(event) => onAnswer(readPhoneAnswer(event.detail))}
    >
      {children}
    </Button>
  )
}
