import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { useStaged } from '@/ui/useStaged'
import { BlockBoundary } from './blocks/BlockBoundary'
import { BlockView } from './blocks/registry'
import { PageContext, type PageSignals } from './signals'
import type { Block } from './types'
import './DecoratedBlocks.scss'

/** Blocks that are above the fold on a phone; the rest waits until the shopper comes near. */
const ABOVE_THE_FOLD = 5
/** Blocks that are there with the first paint; the others follow paint by paint. */
const AT_ONCE = 2

interface DecoratedBlocksProps {
  /** The page's name in the decoration. */
  page: string
  blocks: readonly Block[]
  signals: PageSignals
}

/** The blocks of a decorated page, one under another. */
export function DecoratedBlocks({ page, blocks, signals }: DecoratedBlocksProps) {
  const env = useMemo(() => ({ page, signals }), [page, signals])
  const eager = new Set(blocks.filter(({ type }) => type !== 'spacer').slice(0, ABOVE_THE_FOLD))
  const shown = useStaged(blocks.length, AT_ONCE)
  return (
    <PageContext.Provider value={env}>
      <View className="cms-blocks">
        {blocks.slice(0, shown).map((block) => (
          <BlockBoundary key={`${block.type} ${block.id}`} where={`${page}/${block.id}`}>
            <BlockView block={block} eager={eager.has(block)} />
          </BlockBoundary>
        ))}
      </View>
    </PageContext.Provider>
  )
}
