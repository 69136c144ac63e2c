import { Text, View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { Viewer } from '@/features/product'
import { CaptchaSheet, licenceWords as t, LookingTime, Paper, useAsking, useLicences } from '@/features/shop/licence'
import { MissingShop, useShop } from '@/features/shop/page'
import { definePage } from '@/page'
import { callPhone } from '@/platform/phone'
import { go, type RouteParams } from '@/routes'
import { BottomBar, Button, EmptyState, Icon, Pressable, Screen, Skeleton, StateView, Tabs } from '@/ui'

/** Papers of a shop, shown for ten minutes to who has read a picture code. */
function ShopLicense({ shopCode }: RouteParams['shopLicense']) {
  const remote = useShop(shopCode)
  const licences = useLicences(shopCode)
  const { opened } = licences
  const names = remote.data?.licences ?? []
  const [place, setPlace] = useState(0)
  const [paperIndex, setPaperIndex] = useState<number>()
  const asking = useAsking(licences, names.length > 0, () => setPaperIndex(undefined))
  const list = useMemo(() => opened?.list ?? [], [opened])
  const pictures = useMemo(() => list.map(({ picture }) => picture), [list])
  const paper = list.find(({ kind }) => kind === names[place]?.kind)
  const phone = remote.data?.phone

  if (remote.missing) return <MissingShop />
  return (
    <Screen
      onPullRefresh={remote.reload}
      footer={
        phone ? (
          <BottomBar>
            <Button block size="l" kind="outline" onTap={() => void callPhone(phone)}>
              {t('call')}
            </Button>
          </BottomBar>
        ) : undefined
      }
    >
      <StateView
        remote={remote}
        empty={{
          when: (shop) => shop.licences.length === 0,
          view: (
            <EmptyState
              drawing="order"
              title={t('none')}
              action={{ label: t('toShop'), onTap: () => go('shop', { shopCode }) }}
            />
          )
        }}
      >
        {(shop) => (
          <View>
            {opened ? <LookingTime until={opened.until} onEnd={asking.end} /> : null}
            <Tabs
              items={shop.licences.map(({ title }, index) => ({ key: String(index), label: title }))}
              value={String(place)}
              onChange={(key) => setPlace(Number(key))}
              label={t('kinds')}
            />
            {paper ? (
              <Paper paper={paper} onEnlarge={() => setPaperIndex(list.indexOf(paper))} />
            ) : (
              <Pressable className="licence__frame" onTap={asking.begin}>
                <View className="licence__hidden">
                  <Icon name="lock" size={24} />
                  <Text>{t('hidden')}</Text>
                </View>
              </Pressable>
            )}
          </View>
        )}
      </StateView>
      <View>
        <CaptchaSheet open={asking.open} onClose={asking.close} licences={licences} />
        <Viewer pictures={pictures} files={pictures} start={paperIndex} onClose={() => setPaperIndex(undefined)} />
      </View>
    </Screen>
  )
}

export default definePage('shopLicense', { body: ShopLicense, skeleton: <Skeleton shape="detail" /> })
