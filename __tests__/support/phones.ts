/** Mainland mobile numbers (spec 5): app and contract hold the same rule by the same list. */
export const mobileNumbers = ['13800138000', '19912345678', '19999999999', '10000000000'] as const

export const noMobileNumbers = [
  '',
  '1380013800',
  '138001380000',
  '23800138000',
  '1380013800a',
  ' 13800138000',
  '13800138000\n',
  '１３８００１３８０００'
] as const
