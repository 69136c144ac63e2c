import { currentLocale } from '@/i18n'
import type { LocalText } from './types'

/** The text in the language in use; observable, so what prints it is an `observer`. */
export const say = (text: LocalText | undefined): string => text?.[currentLocale()] ?? ''
