/**
 * What every page must hold, from the platform's own audit. Nothing here fails because a machine is slow: how long a page
 * takes is printed, not judged, and a slow machine spreads its calls over more seconds.
 */

export const limits = {
  setDataBytes: 64 * 1024,
  setDataPerSecond: 20,
  nodes: 1000,
  depth: 30,
  children: 60
} as const
