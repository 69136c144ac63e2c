import { AVATAR_BYTES, AVATAR_SIDE } from '@domain/people/profile'
import { useRef, useState } from 'react'
import { GatewayError } from '@/api'
import { toast } from '@/platform/feedback'
import { compressPicture, forgetPicture } from '@/platform/upload'
import { stores } from '@/stores'
import { saveAvatar } from './api'
import { profileWords } from './messages'

/** Changing the picture: it is shown at once, made smaller, and sent; what fails brings the one before back. */
export function useAvatar() {
  const [shown, setShown] = useState<string>()
  const [error, setError] = useState<string>()
  const underWay = useRef(false)

  const send = async (path: string): Promise<void> => {
    const { token } = stores.session
    const small = await compressPicture(path, { side: AVATAR_SIDE, maxBytes: AVATAR_BYTES })
    if (small === undefined) return setError(profileWords('avatarUnfit'))
    try {
      const { avatar } = await saveAvatar(small)
      const { userInfo } = stores.session
      if (userInfo && stores.session.token === token) stores.session.keepCustomer({ ...userInfo, avatar })
      toast(profileWords('avatarChanged'))
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      setError(failure.words)
    } finally {
      forgetPicture(small)
    }
  }

  const change = async (path: string | undefined): Promise<void> => {
    if (path === undefined || underWay.current) return
    underWay.current = true
    setError(undefined)
    setShown(path)
    try {
      await send(path)
    } finally {
      underWay.current = false
      setShown(undefined)
      forgetPicture(path)
    }
  }
  return { shown, error, change }
}
