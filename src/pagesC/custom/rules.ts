/** Codes of the two activities that are known without one: the site's own, and the one a shop opens. */
export const siteActivity = 'site'
export const shopActivity = 'shop'

/**
 * The activity meant: the one named, else by the platform-custom flag of spec 2.3, which home raises and a shop's page and
 * Mine lower; without a flag the site's own.
 */
export const activityOf = (name: string | undefined, pingtaiCustom: boolean | undefined): string =>
  name ?? (pingtaiCustom === false ? shopActivity : siteActivity)

/** The decorated page of an activity: `custom` is the site's own, `customShop` the shops', others have their code behind. */
export function pageNameOf(activity: string): string {
  if (activity === siteActivity) return 'custom'
  return activity === shopActivity ? 'customShop' : `custom-${activity}`
}
