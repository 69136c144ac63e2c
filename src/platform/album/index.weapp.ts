import Taro from '@tarojs/taro'
import { albumWords } from './words'
import { toast } from '../feedback'
import { refusalOf } from '../refusals'
import { askForScope } from '../scopes'
import { platformWords } from '../words'

/** A file of this phone: what is on the web has to be fetched first, the album takes no address. */
async function fileOf(picture: string): Promise<string> {
  // paths of the phone's own files begin with http too: http://tmp/… and wxfile://…
  if (!/^https?:\/\//i.test(picture) || /^https?:\/\/(tmp|usr|store)\//i.test(picture)) return picture
  const { statusCode, tempFilePath } = await Taro.downloadFile({ url: picture, timeout: 60_000 })
  if (statusCode !== 200) throw new Error(`The picture came with status ${statusCode}`)
  return tempFilePath
}

/**
 * Saves a picture to the phone's album and says what came of it; true when it is there. `picture` is a file of the phone
 * or an https address of a domain that the mini-program may download from. A refused permission leads to the settings.
 */
export async function savePicture(picture: string): Promise<boolean> {
  try {
    const filePath = await fileOf(picture)
    await saveAsking(filePath)
    toast(albumWords('saved'))
    return true
  } catch (failure) {
    const why = refusalOf(failure)
    if (why === 'PRIVACY') toast(platformWords('privacyRefused'))
    else if (why === 'SYSTEM') toast(albumWords('systemRefused'))
    // given up, or asked about the settings already: there is nothing left to say
    else if (why === 'OTHER') toast(albumWords('failed'))
    return false
  }
}

async function saveAsking(filePath: string): Promise<void> {
  try {
    await Taro.saveImageToPhotosAlbum({ filePath })
  } catch (failure) {
    if (refusalOf(failure) !== 'SCOPE') throw failure
    const permission = await askForScope('scope.writePhotosAlbum', {
      title: albumWords('scopeTitle'),
      content: albumWords('scopeNote'),
      confirmText: albumWords('toSettings'),
      cancelText: albumWords('notNow')
    })
    if (!permission) throw failure
    await Taro.saveImageToPhotosAlbum({ filePath })
  }
}
