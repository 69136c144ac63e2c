import { Image, View } from '@tarojs/components'
import { createElement } from 'react'
import type { RichNode, RichTag } from '@/lib/richTree'
import './RichTree.scss'

interface TreeProps {
  nodes: readonly RichNode[]
  /** The tag they stand in; a list's items get their marks by it. */
  parent?: string
  /** Opens a link of the text. */
  onLink: (link: string) => void
  /** Shows a picture large; undefined: a tap on one is the link's that it lies in. */
  onPicture?: ((src: string) => void) | undefined
}

/** The addresses of the pictures that lie in no link, in their order. */
export const picturesIn = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string' || node.tag === 'a') return []
    return node.tag === 'img' ? (node.src ?? []) : picturesIn(node.children)
  })

const sizedBy = ([width, height]: readonly [number, number]): string =>
  `width:${width}px;aspect-ratio:${width}/${height}`

interface ShownProps extends Pick<TreeProps, 'onLink' | 'onPicture'> {
  node: RichTag
  mark: string
}

function Shown({ node, mark, onLink, onPicture }: ShownProps) {
  const { tag, style, href, src, children } = node
  if (tag === 'img')
    return (
      <Image
        className="ui-rich-tree__picture"
        style={node.size && sizedBy(node.size)}
        src={src ?? ''}
        mode="widthFix"
        lazyLoad
        ariaLabel={node.alt}
        {...(src && onPicture ? { ariaRole: 'button', onClick: () => onPicture(src) } : {})}
      />
    )
  const within = (
    <RichTree nodes={children} parent={tag} onLink={onLink} onPicture={tag === 'a' ? undefined : onPicture} />
  )
  if (tag !== 'a') return createElement(tag, { style }, mark, within)
  // the web is out of reach of a mini-program: such a link is words
  const isOurs = href?.startsWith('/')
  const opens =
    href && isOurs ? { ariaRole: 'link', hoverClass: 'ui-press--down', onClick: () => onLink(href) } : undefined
  return (
    <View className={`ui-rich-tree__${isOurs ? 'link' : 'words'}`} style={style} {...opens}>
      {within}
    </View>
  )
}

/** What stands before an item of a list. */
const markOf = (parent: string | undefined, node: RichNode, index: number): string => {
  if (typeof node === 'string' || node.tag !== 'li') return ''
  return parent === 'ol' ? `${index + 1}. ` : '• '
}

/** Rich text tag by tag, by Taro's plugin for tags of HTML: links can be opened, pictures load as they come near and open large. */
export function RichTree({ nodes, parent, onLink, onPicture }: TreeProps) {
  return (
    <>
      {nodes.map((node, index) =>
        typeof node === 'string' ? (
          node
        ) : (
          <Shown key={index} node={node} mark={markOf(parent, node, index)} onLink={onLink} onPicture={onPicture} />
        )
      )}
    </>
  )
}
