/** What every page must hold, from the platform's own audit and the budgets. */

export const limits = {
  setDataBytes: 64 * 1024,
  setDataPerSecond: 20,
  nodes: 1000,
  depth: 30,
  children: 60
} as const
