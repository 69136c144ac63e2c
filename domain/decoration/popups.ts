/** A pop-up picture comes once a shop's day and device. Keys name page and block, values the day it was shown. */

/** The most that are remembered. */
export const MAX_POPUPS = 60

/** Returns whether a pop-up was not shown on this device on the shop's day yet. */
export const popupIsDue = (days: Readonly<Record<string, string>> | undefined, key: string, day: string): boolean =>
  days?.[key] !== day

/** What is remembered once it was shown; other days' are forgotten. */
export function withPopup(
  days: Readonly<Record<string, string>> | undefined,
  key: string,
  day: string
): Record<string, string> {
  const today = Object.entries(days ?? {}).filter(([, on]) => on === day)
  return Object.fromEntries([...today, [key, day]].slice(-MAX_POPUPS))
}
