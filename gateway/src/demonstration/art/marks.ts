/** Small flat pictures: the brand's mark, the shops' logos, service icons. 96×96 grounds. */

const svg = (size: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 96 96">${inner}</svg>`

/** The brand's sign: an ear of grain over a roof. */
const ear = (colour: string, soft: string): string =>
  `<path d="M48 76V34" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>` +
  `<path d="M48 36c-9-5-9-14 0-22c9 8 9 17 0 22Z" fill="${colour}"/>` +
  `<path d="M45 52c-12 1-18-5-19-16c11 0 18 5 19 16ZM51 52c12 1 18-5 19-16c-11 0-18 5-19 16Z" fill="${colour}"/>` +
  `<path d="M45 69c-12 1-18-5-19-16c11 0 18 5 19 16ZM51 69c12 1 18-5 19-16c-11 0-18 5-19 16Z" fill="${soft}"/>` +
  `<path d="M26 80H70" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>`

const plate = (id: string, from: string, to: string, inner: string): string =>
  svg(
    192,
    `<defs><linearGradient id="${id}" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
      `<rect width="96" height="96" rx="22" fill="url(#${id})"/>${inner}`
  )

const white = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/>`

const logos: Record<string, () => string> = {
  brand: () => plate('brand-g', '#3D95FF', '#0B55D0', ear('#fff', '#CBE2FF')),
  'logo-flagship': () => plate('logo-flagship-g', '#3D95FF', '#0B55D0', ear('#fff', '#CBE2FF')),
  'logo-kitchen': () =>
    plate(
      'logo-kitchen-g',
      '#FF9C5A',
      '#E4572E',
      white(
        'M26 44H70V60a12 12 0 0 1-12 12H38a12 12 0 0 1-12-12ZM18 50h8M70 50h8M34 34q-4-6 0-12M48 34q-4-6 0-12M62 34q-4-6 0-12'
      )
    ),
  'logo-home': () =>
    plate(
      'logo-home-g',
      '#4CC7B4',
      '#0F8576',
      white('M30 18H66a4 4 0 0 1 4 4V74a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4ZM26 42H70M36 28v6M36 52v12')
    ),
  'logo-climate': () =>
    plate(
      'logo-climate-g',
      '#63B6FF',
      '#3E62E0',
      white('M18 26H78V46H18ZM28 38H68M30 58q-6 8 0 18M48 58q-6 8 0 18M66 58q-6 8 0 18')
    ),
  'logo-life': () =>
    plate(
      'logo-life-g',
      '#B79BF5',
      '#7048CF',
      white('M48 76C20 58 18 38 30 30c8-5 15-1 18 6c3-7 10-11 18-6c12 8 10 28-18 46Z')
    )
}

const icon = (tint: string, colour: string, d: string): string =>
  svg(
    96,
    `<rect width="96" height="96" rx="24" fill="${tint}"/>` +
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`
  )

const icons: Record<string, () => string> = {
  'icon-coupon': () => icon('#FFECEA', '#D92D20', 'M22 34H74V43a6 6 0 0 0 0 11V63H22V54a6 6 0 0 0 0-11ZM56 40V57'),
  'icon-truck': () =>
    icon('#E8F2FF', '#0B63E5', 'M20 32H56V62H20ZM56 42H68L77 52V62H56M32 68a5 5 0 1 0 .1 0M64 68a5 5 0 1 0 .1 0'),
  'icon-install': () =>
    icon('#E7F8EF', '#067647', 'M30 74L22 66L48 40a14 14 0 0 1 18-17l-9 9l2 8l8 2l9-9a14 14 0 0 1-19 16Z'),
  'icon-return': () => icon('#FFF4E5', '#B54708', 'M34 26L22 38L34 50M22 38H58a16 16 0 0 1 0 32H32'),
  'icon-shield': () =>
    icon('#EEF0FF', '#4A4FC4', 'M48 18L72 28V46c0 16-11 26-24 32c-13-6-24-16-24-32V28ZM37 47L45 55L60 40'),
  'icon-new': () => icon('#F3ECFF', '#7A3FC8', 'M48 20L55 39L75 40L59 53L65 73L48 61L31 73L37 53L21 40L41 39Z'),
  'icon-flash': () => icon('#FFECEA', '#E02020', 'M54 18L28 54H46L42 78L68 42H50Z'),
  'icon-group': () =>
    icon(
      '#FFECEA',
      '#D92D20',
      'M48 24a10 10 0 1 0 .1 0M28 74v-8a20 20 0 0 1 40 0v8ZM26 36a8 8 0 1 0 2 15M70 36a8 8 0 1 1-2 15'
    ),
  'icon-assist': () =>
    icon(
      '#FFF4E5',
      '#B54708',
      'M48 76C24 60 22 42 33 35c7-4 13-1 15 5c2-6 8-9 15-5c11 7 9 25-15 41ZM48 28V18M38 30L33 22M58 30L63 22'
    ),
  'icon-trial': () =>
    icon(
      '#EEF0FF',
      '#4A4FC4',
      'M24 40H72V74H24ZM20 30H76V40H20ZM48 30V74M48 30C36 30 32 18 40 18S48 30 48 30S48 18 56 18S60 30 48 30'
    ),
  'icon-cash': () => icon('#E7F8EF', '#067647', 'M48 20a28 28 0 1 0 .1 0M38 34L48 46L58 34M48 46V66M38 50H58M38 58H58'),
  'icon-presale': () => icon('#F3ECFF', '#7A3FC8', 'M48 20a28 28 0 1 0 .1 0M48 34V49L59 57'),
  'icon-subsidy': () =>
    icon('#FFECEA', '#D92D20', 'M24 22H72V76L64 70L56 76L48 70L40 76L32 70L24 76ZM36 38H60M36 52H52'),
  'icon-story': () => icon('#E8F2FF', '#0B63E5', 'M22 26H74V70H22ZM22 64L40 46L52 58L60 50L74 64M58 36a4 4 0 1 0 .1 0'),
  'icon-employee': () =>
    icon('#FFF4E5', '#B54708', 'M20 28H76V68H20ZM38 37a6 6 0 1 0 .1 0M28 60a10 9 0 0 1 20 0M57 44H67M57 55H67'),
  'icon-all': () => icon('#F1F4F8', '#3C4656', 'M24 24H42V42H24ZM54 24H72V42H54ZM24 54H42V72H24ZM63 54a9 9 0 1 0 .1 0')
}

const marks: Record<string, () => string> = { ...logos, ...icons }
/** Names of the flat pictures. */
export const markNames = Object.keys(marks)
/** Draws one flat picture; undefined for an unknown name. */
export const drawMark = (name: string): string | undefined => (Object.hasOwn(marks, name) ? marks[name]?.() : undefined)
