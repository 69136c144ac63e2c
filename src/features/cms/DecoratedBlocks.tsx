import { View } from '@tarojs/components'
import { anchorIds, hiddenBlocks } from '@domain/decoration/arranged'
import { useMemo, useState } from 'react'
import { useStaged } from '@/ui/screen/useStaged'
import { AnchorTarget } from './AnchorTarget'
import { BlockBoundary } from './blocks/BlockBoundary'
import { BlockView } from './blocks/registry'
import { Further } from './Further'
import { blocksId, fingers } from './fingers'
import type { MoreBlocks } from './moreTypes'
import { PageContext, type PageSignals } from './signals'
import type { Block } from './types'
import './DecoratedBlocks.scss'

/** Blocks that are above the fold on a phone; the rest waits until the shopper comes near. */
const ABOVE_THE_FOLD = 5
/** Blocks that are there with the first paint; the others follow paint by paint. */
const AT_ONCE = 2
/** Blocks in one message to a page of the mini-program; two messages that become one are within what it may hold. */
const ONE_MESSAGE = 5

/** As many blocks as are drawn before the shopper comes near their end, and then as many more. */
const REACH = 14
/** They lie over the page, wherever they stand in its list. */
const OVER_THE_PAGE: readonly string[] = ['floatingButton', 'popupPicture']

interface DecoratedBlocksProps {
  /** The page's name in the decoration. */
  page: string
  blocks: readonly Block[]
  signals: PageSignals
  /** Blocks that home and Mine do not have whole (`features/cms/more`). */
  more?: MoreBlocks
  /** Something else is still to be asked over the page: a pop-up waits. */
  busy?: boolean
}

/** The blocks of a decorated page, one under another. */
export function DecoratedBlocks({ page, blocks, signals, more, busy = false }: DecoratedBlocksProps) {
  const [reach, setReach] = useState(REACH)
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const env = useMemo(
    () => ({
      page,
      signals,
      chosen,
      choose: (block: string, key: string) => setChosen((before) => ({ ...before, [block]: key })),
      reachAll: () => setReach(Infinity),
      busy
    }),
    [page, signals, chosen, busy]
  )
  const targets = useMemo(() => anchorIds(blocks), [blocks])
  const seen = useMemo(() => {
    // where the tabs are a picture nobody can choose one
    const hidden = more ? hiddenBlocks(blocks, chosen) : new Set<string>()
    return blocks.filter(({ id }) => !hidden.has(id))
  }, [blocks, chosen, more])
  const eager = new Set(seen.filter(({ type }) => type !== 'spacer').slice(0, ABOVE_THE_FOLD))
  const drawn = seen.filter(({ type }, index) => index < reach || OVER_THE_PAGE.includes(type))
  const shown = useStaged(drawn.length, AT_ONCE, 1, ONE_MESSAGE)
  const handleTouch = () => {
    fingers.down()
    signals.touched()
  }
  return (
    <PageContext.Provider value={env}>
      <View
        id={blocksId(page)}
        className="cms-blocks"
        onTouchStart={handleTouch}
        onTouchEnd={fingers.up}
        onTouchCancel={fingers.up}
      >
        {/* a view of their own: what is put before the end of a list sends the whole list to a page of the mini-program */}
        <View>
          {drawn.slice(0, shown).map((block) => {
            const view = <BlockView block={block} eager={eager.has(block)} more={more} />
            return (
              <BlockBoundary key={`${block.type} ${block.id}`} where={`${page}/${block.id}`}>
                {targets.has(block.id) ? <AnchorTarget block={block.id}>{view}</AnchorTarget> : view}
              </BlockBoundary>
            )
          })}
        </View>
        {reach < seen.length ? <Further key={reach} onNear={() => setReach(reach + REACH)} /> : null}
      </View>
    </PageContext.Provider>
  )
}
