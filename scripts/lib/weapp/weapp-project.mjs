// project.config.json of a mini-program that is uploaded: what development leaves open is closed there.

/** The appid with which anybody can try the mini-program and nobody can upload it. */
export const tourist = 'touristappid'
const appidShape = /^wx[0-9a-f]{16}$/

/** The project file beside the compiled mini-program: compile modes are those of the folder above, which DevTools opens. */
export function withoutModes(project) {
  const { condition: _, ...rest } = project
  return rest
}

/** The settings of DevTools for an upload: a real appid, domains checked, no compile modes. */
export const forUpload = (project, appid) => ({
  ...withoutModes(project),
  appid,
  setting: { ...project.setting, urlCheck: true }
})

/** What keeps a build from being made for an upload, in sentences. */
export function uploadProblems({ appid, gateway }) {
  const wrong = []
  if (!appidShape.test(appid)) wrong.push(`WEAPP_APPID is «${appid}», which is no appid`)
  let address
  try {
    address = new URL(gateway ?? '')
  } catch {
    address = undefined // none, or no address at all
  }
  if (address?.protocol !== 'https:' || /^(localhost|[\d.]+|\[.*\])$/.test(address.hostname)) {
    wrong.push('TARO_APP_GATEWAY must be the https address of the gateway: a phone asks no other')
  }
  return wrong
}

/** A built project.config.json that could be uploaded must be made for it; with the tourist's appid it can't be. */
export function projectRules(project) {
  if (project.appid === tourist) return []
  const wrong = []
  if (!appidShape.test(project.appid)) wrong.push(`the appid is «${project.appid}»`)
  if (project.setting?.urlCheck !== true) wrong.push('urlCheck is off in a project that can be uploaded')
  if (project.condition) wrong.push('compile modes are in a project that can be uploaded')
  return wrong
}
