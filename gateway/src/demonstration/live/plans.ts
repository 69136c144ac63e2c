/** Which films each of the demonstration's broadcasts shows, in turn; those of one are of one size. */
const product = (...codes: string[]): string[] => codes.map((code) => `product-${code}`)

export const broadcasts = {
  kitchen: ['guide-hood', 'guide-hob', 'guide-dishwasher'],
  counter: product('qfc4083', 'qfa3002'),
  kettles: product('qhk1701', 'qhk1715'),
  fryer: product('qkz4018', 'qcf1608'),
  rice: product('qfc4083', 'qfa3002', 'qhk1701')
} satisfies Record<string, string[]>

/** s of one of these films. */
export const FILM_SECONDS = { guide: 8, product: 77 / 12 }
