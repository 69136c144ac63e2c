import { AccountBar, accountWords, ServiceAccount } from '@/features/serviceAccount'
import { currentLocale } from '@/i18n'
import { definePage } from '@/page'
import { go } from '@/routes'
import { stores } from '@/stores'
import { EmptyState, Screen, Skeleton, StateView } from '@/ui'

/** The code of the maker's official service account. */
function QRcodeImg() {
  const { site } = stores
  const remote = {
    status: site.info ? ('ready' as const) : site.status,
    data: site.info,
    reload: () => site.load()
  }
  const {
    serviceQrPicture: picture = '',
    serviceAccountName: name = site.shopName,
    serviceAccountNameEn
  } = site.info ?? {}
  // it is searched by its own name, in every language
  const accountName = (currentLocale() === 'en-US' ? serviceAccountNameEn : undefined) ?? name
  return (
    <Screen tone="tint" footer={picture === '' ? undefined : <AccountBar picture={picture} name={name} />}>
      <StateView
        remote={remote}
        empty={{
          when: () => picture === '',
          view: (
            <EmptyState
              drawing="lost"
              title={accountWords('none')}
              action={{ label: accountWords('help'), onTap: () => void go('policyService', {}) }}
            />
          )
        }}
      >
        {() => <ServiceAccount picture={picture} name={accountName} />}
      </StateView>
    </Screen>
  )
}

export default definePage('QRcodeImg', { body: QRcodeImg, skeleton: <Skeleton shape="detail" /> })
