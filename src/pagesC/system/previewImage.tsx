import { fileNameOf } from '@domain/fileTypes'
import { FileView } from '@/features/files'
import { Viewer } from '@/features/product'
import { definePage } from '@/page'
import { back, go, type RouteParams } from '@/routes'
import { stores } from '@/stores'
import { EmptyState, Screen, Skeleton } from '@/ui'
import { previewWords } from './messages'

/** Pictures over the whole screen; those of hosts that the site does not allow are left out. */
function PreviewImage({ urls, current = 0, file }: RouteParams['previewImage']) {
  const { site } = stores
  const pictures = urls.filter((url) => site.pictureAddress(url) !== '')
  // which other hosts are allowed is not known before the site is
  const waits = pictures.length < urls.length && site.info === undefined && site.status === 'loading'
  const close = () => void back()
  if (file !== undefined)
    return (
      <Screen title={fileNameOf(file)}>
        <FileView url={file} />
      </Screen>
    )
  return (
    <Screen>
      {waits ? <Skeleton shape="detail" /> : null}
      {!waits && pictures.length > 0 ? (
        <Viewer pictures={pictures} files={pictures} start={Math.min(current, pictures.length - 1)} onClose={close} />
      ) : null}
      {!waits && pictures.length === 0 ? (
        <EmptyState
          drawing="lost"
          title={previewWords('noneTitle')}
          note={previewWords('noneNote')}
          action={{ label: previewWords('home'), onTap: () => go('index') }}
        />
      ) : null}
    </Screen>
  )
}

export default definePage('previewImage', { body: PreviewImage })
