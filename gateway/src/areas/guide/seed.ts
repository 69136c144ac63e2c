import type { Core } from '../../core/area'

/** Writes the demonstration's installation guides. */
export async function seedGuides({ db, catalogue }: Core): Promise<void> {
  const guides = (await catalogue()).kitchen?.().guides ?? []
  if (guides.length === 0) return
  await db
    .insertInto('installation_guide')
    .values(
      guides.map(({ guideCode, name, picture, categoryCodes, ...content }, position) => ({
        guide_code: guideCode,
        name: JSON.stringify(name),
        picture,
        category_codes: categoryCodes,
        content: JSON.stringify(content),
        position
      }))
    )
    .execute()
}
