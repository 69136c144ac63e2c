export interface WeappSizes {
  /** KB */
  whole: number
  main: number
  subpackages: { name: string; screens: number; kb: number }[]
}
export function weappSizes(): WeappSizes
