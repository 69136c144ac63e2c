/** Blocks that arrange the others of their page: tabs that show some of them, a bar that leads to them. */
import { hasOwn } from '../check'

interface Tab {
  key: string
  blocks: readonly string[]
}
interface Placed {
  id: string
  type: string
  props: unknown
}

const tabsOf = ({ type, props }: Placed): readonly Tab[] =>
  type === 'stickyTabs' ? (props as { tabs: readonly Tab[] }).tabs : [] // its check gave it that shape

/** The chosen tab of a block: the first until another one is. */
export const chosenTab = (id: string, tabs: readonly Tab[], choices: Readonly<Record<string, string>>): string => {
  const key = hasOwn(choices, id) ? choices[id] : undefined
  return tabs.find((tab) => tab.key === key)?.key ?? tabs[0]?.key ?? ''
}

/** Ids of the blocks that stand under a tab which is not chosen. Tabs hide nothing of what stands above them. */
export function hiddenBlocks(
  blocks: readonly Placed[],
  choices: Readonly<Record<string, string>>
): ReadonlySet<string> {
  const hiddenIds = new Set<string>()
  blocks.forEach((block, index) => {
    const tabs = tabsOf(block)
    const tabKey = chosenTab(block.id, tabs, choices)
    const tabBlocks = new Set(tabs.find(({ key }) => key === tabKey)?.blocks)
    const below = new Set(blocks.slice(index + 1).map(({ id }) => id))
    for (const tab of tabs) for (const id of tab.blocks) if (!tabBlocks.has(id) && below.has(id)) hiddenIds.add(id)
  })
  return hiddenIds
}

/** Ids of the blocks that a bar of anchors leads to. */
export const anchorIds = (blocks: readonly Placed[]): ReadonlySet<string> =>
  new Set(
    blocks.flatMap(({ type, props }) =>
      type === 'anchorBar' ? (props as { items: readonly { block: string }[] }).items.map(({ block }) => block) : []
    )
  )
