/** The key of an authorisation by the chat app that nobody has bound yet: the login that follows binds it. */
import { dropDraft, keepDraft, readDraft } from '@/stores'

const name = 'bindKey'

export const keepBindKey = (key: string): void => keepDraft(name, { key })

export function readBindKey(): string | undefined {
  const key = readDraft(name)?.key
  return typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : undefined
}

export const dropBindKey = (): void => dropDraft(name)
