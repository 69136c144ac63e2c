/** Recipes for the tests of others: two of the pot, one of an oven that nobody sells, and the pot's installation guide. */
import type { TestShop } from '../orders/journey-shop'

const words = (zh: string, en: string) => JSON.stringify({ zh, en })

export async function addRecipes(shop: TestShop): Promise<void> {
  const { db } = shop.core
  const { category_codes: codes } = await db
    .selectFrom('product')
    .select('category_codes')
    .where('spu_code', '=', 'P_POT')
    .executeTakeFirstOrThrow()
  const appliance = (code: string, categories: string[], position: number) => ({
    appliance_code: code,
    name: words(`${code} 机`, `The ${code}`),
    picture: '/p.svg',
    category_codes: categories,
    position
  })
  await db
    .insertInto('recipe_appliance')
    .values([appliance('oven', ['NONE'], 0), appliance('pot', codes.slice(-1), 1)])
    .execute()
  await db
    .insertInto('recipe_taste')
    .values([{ taste_code: 'SWEET', name: words('清甜', 'Sweet'), position: 0 }])
    .execute()
  const recipe = (code: string, of: string, position: number, over: Record<string, unknown> = {}) => ({
    recipe_code: code,
    appliance_code: of,
    name: words(`菜 ${code}`, `Dish ${code}`),
    picture: '/storage/pictures/dish.svg',
    tastes: ['SWEET', 'GONE'],
    minutes: 20,
    level: 1,
    kcal: 200,
    persons: 2,
    pot_ml_each: 500,
    cooked: 10,
    content: JSON.stringify({
      ingredients: [{ name: { zh: '大米', en: 'Rice' }, amount: 150, unit: { zh: '克', en: 'g' }, measure: 'WEIGHT' }],
      steps: [{ title: { zh: '煮', en: 'Cook' }, text: { zh: '煮熟', en: 'Cook it' }, picture: '/s.svg', seconds: 60 }]
    }),
    found_by: `菜 ${code.toLowerCase()} dish 大米 rice`,
    position,
    ...over
  })
  await db
    .insertInto('recipe')
    .values([
      recipe('OVEN1', 'oven', 0, { minutes: 50, level: 3 }),
      recipe('POT1', 'pot', 1),
      recipe('POT2', 'pot', 2, { tastes: [], found_by: '红烧肉 100% pork' })
    ])
    .execute()
  await db
    .insertInto('installation_guide')
    .values({
      guide_code: 'pot',
      name: words('锅', 'Pot'),
      picture: '/p.svg',
      category_codes: codes.slice(0, 1),
      content: JSON.stringify({
        figure: '/f.svg',
        minutes: 30,
        prepare: [{ zh: '插座', en: 'A socket' }],
        measures: [{ name: { zh: '宽', en: 'Width' }, mm: 600, note: { zh: '', en: '' } }],
        steps: [{ title: { zh: '放', en: 'Place' }, text: { zh: '放好', en: 'Place it' } }]
      }),
      position: 0
    })
    .execute()
  await db
    .insertInto('service_kind')
    .values({ kind_code: 'pot', name: words('锅', 'Pot'), picture: '/p.svg', category_codes: [], position: 0 })
    .execute()
  await db
    .insertInto('service_fee')
    .values({
      kind_code: 'pot',
      work: 'INSTALL',
      item_code: 'hole',
      region_class: 2,
      valid_from: '2025-01-01',
      part: 'LABOUR',
      name: words('打孔', 'Hole'),
      note: words('', ''),
      unit: words('个', 'each'),
      fen: 8000,
      position: 0,
      set_by: 'test',
      set_at: new Date(0)
    })
    .execute()
}
