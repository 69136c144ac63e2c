import type { Core } from '../../core/area'
import { addManuals } from './store'

/** Writes which products of the demonstration have a manual. */
export async function seedManuals(core: Core): Promise<void> {
  const { manuals } = await core.catalogue()
  await addManuals(
    core.db,
    (manuals?.() ?? []).map(({ spuCode, edition, pages, chapters, file }) => ({
      manual_code: `M_${spuCode}`,
      spu_code: spuCode,
      edition,
      pages,
      chapters: JSON.stringify(chapters),
      file: JSON.stringify(file)
    }))
  )
}
