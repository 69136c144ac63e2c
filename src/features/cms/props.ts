import type { Check } from '@/lib/check'
import { blockProps } from '@domain/decoration/props'
import type { BlockProps, BlockType } from './types'

/** Block type → check of its props: the readers of `domain/decoration`, held to the contract's types. */
export const readProps: { [T in BlockType]: Check<BlockProps[T]> } = blockProps
