import { AppDownload, DownloadBar, downloadWay, downloadWords } from '@/features/appDownload'
import { LaterQrCode } from '@/features/share'
import { definePage } from '@/page'
import { device } from '@/platform/device'
import { go, urlOf } from '@/routes'
import { stores } from '@/stores'
import { EmptyState, Screen, Skeleton, StateView } from '@/ui'

/** The maker's app for the device that asks. */
function DownloadApp() {
  const { site } = stores
  const remote = {
    status: site.info ? ('ready' as const) : site.status,
    data: site.info,
    reload: () => site.load()
  }
  const way = downloadWay(device(), remote.data ?? {})
  return (
    <Screen footer={way.way === 'NONE' || way.way === 'SCAN' ? undefined : <DownloadBar way={way} />}>
      <StateView
        remote={remote}
        empty={{
          when: () => way.way === 'NONE',
          view: (
            <EmptyState
              drawing="delisted"
              title={downloadWords('none')}
              note={downloadWords('noneNote')}
              action={{ label: downloadWords('goHome'), onTap: () => void go('index', {}) }}
            />
          )
        }}
      >
        {() => (
          <AppDownload way={way} code={<LaterQrCode path={urlOf('downloadApp', {})} label={downloadWords('code')} />} />
        )}
      </StateView>
    </Screen>
  )
}

export default definePage('downloadApp', { body: DownloadApp, skeleton: <Skeleton shape="detail" /> })
