/** Texts of the demonstration shop that shoppers read whole. */
import type { ContentDocument } from '../../areas/content'
import { notice } from './notice'
import { policies } from './policies'
import { rules } from './rules'

export const content: ContentDocument[] = [...policies, ...rules, ...notice]
