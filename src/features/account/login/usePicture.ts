import { useRef, useState } from 'react'
import { BusinessError, GatewayError } from '@/api'
import { askPicture, sendCode, wantsPicture } from './api'
import { loginWords } from './messages'

type Told = Awaited<ReturnType<typeof sendCode>>
type Picture = Awaited<ReturnType<typeof askPicture>>

/**
 * Asks for login codes: where a picture has to be read first, a sheet asks for it, and sends the code for what was read.
 * `onSent` is called for each code that is on its way.
 */
export function usePicture(onSent: (phone: string, reply: Told) => unknown) {
  const [phone, setPhone] = useState<string>()
  const [picture, setPicture] = useState<Picture>()
  const [inWords, setInWords] = useState(false)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const turn = useRef(0)

  const show = async (words: boolean) => {
    const mine = (turn.current += 1)
    setInWords(words)
    setTyped('')
    setPicture(undefined)
    try {
      const next = await askPicture(words)
      if (mine === turn.current) setPicture(next)
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      if (mine === turn.current) setError(failure.words)
    }
  }
  const close = () => {
    turn.current += 1
    setPhone(undefined)
    setError(undefined)
  }
  /** Rejects with what went wrong; where a picture is wanted it resolves, and the sheet goes on. */
  const send = async (to: string) => {
    try {
      await onSent(to, await sendCode(to))
    } catch (failure) {
      if (!(failure instanceof BusinessError) || !wantsPicture.includes(failure.code)) throw failure
      setPhone(to)
      await show(inWords)
    }
  }
  const answer = async () => {
    if (phone === undefined || picture === undefined) return
    if (typed.trim() === '') return setError(loginWords('pictureEmpty'))
    try {
      const reply = await sendCode(phone, { pictureKey: picture.captchaKey, pictureCode: typed.trim() })
      close()
      await onSent(phone, reply)
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      setError(failure.words)
      // each is good for one try
      await show(inWords)
    }
  }
  const type = (text: string) => {
    setTyped(text.slice(0, 12))
    setError(undefined)
  }
  const another = (words = inWords) => {
    setError(undefined)
    return show(words)
  }
  return { open: phone !== undefined, picture, inWords, typed, error, send, answer, type, another, close }
}

export type PictureAsking = ReturnType<typeof usePicture>
