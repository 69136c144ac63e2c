import { topGroundOf, type PageBody } from '@/features/cms'
import type { PosterSubject } from '@/features/share'
import type { LocaleCode } from '@/i18n'

/** What the page says of itself first, below its name: the head line of its first banner. */
function lineOf({ blocks, title }: PageBody, locale: LocaleCode): string {
  const slide = blocks.flatMap((block) => (block.type === 'banner' ? block.props.slides : []))[0]
  const titles = [slide?.title[locale], slide?.subtitle[locale]]
  return titles.find((words) => words && words !== title[locale]) ?? ''
}

/** What the poster of an activity shows besides its name; the picture is its card's. */
export function posterOf(body: PageBody, picture: string | undefined, locale: LocaleCode): PosterSubject {
  const { bar, dark } = topGroundOf(body.topBackground)
  return { kind: 'activity', picture: picture ?? '', line: lineOf(body, locale), ground: bar, dark }
}
