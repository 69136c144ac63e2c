import { NICKNAME_LENGTH, tidyNickname } from '@domain/people/profile'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { GatewayError } from '@/api'
import { toast } from '@/platform/feedback'
import { stores } from '@/stores'
import { Button, Field, Sheet } from '@/ui'
import { saveNickname } from './api'
import { profileWords } from './messages'

/** ms that a name waits at most for the chat app's word on it. */
const patience = 1500

/** Whether the chat app lets a name stand; one that says nothing in time does. `onWait` is given what ends the wait. */
function isLeft(review: Promise<boolean> | undefined, onWait: (stop: () => void) => void): boolean | Promise<boolean> {
  if (review === undefined) return true
  return new Promise((resolve) => {
    const end = (stands: boolean) => {
      clearTimeout(timer)
      resolve(stands)
    }
    const timer = setTimeout(end, patience, true)
    void review.then(end)
    onWait(() => end(true))
  })
}

/** The form itself, new each time the sheet opens. */
const Form = observer(function Form({ onSaved }: { onSaved: () => void }) {
  const [name, setName] = useState(stores.session.userInfo?.nickName ?? '')
  const [error, setError] = useState<string>()
  const review = useRef<Promise<boolean>>()
  const stopWaiting = useRef<() => void>()
  // who saved and left meant it: the name is not kept back for a word that nobody would read
  useEffect(() => () => stopWaiting.current?.(), [])

  const followReview = async (stands: Promise<boolean>) => {
    review.current = stands
    if (!(await stands)) setError(profileWords('nicknameRefused'))
  }
  const send = async () => {
    const tidy = tidyNickname(name)
    if (tidy === undefined) return setError(profileWords('nicknameWrong'))
    if (tidy === stores.session.userInfo?.nickName) return onSaved()
    if (!(await isLeft(review.current, (stop) => (stopWaiting.current = stop)))) return
    const { token } = stores.session
    try {
      const customer = await saveNickname(tidy)
      if (stores.session.token === token) stores.session.keepCustomer(customer)
      toast(profileWords('nicknameChanged'))
      onSaved()
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      setError(failure.words)
    }
  }

  // the keyboard's «done» and the button are one wish
  const saving = useRef<Promise<void>>()
  const save = () => (saving.current ??= send().finally(() => (saving.current = undefined)))

  return (
    <View className="profile-nickname">
      <Field
        look="line"
        type="nickname"
        label={profileWords('nickname')}
        bare
        placeholder={profileWords('nicknameHint')}
        note={profileWords('nicknameHint')}
        value={name}
        maxLength={NICKNAME_LENGTH * 2}
        error={error}
        focus
        onConfirm={() => void save()}
        onReview={(stands) => void followReview(stands)}
        suffix={
          // beside the name, where no keyboard can cover it
          <Button size="s" onTap={save}>
            {profileWords('save')}
          </Button>
        }
        onChange={(text) => {
          setName(text)
          setError(undefined)
        }}
      />
    </View>
  )
})

/** Changing the name. The mini-program's keyboard offers the chat app's own. */
export const NicknameSheet = observer(function NicknameSheet({
  open,
  onClose
}: {
  open: boolean
  onClose: () => void
}) {
  return (
    <Sheet open={open} onClose={onClose} title={profileWords('nickname')}>
      <Form onSaved={onClose} />
    </Sheet>
  )
})
