import type { Core } from '../../core/area'
import { addDocuments } from './store'

/** Writes what the demonstration shop has. */
export async function seedContent(core: Core): Promise<void> {
  const { content } = await core.catalogue()
  await addDocuments(core.db, content)
}
