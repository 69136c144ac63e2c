import { classes } from '../classes'
import { Tag } from '../Tag'
import { listWords } from './messages'
import './GiftMark.scss'

/** Says of goods that they were given, not bought; stands before their name, or where `className` puts it. */
export const GiftMark = ({ className }: { className?: string }) => (
  <Tag className={classes('ui-gift-mark', className)}>{listWords('gift')}</Tag>
)
