export interface WeappSizes {
  /** KB */
  whole: number
  main: number
  subpackages: { name: string; kb: number }[]
}
export function weappSizes(): WeappSizes
